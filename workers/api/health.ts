import { sql } from "drizzle-orm";

import type { Shop } from "#app/platform/context.ts";

import { answer, answerError } from "./answer.ts";

/** GET /api/health: 200 when the shop serves and its database answers. */
export async function answerHealth(_request: Request, { db }: Shop): Promise<Response> {
  try {
    await db.run(sql`SELECT 1 FROM products LIMIT 1`);
  } catch {
    return answerError(503, "The database does not answer");
  }
  return answer({ status: true, message: "ok" });
}
