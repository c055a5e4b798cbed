import { returnsPage } from "#app/features/information/returns.ts";
import { TextPageView } from "#app/features/information/text-page-view.tsx";
import { pageMeta } from "#app/features/site/page-meta.ts";
import { useSite } from "#app/features/site/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/returns";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Returns",
    description: "How to return or exchange: time, steps, refunds and your right of withdrawal.",
    type: "article",
  });

export default function Returns() {
  return (
    <TextPageView page={returnsPage(useSite())} next={{ to: "/contact?reason=returns", label: "Start a return" }} />
  );
}
