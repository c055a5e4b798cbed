import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { lowStockThreshold } from "#app/features/catalogue/product.ts";
import { maxStockIds, stockLevelSchema } from "#app/features/inventory/schemas.ts";
import { callApi } from "#app/platform/api-client.ts";

const answerSchema = z.object({ data: z.array(stockLevelSchema) });

/** Which of these products have 1 to 5 units left. Empty until the shop has answered. */
export function useLowStock(ids: readonly string[]): ReadonlySet<string> {
  const [low, setLow] = useState<ReadonlySet<string>>(new Set());
  const requested = ids.slice(0, maxStockIds).join("\n");
  useEffect(() => {
    if (requested === "") return;
    let stale = false;
    callApi("/products/stock", { ids: requested.split("\n") }, answerSchema)
      .then(({ data }) => {
        const scarce = data.filter(({ quantity }) => quantity >= 1 && quantity <= lowStockThreshold);
        if (!stale) setLow(new Set(scarce.map(({ id }) => id)));
      })
      // Only badges are missing then: no error message.
      .catch(() => {});
    return () => {
      stale = true;
    };
  }, [requested]);
  return low;
}
