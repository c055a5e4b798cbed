import { z } from "zod";

import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { quoteAnswer, quoteInputSchema } from "#app/features/selling/orders/quote-response.ts";
import { readQuote } from "#app/features/selling/orders/read-quote.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { legalGuaranteePage } from "#app/features/shop/content/legal-guarantee.ts";
import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { checkLink } from "#app/platform/http/signed-link.server.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { returnsPage } from "#app/storefront/information/returns.ts";
import { shippingPage } from "#app/storefront/information/shipping.ts";

import { defineTool } from "./define-tool.ts";
import { textOfPage } from "./text-of-page.ts";

const notALink = { problem: "This isn't a valid order link. It's the whole address from an email about the order." };

export const shopTools = [
  defineTool({
    name: "quote_order",
    title: "Quote an order",
    description:
      "Tells what an order would come to now: lines, discount, ways to send it with their days, VAT, total, and why it would be refused. Amounts in the currency's main unit. Nothing is stored and no stock is held; a person pays at `checkout`.",
    input: z.object({
      lines: quoteInputSchema.shape.lines.describe("Variants by variantId, or products with color and size by name"),
      country: z.enum(shippingCountries).default("Sweden"),
      shippingMethod: z.enum(["standard", "express"]).default("standard"),
      code: z.string().trim().max(100).optional().describe("A discount code"),
    }),
    answer: async (asked, { shop, site, request }) => {
      // Codes could be guessed.
      if (asked.code && (await isOverLimit(request, shop.env, "discount")))
        return { problem: "Too many codes. Wait a minute." };
      const now = new Date();
      const read = await readQuote(shop.db, { ...asked, code: asked.code || null }, now);
      if (read.quote.kind !== "quoted") return { problem: read.quote.message };
      return { ...quoteAnswer(read.quote, read, site.origin, now), checkout: `${site.origin}/checkout` };
    },
  }),

  defineTool({
    name: "get_policies",
    title: "Read our policies",
    description:
      "Tells how we deliver and for how much, how returns work, the legal guarantee, or the terms in force with their version.",
    input: z.object({ topic: z.enum(["shipping", "returns", "legal-guarantee", "terms"]) }),
    answer: async ({ topic }, { shop, site }) => {
      const say = (path: string, page: Parameters<typeof textOfPage>[0]) => ({
        topic,
        url: site.origin + path,
        text: textOfPage(page, site.origin),
      });
      if (topic === "shipping") return say("/shipping", shippingPage(site));
      if (topic === "returns") return say("/returns", returnsPage(site));
      if (topic === "legal-guarantee") return say("/legal-guarantee", legalGuaranteePage());
      const { terms } = await readCurrentDocuments(shop.db);
      return { ...say("/terms-of-service", terms.content), version: terms.id };
    },
  }),

  defineTool({
    name: "get_order_status",
    title: "Check an order",
    description:
      "Tells where an order is, by the link to it in the buyer's email. Never who bought it or where it goes.",
    input: z.object({ link: z.url().max(500).describe("The address of the order's page, with its orderId and key") }),
    answer: async ({ link }, { shop, request }) => {
      if (await isOverLimit(request, shop.env, "track")) return { problem: "Too many tries. Wait a minute." };
      const { searchParams } = new URL(link);
      const [id, key] = [searchParams.get("orderId"), searchParams.get("key")];
      if (!id || !key) return notALink;
      const checked = await checkLink("order-link", id, key, linkSecrets(shop.env));
      if (checked === "expired")
        return { problem: "This link has expired. Use one from a later email, or contact us." };
      const order = checked === "valid" ? await readOrder(shop.db, id) : null;
      const tracked = order && (await trackOrder(shop.db, order.orderNumber));
      if (!order || !tracked) return notALink;
      const { orderNumber, status, steps, estimatedDelivery, expected } = tracked;
      return {
        orderNumber,
        status,
        statusText: orderStatusFacts[status].shopperText,
        steps,
        ...(orderStatusFacts[status].isUnderWay ? { estimatedDelivery, expected } : {}),
        items: order.lines.map(({ name, color, size, quantity }) => ({ name, color, size, quantity })),
      };
    },
  }),
];
