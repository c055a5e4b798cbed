import { ConsentSettings } from "#app/features/consent/consent-settings.tsx";
import { cookiePolicy } from "#app/features/information/cookie-policy.ts";
import { TextPageView } from "#app/features/information/text-page-view.tsx";
import { pageMeta } from "#app/features/site/page-meta.ts";
import { useSite } from "#app/features/site/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";

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
