import { redirect } from "react-router";
import { z } from "zod";

import { pageNumberOf } from "#app/features/catalogue/listing.ts";
import { decisionMessage } from "#app/admin/reviews/decision-message.ts";
import { AdminReviews } from "#app/admin/reviews/reviews-list.tsx";
import { decisions, listReviewsForStaff, moderateReview } from "#app/features/reviews/moderate.server.ts";
import { FilterChips } from "#app/admin/frame/filter-chips.tsx";
import { leaveFlash } from "#app/admin/frame/flash.server.ts";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { Pagination } from "#app/admin/frame/pagination.tsx";
import { shopOf } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { reviewStatuses } from "#app/shared/states.ts";

import type { Route } from "./+types/reviews";

/** Reviews a page. */
const size = 20;

function pathOf(page: number, status: string | null): string {
  const parameters = new URLSearchParams({ ...(status ? { status } : {}), ...(page === 1 ? {} : { page: `${page}` }) });
  return parameters.size === 0 ? "/admin/reviews" : `/admin/reviews?${parameters}`;
}

function placeOf({ searchParams }: URL) {
  const status = reviewStatuses.find((known) => known === searchParams.get("status")) ?? null;
  return { page: pageNumberOf(searchParams.get("page")), status };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  requireStaff(context);
  const place = placeOf(url);
  return { ...place, ...(await listReviewsForStaff(shopOf(context).db, { ...place, size })) };
}

const decisionForm = z.object({
  reviewId: z.string().max(100),
  decision: z.enum(decisions),
  /** The ids of the pictures on the page that was decided on, with spaces between. */
  seenPictures: z
    .string()
    .max(1000)
    .default("")
    .transform((ids) => ids.split(" ")),
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: decisionForm, limit: "staff" });
  const decision = form.kind === "valid" ? form.data : null;
  const result = decision
    ? await moderateReview(shop.db, { ...decision, actor: username }, new Date()).catch(logged)
    : "failed";
  if (result === "done") invalidatePages(shop, { everything: true });

  const message = decisionMessage(decision?.decision, result);
  const { page, status } = placeOf(url);
  return redirect(pathOf(page, status), { headers: await leaveFlash(request, shop, message) });
}

function logged(error: unknown): "failed" {
  logError("A review could not be moderated", error);
  return "failed";
}

export const meta = () => [{ title: "Reviews | Admin" }, { name: "robots", content: "noindex, nofollow" }];

export default function ReviewsPage({ loaderData: { rows, total, waiting, page, status } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Reviews</h1>
      <p className="mt-2 mb-6 text-sm text-muted tabular-nums">
        {waiting === 0 ? "No reviews waiting for moderation." : `${waiting} waiting for moderation.`}
      </p>
      <FilterChips label="Status" states={reviewStatuses} current={status} to={(state) => pathOf(1, state)} />
      <AdminReviews reviews={rows} action={pathOf(page, status)} />
      <Pagination page={page} size={size} total={total} to={(target) => pathOf(target, status)} />
    </>
  );
}
