import { processorsInUse } from "#app/features/selling/payments/processors-in-use.server.ts";
import { dataProtection } from "#app/features/shop/content/data-protection.ts";
import { shownDocument } from "#app/features/shop/content/shown-document.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/data-protection";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const site = await readSiteFacts(shop);
  return shownDocument(shop, "data-protection", () => dataProtection(site, processorsInUse(shop.env)));
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Data Protection Information",
    description:
      "Who handles your data for us, how long we keep it, how we protect it, and your rights under the GDPR.",
    type: "article",
  });

export default function DataProtection({ loaderData }: Route.ComponentProps) {
  return <TextPageView {...loaderData} />;
}
