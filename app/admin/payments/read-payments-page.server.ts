import { paymentProblems, paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { listDiscrepancies } from "#app/features/selling/reconciliation/discrepancies.server.ts";
import { listPayments } from "#app/features/selling/reconciliation/list-payments.server.ts";
import { readPaymentWork } from "#app/features/selling/reconciliation/payment-work.server.ts";
import { providerState } from "#app/features/selling/reconciliation/provider-state.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { paymentAttemptStatuses } from "#app/shared/order-statuses.ts";
import type { StaffRole } from "#app/shared/states.ts";

import type { PaymentsView } from "./payments-list.ts";

const discrepanciesShown = 5;

/** Everything the payments page shows. */
export async function readPaymentsPage({ db, env }: Pick<Shop, "db" | "env">, view: PaymentsView, role: StaffRole) {
  const [payments, discrepancies, work] = await Promise.all([
    listPayments(db, {
      search: view.search,
      status: paymentAttemptStatuses.find((status) => status === view.filters.status),
      paging: view.paging,
    }),
    listDiscrepancies(db, { state: "open", paging: { size: discrepanciesShown } }),
    readPaymentWork(db),
  ]);
  return {
    view,
    payments,
    discrepancies,
    work,
    state: providerState(paymentProvider(env)?.name ?? null, env, paymentProblems(env)),
    webhookAddress: new URL("/api/payments/webhook", env.PUBLIC_ORIGIN).href,
    mayRefund: isAllowed(role, "orders:refund"),
  };
}
export type PaymentsPage = Awaited<ReturnType<typeof readPaymentsPage>>;
