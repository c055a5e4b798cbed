import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import { shownDocument } from "#app/features/shop/content/shown-document.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { termsMetaTexts } from "#app/storefront/information/terms-meta.texts.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/terms-of-service";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const site = await readSiteFacts(shop);
  return shownDocument(shop, "terms", () => legalDocuments.terms(site));
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/terms-of-service"],
    description: termsMetaTexts().description,
    type: "article",
  });

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <TextPageView {...loaderData} />;
}
