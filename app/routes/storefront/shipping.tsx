import { useSite } from "#app/features/shop/content/use-site.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { shippingPage } from "#app/storefront/information/shipping.ts";
import { TextPageView } from "#app/storefront/information/text-page-view.tsx";

import type { Route } from "./+types/shipping";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Shipping", description: "Where we deliver, how fast and for how much.", type: "article" });

export default function Shipping() {
  return <TextPageView page={shippingPage(useSite())} next={{ to: "/shop", label: "Shop all" }} />;
}
