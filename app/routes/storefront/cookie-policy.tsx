import ConsentSettings from "#app/features/shop/consent/consent-settings.tsx";
import { cookiePolicy } from "#app/features/shop/content/cookie-policy.ts";
import { readPageText } from "#app/features/shop/content/queries.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/cookie-policy";

export async function loader({ context }: Route.LoaderArgs) {
  return { edited: await readPageText(shopOf(context), "cookies") };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Cookie Policy",
    description: "Which cookies we use, what they do, and how to choose.",
    type: "article",
  });

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  return (
    <TextPageView
      page={cookiePolicy(site)}
      edited={loaderData.edited}
      inside={{ "change-your-choice": <ConsentSettings /> }}
    />
  );
}
