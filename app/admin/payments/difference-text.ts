import type { DifferenceLine } from "#app/features/selling/reconciliation/reconciliation.ts";

const kinds = { payment: "payment", refund: "refund", dispute: "dispute" } as const;

/** A line of a day's difference in words: `refund of PM-12345678 is known to the provider alone`. */
export function differenceText({ kind, reason, orderNumber, reference }: DifferenceLine): string {
  const what = `${kinds[kind]}${orderNumber ? ` of ${orderNumber}` : reference ? ` ${reference}` : ""}`;
  switch (reason) {
    case "only-here":
      return `${what} is not known to the provider`;
    case "only-there":
      return `${what} is known to the provider alone`;
    case "amount":
      return `${what} has another amount at the provider`;
    case "day":
      return `${what} is on another day at the provider`;
    case "currency":
      return `${what} is in another currency at the provider`;
  }
}
