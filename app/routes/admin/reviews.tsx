import { Form } from "react-router";

import { listAddress, sameList } from "#app/admin/frame/list-address.ts";
import { type List, ListScreen } from "#app/admin/frame/list-screen.tsx";
import { readList } from "#app/admin/frame/list-view.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { decisionSchema } from "#app/admin/reviews/decision-form.server.ts";
import { decisionMessage } from "#app/admin/reviews/decision-message.ts";
import { AdminReviews, bulkFormId, ReasonField } from "#app/admin/reviews/reviews-list.tsx";
import { countWaitingReviews, listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { moderateReview, productsOfReviews } from "#app/features/catalogue/reviews/moderate.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { reviewStatuses } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";

import type { Route } from "./+types/reviews";

/** Every review, with what staff can do with it, one by one or several at once. */
export const list: List<typeof listReviewsForStaff> = {
  path: "/admin/reviews",
  title: "Reviews",
  name: "reviews",
  searchLabel: "Product, name or review text",
  searchOrder: "Newest first",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  filters: {
    status: { label: "Status", values: reviewStatuses },
    rating: { label: "Stars", values: ["5", "4", "3", "2", "1"] },
    featured: { label: "Featured", values: ["yes", "no"] },
  },
  empty: "No reviews.",
  emptyIcon: "star",
};

/** How far waiting reviews are counted. */
const waitingLimit = 100;

export async function loader(args: Route.LoaderArgs) {
  const { db } = shopOf(args.context);
  const [shown, waiting] = await Promise.all([
    readList(args, list, listReviewsForStaff),
    countWaitingReviews(db, waitingLimit),
  ]);
  return { ...shown, waiting };
}

export async function action({ url, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, decisionSchema);
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
  return say(sameList(url, list), decisionMessage(decision, outcomes));
}

function logged(error: unknown): "failed" {
  logError("A review could not be moderated", error);
  return "failed";
}

export const meta = () => [{ title: "Reviews | Admin" }];

export default function Reviews({ loaderData: { waiting, ...shown } }: Route.ComponentProps) {
  const { view, page } = shown;
  const here = listAddress(list, view, view.paging);
  const intro = (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums">
      {waitingText(waiting)}
      {waiting > 0 && view.filters.status !== "pending" ? (
        <RowLink to="/admin/reviews?status=pending" className="text-ink">
          Show them
        </RowLink>
      ) : null}
    </p>
  );
  const bulkForm =
    page.rows.length > 1 ? (
      <Form
        method="post"
        id={bulkFormId}
        // Another page, or the same one after a decision, begins with none ticked.
        key={page.rows.map(({ id, status }) => id + status).join()}
        action={here}
        preventScrollReset
        className="mb-4 flex flex-wrap items-center gap-2 border border-line bg-white px-5 py-3 text-sm"
      >
        <span className="mr-auto text-muted">Select reviews to approve or reject</span>
        <Button type="submit" name="decision" value="approve" size="small" formNoValidate>
          Approve selected
        </Button>
        <div className="w-56">
          <ReasonField label="Reason for rejecting" />
        </div>
        <Button type="submit" name="decision" value="reject" size="small" look="outline">
          Reject selected
        </Button>
      </Form>
    ) : null;
  return (
    <ListScreen list={list} {...shown} intro={intro} above={bulkForm}>
      <AdminReviews reviews={page.rows} action={here} />
    </ListScreen>
  );
}

function waitingText(waiting: number): string {
  if (waiting === 0) return "No reviews waiting for moderation.";
  return waiting >= waitingLimit
    ? `${waitingLimit} or more waiting for moderation.`
    : `${waiting} waiting for moderation.`;
}
