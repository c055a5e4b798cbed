import { readPageText } from "#app/features/shop/content/queries.server.ts";
import { termsOfService } from "#app/features/shop/content/terms-of-service.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/terms-of-service";

export async function loader({ context }: Route.LoaderArgs) {
  return { edited: await readPageText(shopOf(context), "terms") };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Terms of Service",
    description: "The terms you shop under: orders, prices, delivery, right of withdrawal, complaints and disputes.",
    type: "article",
  });

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  const builtIn = termsOfService(useSite());
  return <TextPageView page={builtIn} edited={loaderData.edited} />;
}
