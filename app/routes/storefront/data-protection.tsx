import { processorsInUse } from "#app/features/selling/payments/processors-in-use.server.ts";
import { dataProtection } from "#app/features/shop/content/data-protection.ts";
import { readPageText } from "#app/features/shop/content/queries.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/data-protection";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  return {
    inUse: processorsInUse(shop.env),
    edited: await readPageText(shop, "data-protection"),
  };
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
  const page = dataProtection(useSite(), loaderData.inUse);
  return <TextPageView page={page} edited={loaderData.edited} />;
}
