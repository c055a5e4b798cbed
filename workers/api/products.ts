import { z } from "zod";

import { productRecordSchema, readProductRecords } from "#app/features/catalogue/product-records.server.ts";
import { productQuerySchema } from "#app/features/catalogue/schemas.ts";
import { stockLevelSchema, stockQuerySchema } from "#app/features/inventory/schemas.ts";
import { readStockLevels } from "#app/features/inventory/stock-levels.server.ts";

import { createCommand, createRoute } from "./create-route.ts";

export const readProducts = createCommand(
  {
    collection: "products",
    command: "--read",
    summary: "Answers the published products, newest first, or the one of an id. Prices in kronor.",
    limit: "products",
    input: productQuerySchema,
    example: { filter: { _id: "pulse-core-tee" }, limit: 5, skip: 0 },
    responses: { 200: z.object({ data: z.array(productRecordSchema) }) },
  },
  async ({ filter, _id, id, limit, skip }, { shop }) => {
    const wanted = filter._id ?? filter.id ?? _id ?? id;
    return { status: 200, body: { data: await readProductRecords(shop.db, { id: wanted, limit, skip }) } };
  },
);

export const readStock = createRoute(
  {
    method: "POST",
    path: "/api/products/stock",
    summary: "Answers the units left of the published products named. Others are left out.",
    access: "public",
    limit: "stock",
    input: stockQuerySchema,
    example: { ids: ["pulse-core-tee"] },
    responses: { 200: z.object({ data: z.array(stockLevelSchema) }) },
  },
  async ({ ids }, { shop }) => ({ status: 200, body: { data: await readStockLevels(shop.db, ids) } }),
);
