import { useSite } from "#app/features/configuration/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { privacyPolicy } from "#app/storefront/information/privacy-policy.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/privacy-policy";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Privacy Policy",
    description: "What we know about you, why, for how long, and what you can do about it.",
    type: "article",
  });

export default function PrivacyPolicy() {
  return <TextPageView page={privacyPolicy(useSite())} next={{ to: "/checkout", label: "Back to Checkout" }} />;
}
