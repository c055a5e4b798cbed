import type { ReactNode } from "react";

import { EmptyTable } from "#app/admin/frame/data-table.tsx";
import { DateTime } from "#app/admin/frame/date-time.tsx";
import { type List, type ListData, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { AttemptBadge } from "#app/admin/orders/order-badges.tsx";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import type { listPayments } from "#app/features/selling/reconciliation/list-payments.server.ts";
import type { ProviderState } from "#app/features/selling/reconciliation/provider-state.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentAttemptStatuses } from "#app/shared/order-statuses.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import { DashboardLink } from "./dashboard-link.tsx";
import { DiscrepanciesList } from "./discrepancies-list.tsx";
import { DisputesList } from "./disputes-list.tsx";
import { ProviderCard } from "./provider-card.tsx";
import type { PaymentsPage } from "./read-payments-page.server.ts";
import { RefundsList } from "./refunds-list.tsx";

/** Every attempt to pay; `state` says where a payment is looked at at its provider. */
export const paymentsList = (state: ProviderState): List<typeof listPayments> => ({
  path: "/admin/payments",
  name: "payments",
  caption: "Payments",
  searchLabel: "Order number or reference",
  sorts: { newest: "Newest first" },
  filters: { status: { label: "Status", values: paymentAttemptStatuses } },
  empty: ({ search }) => (search ? "No matching payments." : "No matching payments."),
  columns: () => [
    {
      title: "Order",
      lead: true,
      cell: ({ orderId, orderNumber }) => <RowLink to={`/admin/orders/${orderId}`}>{orderNumber}</RowLink>,
    },
    { title: "Method", cell: ({ method }) => paymentMethodName(method) },
    {
      title: "Amount",
      cell: ({ amountOre, currency }) => <span className="whitespace-nowrap">{formatPrice(amountOre, currency)}</span>,
      numeric: true,
    },
    { title: "Status", cell: ({ status }) => <AttemptBadge status={status} /> },
    { title: "Started", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    {
      title: "Provider",
      cell: ({ provider, reference }) => (
        <>
          {providerName(provider)}
          <br />
          <DashboardLink state={state} provider={provider} object="payments" reference={reference} />
        </>
      ),
    },
  ],
});

/** The payments: who takes them, what a person has to see to, and every attempt to pay. */
export function PaymentsScreen({ page }: { page: PaymentsPage & { shown: ListData<typeof listPayments> } }) {
  const { state, shown, discrepancies, work, mayRefund } = page;
  const { view } = shown;
  // What waits is the first page's alone: a search or another page is about the list.
  const isFirst = !view.search && !view.filters.status && !view.paging.after && !view.paging.before;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">Payments</h1>
        <ButtonLink to="/admin/payments/reconciliation" size="small" look="outline">
          Reconciliation and VAT
        </ButtonLink>
      </div>
      <ProviderCard state={state} webhook={work} webhookAddress={page.webhookAddress} />
      {isFirst ? (
        <>
          <Section
            title="Needs review"
            hint="Differences between the shop and the payment provider."
            id="discrepancies"
          >
            {discrepancies.rows.length > 0 ? (
              <DiscrepanciesList discrepancies={discrepancies.rows} mayRefund={mayRefund} />
            ) : (
              <EmptyTable text="The shop and the provider match." icon="check" />
            )}
            <RowLink to="/admin/payments/discrepancies" className="mt-2">
              {discrepancies.next ? "View more" : "All discrepancies"}
            </RowLink>
          </Section>
          <Section
            title="Disputes"
            hint="A customer's bank questions or reverses a payment. Earliest deadline first."
            id="disputes"
          >
            {work.disputes.length > 0 ? (
              <DisputesList disputes={work.disputes} state={state} />
            ) : (
              <EmptyTable text="No open disputes." icon="check" />
            )}
          </Section>
          <Section
            title="Pending and failed refunds"
            hint="Customers are waiting for these. Failed first."
            id="refunds"
          >
            <RefundsList refunds={work.refunds} state={state} mayRefund={mayRefund} />
          </Section>
        </>
      ) : null}
      <Section title="All payments" id="payments">
        <ListScreen list={paymentsList(state)} {...shown} />
      </Section>
    </>
  );
}

function Section({ title, hint, id, children }: { title: string; hint?: string; id: string; children: ReactNode }) {
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 text-lg font-semibold">
        {title}
      </h2>
      {hint ? <p className="mt-1 max-w-prose text-sm leading-6 text-muted">{hint}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}
