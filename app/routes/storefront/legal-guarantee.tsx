import { officialNotices } from "#app/features/shop/content/guarantee-terms.ts";
import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { officialNoticeTexts } from "#app/storefront/information/official-notice.texts.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/legal-guarantee";

export function loader() {
  return { page: legalDocuments["legal-guarantee"]() };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData.page.title,
    description: args.loaderData.page.intro,
    type: "article",
  });

export default function LegalGuarantee({ loaderData }: Route.ComponentProps) {
  const official = officialNotices.en;
  return (
    <TextPageView
      page={loaderData.page}
      next={
        official
          ? { to: official.path, label: officialNoticeTexts().notice }
          : { to: "/complaint", label: pageNames()["/complaint"] }
      }
    />
  );
}
