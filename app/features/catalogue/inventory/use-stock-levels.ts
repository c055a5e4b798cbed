import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "#app/platform/browser/api-client.ts";

import { maxStockIds, type StockLevel, stockLevelSchema } from "./schemas.ts";

const answerSchema = z.object({ data: z.array(stockLevelSchema) });

export interface StockAnswer {
  /** The ids that the shop was asked for: it doesn't answer for what isn't sold. */
  asked: ReadonlySet<string>;
  levels: ReadonlyMap<string, StockLevel>;
}

/** The units left of products and what they cost now, by id. Empty until the shop has answered, and when it can't be reached. */
export function useStockLevels(ids: readonly string[]): StockAnswer {
  const [answer, setAnswer] = useState<StockAnswer>({ asked: new Set(), levels: new Map() });
  const requested = [...new Set(ids)].slice(0, maxStockIds).join("\n");
  useEffect(() => {
    if (requested === "") return;
    let stale = false;
    const asked = requested.split("\n");
    callApi("/products/stock", { ids: asked }, answerSchema)
      .then(({ data }) => {
        if (!stale) setAnswer({ asked: new Set(asked), levels: new Map(data.map((level) => [level.id, level])) });
      })
      // Badges are missing then, and prices are checked when the order is placed: no error message.
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [requested]);
  return answer;
}
