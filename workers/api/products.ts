import { z } from "zod";

import { stockLevelSchema, stockQuerySchema } from "#app/features/catalogue/inventory/schemas.ts";
import { readStockLevels } from "#app/features/catalogue/inventory/stock-levels.server.ts";
import {
  productRecordSchema,
  readProductRecords,
  staffProductRecordSchema,
} from "#app/features/catalogue/products/product-records.server.ts";
import { productQuerySchema } from "#app/features/catalogue/products/schemas.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";

import { createCommand, createRoute } from "./create-route.ts";
import { refuse, roleDenied, signInRequired } from "./refusals.ts";
import { nextField } from "./staff/list-input.ts";
import { staffProductPage, staffProductQuerySchema } from "./staff/product-page.ts";

/** What shoppers see; staff are answered the same, unless they ask for their own view. */
const shopQuerySchema = productQuerySchema.extend({ view: z.literal("shop").optional() });

export const readProducts = createCommand(
  {
    collection: "products",
    command: "--read",
    summary:
      "Answers the published products, newest first, or the one of an id; with `updatedSince` those that were saved since then, which no sale does. Prices in kronor; of a variant at most ten units are told, with `orMore` where there may be more. With the view 'staff' it answers staff, in pages, products of every state with their pictures' texts.",
    limit: "products",
    input: z.discriminatedUnion("view", [shopQuerySchema, staffProductQuerySchema]),
    example: { filter: { _id: "pulse-core-tee" }, limit: 5, skip: 0 },
    responses: {
      200: z.object({
        data: z.array(z.union([staffProductRecordSchema, productRecordSchema])),
        next: nextField.next.optional(),
      }),
    },
    refusals: [signInRequired, roleDenied],
  },
  async (query, { shop, principal }) => {
    if (query.view === "staff") {
      const asking = await principal();
      if (!asking) return refuse(signInRequired);
      if (!isAllowed(asking, "products:read")) return refuse(roleDenied);
      return { status: 200, body: await staffProductPage(shop.db, query) };
    }
    const { filter, _id, id, limit, skip } = query;
    const wanted = filter._id ?? filter.id ?? _id ?? id;
    return {
      status: 200,
      body: { data: await readProductRecords(shop.db, { id: wanted, updatedSince: filter.updatedSince, limit, skip }) },
    };
  },
);

export const readStock = createRoute(
  {
    method: "POST",
    path: "/api/products/stock",
    summary:
      "Answers the units left of the published products named, where 10 stands for ten or more, and what they cost now, in kronor. Others are left out.",
    access: "public",
    limit: "stock",
    input: stockQuerySchema,
    example: { ids: ["pulse-core-tee"] },
    responses: { 200: z.object({ data: z.array(stockLevelSchema) }) },
  },
  async ({ ids }, { shop }) => ({ status: 200, body: { data: await readStockLevels(shop.db, ids) } }),
);
