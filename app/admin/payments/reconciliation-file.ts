import type { ProviderMovement } from "#app/features/selling/reconciliation/list-movements.server.ts";
import type { DifferenceLine, ReconciliationDay } from "#app/features/selling/reconciliation/reconciliation.ts";
import type { VatLine } from "#app/features/selling/reconciliation/vat-report.ts";
import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import { toSwedishField } from "#app/shared/swedish-time.ts";

import { differenceText } from "./difference-text.ts";
import { dayColumns } from "./reconciliation-columns.ts";

/** What a movement of money is called. */
const movementNames: Readonly<Record<ProviderMovement["kind"], string>> = {
  charge: "Payment",
  refund: "Refund",
  "refund-by-hand": "Refund by bank",
  "refund-failure": "Refund that failed",
  dispute: "Dispute",
  fee: "Fee",
  payout: "Payout",
  other: "Other",
};

/* Files for the bookkeeper: amounts with a decimal point, days and times of Sweden, and the currency in a column of its own. */

/** A line a day, and under it what its difference is made of. */
export function dailyFile(days: readonly ReconciliationDay[], lines: readonly DifferenceLine[]): string {
  const head = ["Day", "Currency", ...dayColumns.map(({ title }) => title), "Explanation"];
  const rows = days.map((day) => [
    day.day,
    day.currency,
    ...dayColumns.map((column) => ("count" in column ? String(day[column.name]) : amount(day[column.name]))),
    lines
      .filter((line) => line.day === day.day && line.currency === day.currency)
      .map((line) => `${differenceText(line)}: ${amount(line.ore)}`)
      .join("; "),
  ]);
  return fileOf(head, rows);
}

/** VAT by rate and country. */
export function vatFile(vat: readonly VatLine[]): string {
  const head = [
    "Country",
    "VAT of",
    "VAT rate %",
    "Currency",
    "Orders",
    "Sold incl. VAT",
    "VAT of sales",
    "Refunds",
    "Refunded incl. VAT",
    "VAT of refunds",
    "Net excl. VAT",
    "VAT to pay",
  ];
  const rows = vat.map((line) => [
    line.country,
    line.vatCountry,
    String(line.rateHundredths / 100),
    line.currency,
    String(line.orders),
    amount(line.soldOre),
    amount(line.soldVatOre),
    String(line.refunds),
    amount(line.refundedOre),
    amount(line.refundedVatOre),
    amount(line.netOre),
    amount(line.vatOre),
  ]);
  return fileOf(head, rows);
}

/** Every single movement of money. */
export function movementsFile(movements: readonly ProviderMovement[]): string {
  const head = ["Time", "Kind", "Order", "Reference", "Amount", "Fee", "Net", "Currency", "Payout"];
  const rows = movements.map((one) => [
    toSwedishField(one.occurredAt).replace("T", " "),
    movementNames[one.kind],
    one.orderNumber ?? "",
    one.reference,
    amount(one.amountOre),
    amount(one.feeOre),
    amount(one.netOre),
    one.currency,
    one.payout ?? "",
  ]);
  return fileOf(head, rows);
}

function fileOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [head, ...rows].map((cells) => csvLine(cells, ",")).join("");
}

/** Öre as a number with two decimals. */
function amount(ore: number): string {
  return (ore / 100).toFixed(2);
}
