import { data } from "react-router";

import { readReviewFigures } from "#app/features/catalogue/reviews/review-figures.server.ts";
import { reviewRulesPath } from "#app/features/catalogue/reviews/review.ts";
import { retentionCutoff } from "#app/features/shop/retention/retention-periods.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";
import { ListingFailure } from "#app/storefront/listing/load-failure.tsx";
import { reviewRulesTexts } from "#app/storefront/reviews-page/review-rules.texts.ts";
import { reviewRules } from "#app/storefront/reviews-page/review-rules.ts";

import type { Route } from "./+types/reviews-how";

export async function loader({ context }: Route.LoaderArgs) {
  const since = retentionCutoff("rejectedReviews", new Date());
  return data(await readReviewFigures(shopOf(context).db, since), { headers: publicPage() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()[reviewRulesPath],
    description: reviewRulesTexts().description,
    type: "article",
  });

export default function HowReviewsAreChecked({ loaderData }: Route.ComponentProps) {
  return <TextPageView page={reviewRules(loaderData)} next={{ to: "/reviews", label: reviewRulesTexts().read }} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListingFailure error={error} title={pageNames()[reviewRulesPath]} what="reviews" />;
}
