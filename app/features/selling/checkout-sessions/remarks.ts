import type { AskedCheckout } from "#app/db/schema/checkout-sessions.server.ts";
import { codeRefusals } from "#app/features/selling/discounts/code-refusals.texts.ts";
import { orderRefusals } from "#app/features/selling/orders/order-refusals.texts.ts";
import type { Quote } from "#app/features/selling/orders/quote-order.ts";
import { dutiesText } from "#app/features/shop/shipping/export-texts.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import type { FoundSession } from "./read-session.server.ts";

/** What an agent is to know of a checkout, for its protocol to say with its own codes. */
export type Remark = { content: string } & (
  | {
      about: "stock";
      /** The line's place among those that are told, and how many of it can be ordered. */
      line: number;
      available: number;
    }
  /** A code's place among those asked for. */
  | { about: "code-expired" | "code-invalid" | "code-combination"; code: number }
  | { about: "unavailable" | "closed" | "shipping-changed" | "country-assumed" | "undeliverable" | "duties" }
);

/** Whether a remark is in the way of an order: the agent must ask for something else. */
export const isInTheWay = ({ about }: Remark) =>
  about === "stock" || about === "unavailable" || about === "closed" || about === "undeliverable";

/** All that is to be said of what was asked for at the moment of a quote. */
export function remarksOf(asked: AskedCheckout, quote: Quote): Remark[] {
  const { country, vat } = quote;
  const duties = dutiesText({ country, vatRateHundredths: vat.rateHundredths, vatCountry: vat.country });
  return [
    ...remarksOfQuote(asked, quote),
    ...remarksOfCodes(asked, quote),
    ...remarksOfCountry(asked),
    ...(duties ? [{ about: "duties" as const, content: duties }] : []),
  ];
}

function remarksOfQuote(asked: AskedCheckout, { lines, problems }: Quote): Remark[] {
  return problems.map(({ problem, message, line, available }): Remark => {
    if (problem === "stock" && available !== undefined)
      return { about: "stock", content: message, line: lines.findIndex(({ index }) => index === line), available };
    if (problem === "discount-refused")
      return { about: message === codeRefusals().expired ? "code-expired" : "code-invalid", content: message, code: 0 };
    if (problem === "checkout-refused")
      return { about: message === orderRefusals().closed ? "closed" : "shipping-changed", content: message };
    const id = asked.lines[line ?? -1]?.variantId ?? "";
    return { about: "unavailable", content: `Item ${id} isn't for sale. Send the checkout without it.` };
  });
}

function remarksOfCodes({ codes }: AskedCheckout, { problems, discount }: Quote): Remark[] {
  const isRefused = problems.some(({ problem }) => problem === "discount-refused");
  const beaten = codes.length > 0 && !isRefused && discount?.code === null ? [discount.description] : [];
  return [
    ...beaten.map((content): Remark => ({ about: "code-combination", code: 0, content })),
    ...codes.slice(1).map((_, i): Remark => ({
      about: "code-combination",
      code: i + 1,
      content: "An order takes one discount code.",
    })),
  ];
}

function remarksOfCountry({ country }: AskedCheckout): Remark[] {
  const countries = shippingCountries.join(", ");
  if (country === "")
    return [{ about: "country-assumed", content: `Counted for delivery to Sweden. We deliver to ${countries}.` }];
  if (shippingCountries.some((name) => name === country)) return [];
  return [{ about: "undeliverable", content: `We don't deliver to ${country}. We deliver to ${countries}.` }];
}

/** What only a person can do, and does at the checkout: no agent pays, or agrees to anything in a person's name. */
export const personOrders =
  "Open continue_url: the buyer checks the order there, reads the terms and the right of withdrawal, and pays.";

/** What an agent is told of an order that is not what it put together: nothing of what else was ordered. Null where it is. */
export const orderDiffers = (placed: FoundSession["placed"]) =>
  placed && !placed.isAsTold ? "The buyer ordered something else than was told here, or for another total." : null;

/** Why a session can't be changed any more. */
export function closedWords({ state }: Pick<FoundSession, "state">): string {
  const why = {
    "in-progress": "The buyer is paying for it.",
    completed: "It is ordered.",
    canceled: "It is canceled, or its time is over.",
    open: "",
  }[state];
  return `This checkout session can't be changed. ${why}`;
}

export const unknownSession = "There is no such checkout session, or it was deleted.";
export const sessionContended = "This checkout session is being changed by other calls. Try again.";
export const keyReused = "This idempotency key was used for another call.";
