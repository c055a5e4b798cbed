import { data } from "react-router";

import { listReviewableProducts } from "#app/features/catalogue/reviews/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";

import type { Route } from "./+types/reviewable-products";

/** The products that can be reviewed, for the review dialog. */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await listReviewableProducts(shopOf(context).db), { headers: publicPage() });
}

export const headers = publicPage;
