import type { ReactNode } from "react";
import { Link } from "react-router";

import { DataTable } from "#app/admin/frame/data-table.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import type { LeftOut } from "#app/features/selling/reconciliation/bookkeeping.ts";
import type { DifferenceLine, ReconciliationDay } from "#app/features/selling/reconciliation/reconciliation.ts";
import { rateText } from "#app/features/selling/reconciliation/vat-report.ts";
import { leavesEu } from "#app/features/shop/shipping/exports.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatDateTime, formatShortDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Notice } from "#app/ui/notice.tsx";

import { differenceText } from "./difference-text.ts";
import { ordersWithoutRate } from "./orders-without-rate.ts";
import { OssThreshold } from "./oss-threshold.tsx";
import type { ReconciliationPage } from "./read-reconciliation-page.server.ts";
import { type ReconciliationFile, reconciliationFileAddress } from "./reconciliation-address.ts";
import { dayColumns } from "./reconciliation-columns.ts";
import { ReconciliationForm } from "./reconciliation-form.tsx";
import { ReconciliationSums } from "./reconciliation-sums.tsx";

/** What only a provider's own records say. */
const ofProvider: ReadonlySet<string> = new Set([
  "feesOre",
  "otherOre",
  "exchangedOre",
  "payoutsOre",
  "pendingOre",
  "differenceOre",
]);
/** Shown only when there is anything of it. */
const rare: ReadonlySet<string> = new Set(["otherOre", "exchangedOre", "byHandOre", "pendingOre"]);

/** What the shop took and gave back day by day, what its payment provider says, and the VAT. */
export function ReconciliationScreen({ page }: { page: ReconciliationPage }) {
  const { provider, days, lines, vat, hasProvider } = page;
  const name = providerName(provider);
  const columns = dayColumns.filter(
    (column) =>
      (hasProvider || !ofProvider.has(column.name)) &&
      (!rare.has(column.name) || days.some((day) => day[column.name] !== 0)),
  );
  const rows = days.toReversed().map((day) => ({ ...day, id: `${day.day} ${day.currency}` }));
  return (
    <>
      <RowLink to="/admin/payments">Back to payments</RowLink>
      <h1 className="display mt-2 mb-6 text-display-sm lg:text-display-md">Reconciliation</h1>
      <ReconciliationForm {...page} />
      <ReconciliationNotice page={page} />
      <ReconciliationSums sums={page.sums} hasProvider={hasProvider} />
      <Section title="By day" page={page} file="days" link="Download days as CSV">
        <DataTable<ReconciliationDay & { id: string }>
          caption="Reconciliation by day"
          rows={rows}
          empty="No money moved in this period."
          columns={[
            { title: "Day", cell: ({ day }) => <Day day={day} />, lead: true },
            ...columns.map((column) => ({
              title: column.title,
              cell: (day: (typeof rows)[number]) =>
                "count" in column ? (
                  day[column.name]
                ) : (
                  <Amount ore={day[column.name]} day={day} marked={column.name === "differenceOre"} />
                ),
              numeric: true,
            })),
          ]}
        />
      </Section>
      {lines.length > 0 ? <Differences lines={lines} name={name} /> : null}
      <Section title="VAT by rate and country" page={page} file="vat" link="Download VAT as CSV">
        <DataTable
          caption="VAT by rate and country"
          rows={vat.map((line) => ({
            ...line,
            id: `${line.currency} ${line.country} ${line.vatCountry} ${line.rateHundredths}`,
          }))}
          empty="Nothing was sold in this period."
          columns={[
            {
              title: "Country",
              // Of orders by OSS and VOEC, the VAT is the buyer's country's; of all others it is Sweden's.
              cell: ({ country, vatCountry }) =>
                vatCountry === "Sweden" ? country : `${country}, ${leavesEu(vatCountry) ? "VOEC" : "OSS"}`,
              lead: true,
            },
            { title: "Rate", cell: ({ rateHundredths }) => rateText(rateHundredths), numeric: true },
            { title: "Orders", cell: ({ orders }) => orders, numeric: true },
            { title: "Sold", cell: (line) => <Money ore={line.soldOre} currency={line.currency} />, numeric: true },
            { title: "VAT", cell: (line) => <Money ore={line.soldVatOre} currency={line.currency} />, numeric: true },
            {
              title: "Refunded",
              cell: (line) => <Money ore={line.refundedOre} currency={line.currency} />,
              numeric: true,
            },
            {
              title: "VAT refunded",
              cell: (line) => <Money ore={line.refundedVatOre} currency={line.currency} />,
              numeric: true,
            },
            { title: "Net", cell: (line) => <Money ore={line.netOre} currency={line.currency} />, numeric: true },
            {
              title: "VAT to pay",
              cell: (line) => <Money ore={line.vatOre} currency={line.currency} />,
              numeric: true,
            },
          ]}
        />
        <p className="mt-3 max-w-prose text-sm leading-6 text-muted">
          Sums of the orders' and refunds' own amounts. VAT added at checkout is based on prices before discounts, so it
          isn't the rate times the net.
        </p>
        <OssThreshold {...page.oss} />
      </Section>
      <Section title="Bookkeeping" page={page} file="sie" link="Download vouchers as SIE">
        <p className="max-w-prose text-sm leading-6 text-muted">
          A voucher a day for Fortnox, Visma and other Swedish systems, with accounts of the BAS chart. Other currencies
          are in kronor at the season&apos;s rate under Markets, as it is now. What&apos;s neither sale, refund, fee nor
          payout is on account 1999 for you to sort out.
        </p>
        {page.leftOut.length > 0 ? (
          <Notice tone="warning" className="mt-4">
            <strong>Not in the file:</strong>{" "}
            {`${page.leftOut.map(leftOutText).join("; ")}. Set the season's rate under Markets, or book them yourself.`}
          </Notice>
        ) : null}
      </Section>
      <Section title="Transactions" page={page} file="transactions" link="Download transactions as CSV">
        <p className="max-w-prose text-sm leading-6 text-muted">
          {hasProvider
            ? `Every payment, refund, dispute, fee and payout as reported by ${name}, with its order.`
            : "Every payment and refund in the shop's records, with its order."}
        </p>
      </Section>
    </>
  );
}

function Section({
  title,
  page: { period, provider },
  file,
  link,
  children,
}: {
  title: string;
  page: ReconciliationPage;
  file: ReconciliationFile;
  link: string;
  children: ReactNode;
}) {
  return (
    <section className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{title}</h2>
        <Link
          to={reconciliationFileAddress(period, provider, file)}
          reloadDocument
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {link}
        </Link>
      </div>
      {children}
    </section>
  );
}

function Day({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{formatShortDate(`${day}T12:00:00Z`)}</span>;
}

function Money({ ore, currency }: { ore: number; currency: Currency }) {
  return <span className="whitespace-nowrap">{formatPrice(ore, currency)}</span>;
}

function Amount({ ore, day, marked }: { ore: number; day: ReconciliationDay; marked: boolean }) {
  const text = formatPrice(ore, day.currency);
  return <span className={`whitespace-nowrap ${marked && ore !== 0 ? "font-semibold text-danger" : ""}`}>{text}</span>;
}

/** What no voucher has: `2 orders in EUR, from 3 days`. */
function leftOutText(left: LeftOut): string {
  return `${ordersWithoutRate([left])}, ${left.days === 1 ? "on 1 day" : `on ${left.days} days`}`;
}

/** What is to be known before the figures are read: that no money moved, or how far the provider's records are here. */
function ReconciliationNotice({ page: { provider, hasProvider, copiedUntil } }: { page: ReconciliationPage }) {
  const name = providerName(provider);
  if (provider === "test")
    return (
      <Notice tone="warning" className="mb-6">
        <strong>No money moved.</strong> Test payments: only the shop&apos;s own numbers, without fees or payouts.
      </Notice>
    );
  if (!hasProvider)
    return (
      <Notice tone="warning" className="mb-6">
        {`${name}'s transactions haven't been imported yet. We do this every night. Until then, these are the shop's own numbers.`}
      </Notice>
    );
  return (
    <p className="mb-6 max-w-prose text-sm leading-6 text-muted">
      {copiedUntil
        ? `Compared with ${name}'s transactions until ${formatDateTime(copiedUntil)}. Later ones are pending until tonight's import.`
        : `${name}'s transactions are being imported for the first time. Missing ones are pending.`}
    </p>
  );
}

function Differences({ lines, name }: { lines: readonly DifferenceLine[]; name: string }) {
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-lg font-semibold">Differences by line</h2>
      <p className="mb-3 max-w-prose text-sm leading-6 text-muted">
        {`How the shop's records differ from ${name}'s, by day.`}
      </p>
      <DataTable
        caption="Differences"
        rows={lines.map((line, i) => ({ ...line, id: String(i) }))}
        empty=""
        columns={[
          { title: "Day", cell: ({ day }) => <Day day={day} />, lead: true },
          { title: "What", cell: (line) => capitalize(differenceText(line)) },
          {
            title: "Amount",
            cell: (line) => <Money ore={line.ore} currency={line.currency} />,
            numeric: true,
          },
          {
            title: "Order",
            cell: ({ orderId, orderNumber }) =>
              orderId ? <RowLink to={`/admin/orders/${orderId}`}>{orderNumber ?? "Order"}</RowLink> : "None",
          },
        ]}
      />
    </section>
  );
}
