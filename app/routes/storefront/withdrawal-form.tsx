import { useSite } from "#app/features/shop/content/use-site.ts";
import { withdrawalInformation } from "#app/features/shop/content/withdrawal-information.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { withdrawalFormTexts } from "#app/storefront/information/withdrawal-form.texts.tsx";
import { WithdrawalForm } from "#app/storefront/information/withdrawal-form.tsx";

import type { Route } from "./+types/withdrawal-form";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/withdrawal-form"],
    description: withdrawalFormTexts().metaDescription,
    type: "article",
  });

export default function WithdrawalFormPage() {
  return <WithdrawalForm information={withdrawalInformation(useSite())} pdf={withdrawalPaths.pdf} />;
}
