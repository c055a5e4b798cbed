import { useSite } from "#app/features/configuration/use-site.ts";
import ConsentSettings from "#app/features/consent/consent-settings.tsx";
import { publicPage } from "#app/platform/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { cookiePolicy } from "#app/storefront/information/cookie-policy.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/cookie-policy";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Cookie Policy",
    description: "Which cookies the shop uses, what for, and how you choose.",
    type: "article",
  });

export default function CookiePolicy() {
  const site = useSite();
  return (
    <TextPageView
      page={cookiePolicy(site)}
      next={{ to: "/checkout", label: "Back to Checkout" }}
      inside={{ "change-your-choice": <ConsentSettings /> }}
    />
  );
}
