import { z } from "zod";

import { boughtLines } from "#app/features/catalogue/reviews/queries.server.ts";
import { boughtInputSchema, reviewInputSchema } from "#app/features/catalogue/reviews/schemas.ts";
import { submitReview } from "#app/features/catalogue/reviews/submit-review.server.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isSignedLink } from "#app/platform/http/signed-link.server.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse, writtenOut } from "./refusals.ts";

const unknownProduct = refusal(404, "unknown-product", "This product can no longer be reviewed.");
const picturesUnavailable = refusal(
  409,
  "pictures-gone",
  "Your pictures have to be uploaded again. Please press Submit once more.",
);

export const submitReviewRoute = createRoute(
  {
    method: "POST",
    path: "/api/reviews",
    summary: "Takes a review, which waits for staff. The answer is the same whoever has bought what.",
    access: "public",
    limit: "review",
    input: reviewInputSchema,
    example: {
      key: "0123456789abcdefghijklmn",
      email: "asa.oberg@mail.example",
      name: "Åsa",
      location: "Trosa",
      product: "pulse-core-tee",
      rating: 5,
      feedback: "Soft and warm.",
      images: ["fil_1"],
      fit: "true",
      size: "M",
      order: { id: "ord_1", key: "signature" },
    },
    responses: {
      201: z.object({
        id: z.string(),
        data: z.array(z.object({ id: z.string(), status: z.literal("pending") })),
      }),
    },
    refusals: [unknownProduct, picturesUnavailable, writtenOut],
  },
  async (review, { request, shop }) => {
    const { order } = review;
    const signed = order && (await isSignedLink("review-link", order.id, order.key, linkSecrets(shop.env)));
    const isClaimed = await claimWrite(request, shop, "review", new Date(), signed ? order.id : undefined);
    if (!isClaimed) return refuse(writtenOut);
    const result = await submitReview(shop.db, review, signed ? order.id : null, new Date());
    if (result.kind === "unknown-product") return refuse(unknownProduct);
    if (result.kind === "pictures-gone") return refuse(picturesUnavailable);
    return { status: 201, body: { id: result.reviewId, data: [{ id: result.reviewId, status: "pending" as const }] } };
  },
);

export const boughtRoute = createRoute(
  {
    method: "POST",
    path: "/api/reviews/bought",
    summary: "The products and sizes that an order's signed review link stands for; none for any other link.",
    access: "public",
    limit: "bought",
    input: boughtInputSchema,
    example: { order: { id: "ord_1", key: "signature" } },
    responses: { 200: z.object({ data: z.array(z.object({ product: z.string(), size: z.string() })) }) },
  },
  async ({ order }, { shop }) => {
    const signed = await isSignedLink("review-link", order.id, order.key, linkSecrets(shop.env));
    return { status: 200, body: { data: signed ? await boughtLines(shop.db, order.id) : [] } };
  },
);
