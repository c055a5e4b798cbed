import { pageNumberOf } from "#app/features/catalogue/listing.ts";
import { reviewStatuses } from "#app/shared/states.ts";

/** Reviews a page. */
export const reviewPageSize = 20;

/** The address of a page of the reviews, of one status or all. */
export function reviewsPath(page: number, status: string | null): string {
  const parameters = new URLSearchParams({ ...(status ? { status } : {}), ...(page === 1 ? {} : { page: `${page}` }) });
  return parameters.size === 0 ? "/admin/reviews" : `/admin/reviews?${parameters}`;
}

/** Which page of which reviews an address names. */
export function reviewsPlace({ searchParams }: URL) {
  const status = reviewStatuses.find((known) => known === searchParams.get("status")) ?? null;
  return { page: pageNumberOf(searchParams.get("page")), status };
}
