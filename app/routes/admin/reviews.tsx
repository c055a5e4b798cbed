import { redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { listAddress, parseListView } from "#app/admin/frame/list-address.ts";
import { readListView } from "#app/admin/frame/list-view.server.ts";
import { decisionSchema } from "#app/admin/reviews/decision-form.server.ts";
import { decisionMessage } from "#app/admin/reviews/decision-message.ts";
import { ReviewsScreen } from "#app/admin/reviews/reviews-screen.tsx";
import { reviewsShape, waitingLimit } from "#app/admin/reviews/reviews-view.ts";
import { countWaitingReviews, listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { moderateReview, productsOfReviews } from "#app/features/catalogue/reviews/moderate.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import type { Route } from "./+types/reviews";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const view = await readListView({ request, context, url }, reviewsShape);
  const [page, waiting] = await Promise.all([listReviewsForStaff(db, view), countWaitingReviews(db, waitingLimit)]);
  return { view, page, waiting };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: decisionSchema, limit: "staff" });
  const { decision, reason, picked } =
    form.kind === "valid" ? form.data : { decision: undefined, reason: null, picked: [] };
  const outcomes: Parameters<typeof decisionMessage>[1][number][] = [];
  if (decision) {
    for (const review of picked)
      outcomes.push(await moderateReview(shop.db, { ...review, decision, reason, actor }, new Date()).catch(logged));
  }
  if (outcomes.includes("done")) {
    const products = await productsOfReviews(
      shop.db,
      picked.map(({ reviewId }) => reviewId),
    );
    invalidatePages(shop, { products, reviews: true, listings: true });
  }
  const headers = await setFlash(request, shop, decisionMessage(decision, outcomes));
  const view = parseListView(url, reviewsShape);
  return redirect(listAddress(reviewsShape, view, view.paging), { headers });
}

function logged(error: unknown): "failed" {
  logError("A review could not be moderated", error);
  return "failed";
}

export const meta = () => [{ title: "Reviews | Admin" }];

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}
