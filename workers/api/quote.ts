import { z } from "zod";

import { quoteAnswer, quoteInputSchema, quoteSchema } from "#app/features/selling/orders/quote-response.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";

import { createRoute } from "./create-route.ts";
import { mixedCurrencies, orderTooLarge } from "./place-order.ts";
import { rateLimited, refuse } from "./refusals.ts";

export const quoteRoute = createRoute(
  {
    method: "POST",
    path: "/api/quote",
    summary:
      "Answers what an order would come to now: lines, discount, ways to send it with their days, VAT and total, and why it would be refused. Counted by what an order is charged by; nothing is stored and no stock is held. Amounts in kronor.",
    access: "public",
    limit: "quote",
    input: quoteInputSchema,
    example: {
      lines: [
        { productId: "pulse-core-tee", color: "Black", size: "M", quantity: 2 },
        { variantId: "var_1", quantity: 1 },
      ],
      country: "SE",
      shippingMethod: "standard",
      code: "WELCOME10",
    },
    responses: { 200: z.object({ quote: quoteSchema }) },
    refusals: [orderTooLarge, mixedCurrencies, rateLimited],
  },
  async (asked, { request, shop }) => {
    // Codes could be guessed.
    if (asked.code !== null && (await isOverLimit(request, shop.env, "discount"))) return refuse(rateLimited);
    const now = new Date();
    const read = await readQuote(shop.db, asked, now);
    const { quote } = read;
    if (quote.kind === "too-large") return refuse(orderTooLarge, { error: quote.message });
    if (quote.kind === "mixed-currencies") return refuse(mixedCurrencies, { error: quote.message });
    return { status: 200, body: { quote: quoteAnswer(quote, read, shop.env.PUBLIC_ORIGIN, now) } };
  },
);
