import { data, redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { DeleteProductScreen } from "#app/admin/products/delete-product-screen.tsx";
import { countOpenOrders } from "#app/admin/products/open-orders.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { findProductName } from "#app/features/catalogue/products/staff-product.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import type { Route } from "./+types/delete-product";

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const [name, openOrders] = await Promise.all([findProductName(db, id), countOpenOrders(db, id)]);
  if (name === null) throw data(null, { status: 404 });
  return { id, name, openOrders };
}

/** The question is asked before a deletion alone: after it there is nothing to ask about. */
export const shouldRevalidate = () => false;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const isLimited = await isOverLimit(request, shop.env, "staff");
  const result = isLimited ? null : await archiveProduct(shop.db, id, { actor }, new Date()).catch(logged);
  if (result?.kind === "archived") invalidatePages(shop, result.pages);
  const message =
    result?.kind === "archived"
      ? { tone: "success" as const, text: "Product deleted successfully!" }
      : { tone: "error" as const, text: "Failed to delete product" };
  return redirect("/admin?tab=products", { headers: await setFlash(request, shop, message) });
}

function logged(error: unknown): null {
  logError("A product could not be deleted", error);
  return null;
}

export const meta = () => [{ title: "Delete product | Admin" }];

export default function DeleteProduct({ loaderData }: Route.ComponentProps) {
  return <DeleteProductScreen {...loaderData} />;
}
