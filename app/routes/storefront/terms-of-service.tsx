import { useSite } from "#app/features/configuration/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { termsOfService } from "#app/storefront/information/terms-of-service.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/terms-of-service";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Terms of Service",
    description: "The terms you shop under: orders, prices, delivery, right of withdrawal, complaints and disputes.",
    type: "article",
  });

export default function TermsOfService() {
  return <TextPageView page={termsOfService(useSite())} next={{ to: "/checkout", label: "Back to Checkout" }} />;
}
