import { shippingPage } from "#app/features/information/shipping.ts";
import { TextPageView } from "#app/features/information/text-page-view.tsx";
import { pageMeta } from "#app/features/site/page-meta.ts";
import { useSite } from "#app/features/site/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/shipping";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Shipping", description: "Where we deliver, how fast and for how much.", type: "article" });

export default function Shipping() {
  return <TextPageView page={shippingPage(useSite())} next={{ to: "/shop", label: "Shop all" }} />;
}
