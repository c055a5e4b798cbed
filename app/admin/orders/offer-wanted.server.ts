import type { StaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { Totals } from "#app/features/selling/cart/totals.ts";
import type { CheckedOrder } from "#app/features/selling/orders/check-order.ts";
import { offerOrder, quoteWanted, withdrawOffer } from "#app/features/selling/orders/offer-order.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { customerTogether, wantedOrderErrors, wantedOrderForm } from "./offer-form.ts";
import { customerLanguages } from "./read-new-order.server.ts";
import { wantedLines } from "./wanted-lines.ts";

/** What the server said of an order that is put together: what it comes to, or what is wrong with it. */
export interface WantedAnswer {
  errors: Record<string, string>;
  problem?: string;
  counted?: { totals: Totals; currency: Currency; discountName: string | null };
}

const here = "/admin/orders/new/add";

/** Counts what an order for a customer comes to, e-mails it to them, or takes it back. */
export async function submitWanted(
  { shop, fields, actor, say }: Pick<StaffForm, "shop" | "fields" | "actor" | "say">,
  intent: "count" | "offer" | "withdraw",
  now: Date,
): Promise<WantedAnswer | Response> {
  if (intent === "withdraw") {
    const isDone = await withdrawOffer(shop.db, { id: fields["offerId"] ?? "", actor }, now);
    return isDone
      ? say(here, { tone: "success", text: "Payment link withdrawn." })
      : say(here, { tone: "error", text: "Not withdrawn: the customer has paid, or it was withdrawn before." });
  }
  const parsed = wantedOrderForm.safeParse(customerTogether(fields));
  const items = wantedLines(fields);
  if (!parsed.success || items === null) return { errors: wantedOrderErrors(fields), problem: "Check the fields." };
  if (items.length === 0) return { errors: {}, problem: "Choose a size, and how many." };
  const { offerId, told, language: chosen, ...order } = parsed.data;
  // The link leads to a page in it.
  const language = customerLanguages(shop).find((known) => known === chosen) ?? "en";
  const wanted = { ...order, items };
  if (intent === "offer") {
    const outcome = await offerOrder(shop.db, { ...wanted, id: offerId, told, actor, language }, now);
    if (outcome.kind === "offered") {
      enqueueMail(shop, outcome.outboxId);
      return say(here, { tone: "success", text: "Payment link sent to the customer." });
    }
    if (outcome.kind === "other-offer")
      return {
        errors: {},
        problem: "This form already sent a payment link for another order. Open it anew to send one more.",
      };
    if (outcome.kind !== "total-told") return { errors: {}, problem: problemOf(outcome) };
  }
  const quote = await quoteWanted(shop.db, wanted, now);
  if (quote.kind !== "ok") return { errors: {}, problem: problemOf(quote) };
  const { totals, currency, discountTitle, discountCode } = quote;
  const counted = { totals, currency, discountName: discountTitle ?? discountCode };
  return intent === "count"
    ? { errors: {}, counted }
    : { errors: {}, counted, problem: "The total has changed. Tell the customer, then send it again." };
}

function problemOf(refused: Exclude<CheckedOrder, { kind: "ok" }>): string {
  return refused.kind === "lines-changed" ? refused.problems.map(({ message }) => message).join(". ") : refused.message;
}
