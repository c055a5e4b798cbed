import { privacyPolicy } from "#app/features/shop/content/privacy-policy.ts";
import { shownDocument } from "#app/features/shop/content/shown-document.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/privacy-policy";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const site = await readSiteFacts(shop);
  return shownDocument(shop, "privacy", () => privacyPolicy(site));
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Privacy Policy",
    description: "What we know about you, why, how long we keep it, and your rights.",
    type: "article",
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <TextPageView {...loaderData} />;
}
