import { useSite } from "#app/features/configuration/use-site.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { dataProtection } from "#app/storefront/information/data-protection.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/data-protection";

export function loader({ context }: Route.LoaderArgs) {
  return { asksMaps: shopOf(context).env.GOOGLE_PLACES_KEY !== undefined };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Data Protection Information",
    description: "Processors by purpose, retention, safeguards and your rights under the GDPR.",
    type: "article",
  });

export default function DataProtection({ loaderData }: Route.ComponentProps) {
  const page = dataProtection(useSite(), loaderData.asksMaps);
  return <TextPageView page={page} next={{ to: "/checkout", label: "Back to Checkout" }} />;
}
