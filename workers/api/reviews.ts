import { reviewInputSchema } from "#app/features/reviews/schemas.ts";
import { submitReview } from "#app/features/reviews/submit-review.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { isSignedLink } from "#app/platform/signed-link.server.ts";

import { answerData, answerError } from "./answer.ts";
import { readBody } from "./read-body.ts";

/** POST /api/reviews: takes a review, which waits for staff. The answer is the same whoever has bought what. */
export async function submitReviewCall(request: Request, { db, env }: Shop): Promise<Response> {
  const input = await readBody(request, reviewInputSchema);
  if (input instanceof Response) return input;

  const { order } = input;
  const signed = order && (await isSignedLink("review-link", order.id, order.key, env.LINK_SECRET));
  const result = await submitReview(db, input, signed ? order.id : null, new Date());
  if (result.kind === "unknown-product") {
    return answerError(404, "This product can no longer be reviewed.", { code: "unknown-product" });
  }
  if (result.kind === "pictures-gone") {
    return answerError(409, "Your pictures have to be uploaded again. Please press Submit once more.", {
      code: result.kind,
    });
  }
  return answerData([{ id: result.reviewId, status: "pending" }], { id: result.reviewId }, 201);
}
