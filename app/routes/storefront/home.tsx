import { data } from "react-router";

import { readTexts } from "#app/features/shop/content/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { organizationData } from "#app/storefront/frame/structured-data.ts";
import { homeTexts } from "#app/storefront/home/home-screen.texts.tsx";
import { HomeScreen } from "#app/storefront/home/home-screen.tsx";
import { noProducts, readHome } from "#app/storefront/home/read-home.server.ts";

import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const { display, newsletter, ...others } = await readTexts(shop, ["hero", "mindset", "newsletter", "display"]);
  const { title, homeText, smallPrint } = newsletter;
  const texts = { ...others, newsletter: { title, homeText, smallPrint } };
  try {
    return data({ ...texts, ...(await readHome(shop.db, display.featuredProducts)) }, { headers: publicPage() });
  } catch (error) {
    logError("Failed to load products", error);
    return data({ ...texts, ...noProducts });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: homeTexts().metaTitle,
    description: homeTexts().metaDescription,
  }),
  ...organizationData(args),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
