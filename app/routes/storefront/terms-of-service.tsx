import { shownDocument } from "#app/features/shop/content/shown-document.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { termsOfService } from "#app/features/shop/content/terms-of-service.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/terms-of-service";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const site = await readSiteFacts(shop);
  return shownDocument(shop, "terms", () => termsOfService(site));
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Terms of Service",
    description: "The terms you shop under: orders, prices, delivery, right of withdrawal, complaints and disputes.",
    type: "article",
  });

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <TextPageView {...loaderData} />;
}
