import { dataProtection } from "#app/features/information/data-protection.ts";
import { TextPageView } from "#app/features/information/text-page-view.tsx";
import { pageMeta } from "#app/features/site/page-meta.ts";
import { useSite } from "#app/features/site/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/data-protection";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Data Protection Information",
    description: "Processors by purpose, retention, safeguards and your rights under the GDPR.",
    type: "article",
  });

export default function DataProtection() {
  return <TextPageView page={dataProtection(useSite())} next={{ to: "/checkout", label: "Back to Checkout" }} />;
}
