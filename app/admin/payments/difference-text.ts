import type { DifferenceLine } from "#app/features/selling/reconciliation/reconciliation.ts";

const kinds = { payment: "payment", refund: "refund", dispute: "dispute" } as const;

/** A line of a day's difference in words: `refund of PM-12345678 is only at the provider`. */
export function differenceText({ kind, reason, orderNumber, reference }: DifferenceLine): string {
  const what = `${kinds[kind]}${orderNumber ? ` of ${orderNumber}` : reference ? ` ${reference}` : ""}`;
  switch (reason) {
    case "only-here":
      return `${what} is missing at the provider`;
    case "only-there":
      return `${what} is only at the provider`;
    case "amount":
      return `${what} has a different amount at the provider`;
    case "day":
      return `${what} is on a different day at the provider`;
    case "currency":
      return `${what} is in a different currency at the provider`;
  }
}
