import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { CartScreen } from "#app/storefront/cart-page/cart-screen.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/cart";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: "Cart", description: "Your cart" }),
  { name: "robots", content: "noindex" },
];

export default function Cart() {
  return <CartScreen />;
}
