import { privacyPolicy } from "#app/features/shop/content/privacy-policy.ts";
import { readPageText } from "#app/features/shop/content/queries.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/privacy-policy";

export async function loader({ context }: Route.LoaderArgs) {
  return { edited: await readPageText(shopOf(context), "privacy") };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Privacy Policy",
    description: "What we know about you, why, how long we keep it, and your rights.",
    type: "article",
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const builtIn = privacyPolicy(useSite());
  return <TextPageView page={builtIn} edited={loaderData.edited} />;
}
