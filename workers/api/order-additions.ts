import { z } from "zod";

import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { additionEnded, offerEnded } from "#app/features/selling/orders/addition-ended.ts";
import { offerEndedTexts } from "#app/features/selling/orders/offer-ended.texts.ts";
import { isOfferId } from "#app/features/selling/orders/order-offer.ts";
import { placeAddition } from "#app/features/selling/orders/place-addition.server.ts";
import { placeOffer } from "#app/features/selling/orders/place-offer.server.ts";
import { orderResponseSchema } from "#app/features/selling/orders/responses.ts";
import { paymentProvider } from "#app/features/selling/payments/choose-provider.server.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isSignedLink } from "#app/platform/http/signed-link.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { paymentMethodIds } from "#app/shared/payment-methods.ts";

import { createRoute } from "./create-route.ts";
import { paymentsUnavailable } from "./payments.ts";
import { callerOfOrder, orderRefusals, placedOrderBody, refuseOrder } from "./place-order.ts";
import { inWords, refusal, refuse } from "./refusals.ts";

const unknownAddition = inWords("unknownAddition", 404, "unknown-addition");
const additionEnds = refusal(409, "addition-ended", offerEndedTexts("en").expired);
const otherTotal = inWords("otherTotal", 409, "other-total");

/** Id and signature stand in the body, and in no address that could be logged. */
export const takeAddition = createRoute(
  {
    method: "POST",
    path: "/api/orders/additions",
    summary:
      "Orders what staff put together for a customer or offered to add to an order, by the signed link of its e-mail. However often it is asked, there is one such order; status 200 for one that was placed before. Amounts in kronor.",
    access: "public",
    limit: "order",
    input: z.object({
      id: z.string().min(1).max(100),
      key: z.string().min(1).max(200),
      paymentMethod: z.enum(paymentMethodIds),
      total: z.number().min(0),
      informationVersion: z.string().max(100).nullish(),
      /** Whether the buyer ticked that they pay at the order, in markets that ask. */
      agreesToCharge: z.boolean().optional(),
    }),
    example: { id: "add_1", key: "signature", paymentMethod: "card", total: 299 },
    responses: {
      200: z.object({ id: z.string(), data: z.array(orderResponseSchema) }),
      201: z.object({ id: z.string(), data: z.array(orderResponseSchema) }),
    },
    refusals: [unknownAddition, additionEnds, otherTotal, ...orderRefusals, paymentsUnavailable],
  },
  async ({ id, key, paymentMethod, total, informationVersion = null, agreesToCharge }, { request, shop }) => {
    if (!paymentProvider(shop.env)) return refuse(paymentsUnavailable);
    const now = new Date();
    if (!(await isSignedLink("addition-link", id, key, linkSecrets(shop.env), now))) return refuse(unknownAddition);
    const caller = await callerOfOrder(request, shop);
    const mayWrite = () => claimWrite(request, shop, "order", now);
    const taken = { id, paymentMethod, total, informationVersion, agreesToCharge };
    const place = isOfferId(id) ? placeOffer : placeAddition;
    const result = await place(shop.db, taken, now, caller, mayWrite);
    if (result.kind === "unknown-addition" || result.kind === "unknown-offer") return refuse(unknownAddition);
    if (result.kind === "offer-closed") return refuse(additionEnds, { error: offerEnded(result.state) });
    if (result.kind === "closed") return refuse(additionEnds, { error: additionEnded(result.state) });
    if (result.kind === "other-total") return refuse(otherTotal);
    if (result.kind !== "placed") return refuseOrder(result);
    invalidatePages(shop, pagesAffectedBy(result.moves));
    return { status: result.repeated ? 200 : 201, body: await placedOrderBody(shop.db, result.order) };
  },
);
