import { data } from "react-router";

import { deliveryDays } from "#app/features/shop/content/delivery-days.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { publicPagePromising } from "#app/features/shop/shipping/public-page-promising.server.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { shippingTexts } from "#app/storefront/information/shipping.texts.ts";
import { shippingPage } from "#app/storefront/information/shipping.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";
import { TrackOrderLink } from "#app/storefront/information/track-order-link.tsx";

import type { Route } from "./+types/shipping";

export function loader() {
  const now = new Date();
  return data({ days: deliveryDays(now) }, { headers: publicPagePromising(now) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: pageNames()["/shipping"], description: shippingTexts().metaDescription, type: "article" });

export default function Shipping({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <TextPageView
      page={shippingPage(useSite(), days)}
      next={{ to: "/shop", label: pageNames()["/shop"] }}
      inside={{
        tracking: (
          <TrackOrderLink className="mt-2 inline-flex min-h-11 items-center font-medium underline underline-offset-4" />
        ),
      }}
      isDated={false}
    />
  );
}
