import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { lowStockThreshold } from "#app/features/catalogue/product.ts";
import { maxStockIds, stockLevelSchema } from "#app/features/inventory/schemas.ts";
import { callApi } from "#app/platform/api-client.ts";

const answerSchema = z.object({ data: z.array(stockLevelSchema) });

/** Which of these products have 1 to 5 units left. None while the shop has not answered. */
export function useLowStock(ids: readonly string[]): ReadonlySet<string> {
  const [low, setLow] = useState<ReadonlySet<string>>(new Set());
  const asked = ids.slice(0, maxStockIds).join("\n");
  useEffect(() => {
    if (asked === "") return;
    let outdated = false;
    callApi("/products/stock", { ids: asked.split("\n") }, answerSchema)
      .then(({ data }) => {
        const scarce = data.filter(({ quantity }) => quantity >= 1 && quantity <= lowStockThreshold);
        if (!outdated) setLow(new Set(scarce.map(({ id }) => id)));
      })
      // A badge less: nothing a shopper would have to be told about.
      .catch(() => {});
    return () => {
      outdated = true;
    };
  }, [asked]);
  return low;
}
