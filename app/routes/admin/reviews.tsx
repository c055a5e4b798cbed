import { redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { decisionMessage } from "#app/admin/reviews/decision-message.ts";
import { reviewPageSize, reviewsPath, reviewsPlace } from "#app/admin/reviews/reviews-place.ts";
import { ReviewsScreen } from "#app/admin/reviews/reviews-screen.tsx";
import { decisions, listReviewsForStaff, moderateReview } from "#app/features/reviews/moderate.server.ts";
import { requirePermission } from "#app/features/staff/guard.server.ts";
import { shopOf } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";

import type { Route } from "./+types/reviews";

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, "reviews:moderate");
  const place = reviewsPlace(url);
  return { ...place, ...(await listReviewsForStaff(shopOf(context).db, { ...place, size: reviewPageSize })) };
}

const decisionForm = z.object({
  reviewId: z.string().max(100),
  decision: z.enum(decisions),
  /** The ids of the pictures that were on screen, separated by spaces. */
  seenPictures: z
    .string()
    .max(1000)
    .default("")
    .transform((ids) => ids.split(" ")),
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username } = requirePermission(context, "reviews:moderate");
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: decisionForm, limit: "staff" });
  const decision = form.kind === "valid" ? form.data : null;
  const result = decision
    ? await moderateReview(shop.db, { ...decision, actor: username }, new Date()).catch(logged)
    : "failed";
  if (result === "done") invalidatePages(shop, { everything: true });

  const message = decisionMessage(decision?.decision, result);
  const { page, status } = reviewsPlace(url);
  return redirect(reviewsPath(page, status), { headers: await setFlash(request, shop, message) });
}

function logged(error: unknown): "failed" {
  logError("A review could not be moderated", error);
  return "failed";
}

export const meta = () => [{ title: "Reviews | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}
