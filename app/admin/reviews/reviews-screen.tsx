import { FilterChips } from "#app/admin/frame/filter-chips.tsx";
import { Pagination } from "#app/admin/frame/pagination.tsx";
import type { listReviewsForStaff } from "#app/features/reviews/moderate.server.ts";
import { type ReviewStatus, reviewStatuses } from "#app/shared/states.ts";

import { AdminReviews } from "./reviews-list.tsx";
import { reviewPageSize, reviewsPath } from "./reviews-place.ts";

interface Props extends Awaited<ReturnType<typeof listReviewsForStaff>> {
  page: number;
  status: ReviewStatus | null;
}

/** Every review, with what staff can do with it. */
export function ReviewsScreen({ rows, total, waiting, page, status }: Props) {
  return (
    <>
      <h1 className="display text-display-sm lg:text-display-md">Reviews</h1>
      <p className="mt-2 mb-6 text-sm text-muted tabular-nums">
        {waiting === 0 ? "No reviews waiting for moderation." : `${waiting} waiting for moderation.`}
      </p>
      <FilterChips label="Status" states={reviewStatuses} current={status} to={(state) => reviewsPath(1, state)} />
      <AdminReviews reviews={rows} action={reviewsPath(page, status)} />
      <Pagination page={page} size={reviewPageSize} total={total} to={(target) => reviewsPath(target, status)} />
    </>
  );
}
