import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { sizeGuideScreenTexts } from "#app/storefront/size-guide/size-guide-screen.texts.ts";
import { SizeGuideScreen } from "#app/storefront/size-guide/size-guide-screen.tsx";

import type { Route } from "./+types/size-guide";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/size-guide"],
    description: sizeGuideScreenTexts().description,
  });

export default function SizeGuide() {
  return <SizeGuideScreen />;
}
