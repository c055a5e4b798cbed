import { z } from "zod";

import { readStockLevels } from "#app/features/inventory/stock-levels.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { answerData } from "./answer.ts";
import { readBody } from "./read-body.ts";

const stockInput = z.object({ ids: z.array(z.string().max(200)).max(200) });

/** POST /api/products/stock: units left of the products named. */
export async function readStockCall(request: Request, { db }: Shop): Promise<Response> {
  const input = await readBody(request, stockInput);
  if (input instanceof Response) return input;
  return answerData(await readStockLevels(db, input.ids));
}
