import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { withdrawalFormTexts } from "#app/storefront/information/withdrawal-form.texts.tsx";
import { WithdrawalForm } from "#app/storefront/information/withdrawal-form.tsx";

import type { Route } from "./+types/withdrawal-form";

export async function loader({ context }: Route.LoaderArgs) {
  return { information: legalDocuments["withdrawal-information"](await readSiteFacts(shopOf(context))) };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/withdrawal-form"],
    description: withdrawalFormTexts().metaDescription,
    type: "article",
  });

export default function WithdrawalFormPage({ loaderData }: Route.ComponentProps) {
  return <WithdrawalForm information={loaderData.information} pdf={withdrawalPaths.pdf} />;
}
