import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "#app/platform/browser/api-client.ts";

import { maxStockIds, type StockLevel, stockLevelSchema } from "./schemas.ts";

const answerSchema = z.object({ data: z.array(stockLevelSchema) });
/** What is known before the shop has answered. */
export const noLevels: ReadonlyMap<string, StockLevel> = new Map();

/** The units left of products and what they cost now, by id. Empty until the shop has answered, and when it can't be reached. */
export function useStockLevels(ids: readonly string[]): ReadonlyMap<string, StockLevel> {
  const [levels, setLevels] = useState(noLevels);
  const requested = [...new Set(ids)].slice(0, maxStockIds).join("\n");
  useEffect(() => {
    if (requested === "") return;
    let stale = false;
    callApi("/products/stock", { ids: requested.split("\n") }, answerSchema)
      .then(({ data }) => {
        if (!stale) setLevels(new Map(data.map((level) => [level.id, level])));
      })
      // Badges are missing then, and prices are checked when the order is placed: no error message.
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [requested]);
  return levels;
}
