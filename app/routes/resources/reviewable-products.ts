import { data } from "react-router";

import { listReviewableProducts } from "#app/features/reviews/queries.server.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/reviewable-products";

/** The products a review can be of, for the dialog that asks. */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await listReviewableProducts(shopOf(context).db), { headers: publicPage() });
}

export const headers = publicPage;
