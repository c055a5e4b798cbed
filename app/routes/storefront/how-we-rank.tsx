import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { rankingPage } from "#app/storefront/information/ranking.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/how-we-rank";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => {
  const { title, intro } = rankingPage();
  return pageMeta(args, { title, description: intro, type: "article" });
};

export default function HowWeRank() {
  return <TextPageView page={rankingPage()} next={{ to: "/shop", label: pageNames()["/shop"] }} />;
}
