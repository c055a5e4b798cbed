import { sql } from "drizzle-orm";
import { z } from "zod";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

const databaseIsDown = refusal(503, null, "The database does not answer");

export const health = createRoute(
  {
    method: "GET",
    path: "/api/health",
    summary: "Answers 200 when the shop serves and its database answers.",
    access: "public",
    limit: "health",
    input: z.undefined(),
    example: undefined,
    responses: { 200: z.object({ message: z.literal("ok") }) },
    refusals: [databaseIsDown],
  },
  async (_, { shop }) => {
    try {
      await shop.db.run(sql`SELECT 1 FROM products LIMIT 1`);
    } catch {
      return refuse(databaseIsDown);
    }
    return { status: 200, body: { message: "ok" as const } };
  },
);
