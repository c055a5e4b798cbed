import { useSite } from "#app/features/shop/content/use-site.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { ReturnDoor } from "#app/storefront/case-pages/return-door.tsx";
import { returnWords } from "#app/storefront/case-pages/return-words.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { returnsTexts } from "#app/storefront/information/returns.texts.ts";
import { returnsPage } from "#app/storefront/information/returns.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/returns";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/returns"],
    description: returnsTexts().metaDescription,
    type: "article",
  });

export default function Returns() {
  return (
    <TextPageView
      page={returnsPage(useSite())}
      next={{ to: withdrawalPaths.function, label: returnWords().start }}
      isDated={false}
      first={
        <div className="mt-8 lg:mt-10">
          <ReturnDoor
            withdraw={withdrawalPaths.function}
            exchange="/order-link"
            noExchange={returnsTexts().exchangesByLink}
            complain="/complaint"
            promise={null}
            level="h2"
          />
        </div>
      }
    />
  );
}
