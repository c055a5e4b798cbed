import { reviewInputSchema } from "#app/features/reviews/schemas.ts";
import { submitReview } from "#app/features/reviews/submit-review.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { answerData, answerError } from "./answer.ts";
import { readBody } from "./read-body.ts";

/** POST /api/reviews: takes a review, which waits for staff. The answer is the same whoever has bought what. */
export async function submitReviewCall(request: Request, { db }: Shop): Promise<Response> {
  const input = await readBody(request, reviewInputSchema);
  if (input instanceof Response) return input;

  const result = await submitReview(db, input, new Date());
  if (result.kind === "unknown-product") {
    return answerError(404, "This product can no longer be reviewed.", { code: "unknown-product" });
  }
  return answerData([{ id: result.reviewId, status: "pending" }], { id: result.reviewId }, 201);
}
