import { useEffect, useState } from "react";
import * as z from "zod/mini";

import { lowStockThreshold } from "#app/features/catalogue/product.ts";
import { callApi } from "#app/platform/api-client.ts";

/** What one call takes. */
const maxRequested = 200;
const answerSchema = z.object({ data: z.array(z.object({ id: z.string(), quantity: z.number() })) });

/** Which of these products have 1 to 5 units left. None while the shop has not answered. */
export function useLowStock(ids: readonly string[]): ReadonlySet<string> {
  const [low, setLow] = useState<ReadonlySet<string>>(new Set());
  const asked = ids.slice(0, maxRequested).join("\n");
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
