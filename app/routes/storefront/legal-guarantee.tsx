import { officialNotices } from "#app/features/shop/content/guarantee-terms.ts";
import { legalGuaranteePage } from "#app/features/shop/content/legal-guarantee.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/legal-guarantee";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: legalGuaranteePage.title,
    description: legalGuaranteePage.intro,
    type: "article",
  });

export default function LegalGuarantee() {
  const official = officialNotices.en;
  return (
    <TextPageView
      page={legalGuaranteePage}
      next={
        official ? { to: official.path, label: "The EU's notice" } : { to: "/complaint", label: "Make a complaint" }
      }
    />
  );
}
