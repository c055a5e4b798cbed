import { holdDays } from "./exchange-rules.ts";
import { exchangeTermTexts } from "./exchange-terms.texts.ts";

/** What an exchange is, beside the right of withdrawal: said before it is confirmed. `until` is a date, null while it is open. */
export function exchangeTerms(until: string | null): readonly string[] {
  const texts = exchangeTermTexts();
  return [
    texts.hold(holdDays),
    texts.price,
    texts.late(holdDays),
    until === null ? texts.refundOpen : texts.refundUntil(until),
  ];
}
