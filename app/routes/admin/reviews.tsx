import { redirect } from "react-router";
import { z } from "zod";

import { pageNumberOf } from "#app/features/catalogue/listing.ts";
import { decisionMessage } from "#app/features/reviews/admin-decision-message.ts";
import { AdminReviews } from "#app/features/reviews/admin-reviews.tsx";
import { decisions, listReviewsForStaff, moderateReview } from "#app/features/reviews/moderate.server.ts";
import { leaveFlash } from "#app/features/staff/flash.server.ts";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { Pagination } from "#app/features/staff/pagination.tsx";
import { shopOf } from "#app/platform/context.ts";
import { renewPages } from "#app/platform/page-cache.server.ts";

import type { Route } from "./+types/reviews";

/** Reviews a page. */
const size = 20;

const pathOf = (page: number) => (page === 1 ? "/admin/reviews" : `/admin/reviews?page=${page}`);

export async function loader({ context, url }: Route.LoaderArgs) {
  requireStaff(context);
  const page = pageNumberOf(url.searchParams.get("page"));
  return { page, ...(await listReviewsForStaff(shopOf(context).db, { page, size })) };
}

const decisionForm = z.object({ reviewId: z.string().max(100), decision: z.enum(decisions) });

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = decisionForm.safeParse(Object.fromEntries(await request.formData()));
  const result = form.success
    ? await moderateReview(shop.db, { ...form.data, actor: username }, new Date()).catch(logged)
    : "failed";
  if (result === "done") await renewPages(shop);

  const message = decisionMessage(form.data?.decision, result);
  const back = pathOf(pageNumberOf(url.searchParams.get("page")));
  return redirect(back, { headers: { "Set-Cookie": await leaveFlash(request, shop, message) } });
}

function logged(error: unknown): "failed" {
  console.error("A review could not be moderated", error);
  return "failed";
}

export const meta = () => [{ title: "Reviews | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function ReviewsPage({ loaderData: { rows, total, waiting, page } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="display text-display-md">Reviews</h1>
      <p className="mt-2 mb-8 text-sm text-muted tabular-nums">
        {waiting === 0 ? "None waits for moderation." : `${waiting} waiting for moderation.`}
      </p>
      <AdminReviews reviews={rows} action={pathOf(page)} />
      <Pagination page={page} size={size} total={total} to={pathOf} />
    </>
  );
}
