import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { cartPageTexts } from "#app/storefront/cart-page/cart-page.texts.ts";
import { CartScreen } from "#app/storefront/cart-page/cart-screen.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/cart";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: pageNames()["/cart"], description: cartPageTexts().description }),
  { name: "robots", content: "noindex" },
];

export default function Cart() {
  return <CartScreen />;
}
