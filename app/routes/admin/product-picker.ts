import { z } from "zod";

import { findProducts } from "#app/admin/products/find-products.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/product-picker";

const query = z.object({ q: z.string().max(100).catch(""), group: z.string().max(60).catch("all") });

/** What the product picker lists, as JSON. */
export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context);
  const { q, group } = query.parse(Object.fromEntries(url.searchParams));
  return findProducts(shopOf(context).db, { text: q, group });
}
