import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { SizeGuideScreen } from "#app/storefront/size-guide/size-guide-screen.tsx";

import type { Route } from "./+types/size-guide";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Size guide",
    description: "How to measure yourself, every size in centimeters and inches, and what to do between sizes.",
  });

export default function SizeGuide() {
  return <SizeGuideScreen />;
}
