import ConsentSettings from "#app/features/shop/consent/consent-settings.tsx";
import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import { shownDocument } from "#app/features/shop/content/shown-document.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { policyMetaTexts } from "#app/storefront/information/policy-meta.texts.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/cookie-policy";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const site = await readSiteFacts(shop);
  return shownDocument(shop, "cookies", () => legalDocuments.cookies(site));
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => {
  const texts = policyMetaTexts();
  return pageMeta(args, { title: texts.cookies, description: texts.cookiesDescription, type: "article" });
};

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return <TextPageView {...loaderData} inside={{ "change-your-choice": <ConsentSettings /> }} />;
}
