import { Form } from "react-router";

import { listAddress } from "#app/admin/frame/list-address.ts";
import { ListPages } from "#app/admin/frame/list-pages.tsx";
import { ListToolbar } from "#app/admin/frame/list-toolbar.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { Button } from "#app/ui/button.tsx";

import { AdminReviews, bulkFormId, ReasonField } from "./reviews-list.tsx";
import { reviewFilterNames, reviewsShape, reviewSortNames, type ReviewsView, waitingLimit } from "./reviews-view.ts";

interface Props {
  view: ReviewsView;
  page: Awaited<ReturnType<typeof listReviewsForStaff>>;
  /** How many wait for moderation, counted up to `waitingLimit`. */
  waiting: number;
}

/** Every review, with what staff can do with it, one by one or several at once. */
export function ReviewsScreen({ view, page, waiting }: Props) {
  const action = listAddress(reviewsShape, view, view.paging);
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Reviews</h1>
      <p className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums">
        {waitingText(waiting)}
        {waiting > 0 && view.filters.status !== "pending" ? (
          <RowLink to="/admin/reviews?status=pending" className="text-ink">
            Show them
          </RowLink>
        ) : null}
      </p>
      <ListToolbar
        name="reviews"
        searchLabel="Product, name or words of the review"
        shape={reviewsShape}
        view={view}
        sortNames={reviewSortNames}
        searchOrder="Newest first"
        filterNames={reviewFilterNames}
      />
      {page.rows.length > 1 ? (
        <Form
          method="post"
          id={bulkFormId}
          // Another page, or the same one after a decision, begins with none ticked.
          key={page.rows.map(({ id, status }) => id + status).join()}
          action={action}
          preventScrollReset
          className="mb-4 flex flex-wrap items-center gap-2 border border-line bg-white px-5 py-3 text-sm"
        >
          <span className="mr-auto text-muted">Tick reviews to decide on several at once.</span>
          <Button type="submit" name="decision" value="approve" size="small" formNoValidate>
            Approve ticked
          </Button>
          <div className="w-56">
            <ReasonField label="Why the ticked reviews are declined" />
          </div>
          <Button type="submit" name="decision" value="reject" size="small" look="outline">
            Reject ticked
          </Button>
        </Form>
      ) : null}
      <AdminReviews reviews={page.rows} action={action} />
      <ListPages shape={reviewsShape} view={view} page={page} />
    </>
  );
}

function waitingText(waiting: number): string {
  if (waiting === 0) return "No reviews waiting for moderation.";
  return waiting >= waitingLimit
    ? `${waitingLimit} or more waiting for moderation.`
    : `${waiting} waiting for moderation.`;
}
