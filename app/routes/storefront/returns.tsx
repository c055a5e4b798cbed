import { useSite } from "#app/features/shop/content/use-site.ts";
import { withdrawalPaths } from "#app/features/shop/content/withdrawal-paths.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { ReturnDoor } from "#app/storefront/case-pages/return-door.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { returnsPage } from "#app/storefront/information/returns.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/returns";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Returns",
    description: "How to return or exchange an item: deadlines, steps, refunds and your right of withdrawal.",
    type: "article",
  });

export default function Returns() {
  return (
    <TextPageView
      page={returnsPage(useSite())}
      next={{ to: withdrawalPaths.function, label: "Start a return" }}
      isDated={false}
      first={
        <div className="mt-8 lg:mt-10">
          <ReturnDoor
            withdraw={withdrawalPaths.function}
            exchange="/order-link"
            noExchange="Exchanges start from your order page. We'll email you the link."
            complain="/complaint"
            level="h2"
          />
        </div>
      }
    />
  );
}
