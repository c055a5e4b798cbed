import expectedSchema from "virtual:expected-schema";
import { z } from "zod";

import { readHealth } from "#app/admin/health/read-health.server.ts";
import { worstOf } from "#app/admin/health/shop-health.ts";
import { findSchemaFaults } from "#app/db/find-schema-faults.server.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

const checks = z.array(z.object({ name: z.string(), state: z.enum(["ok", "attention", "failing"]), text: z.string() }));

const databaseIsDown = refusal(503, null, "The database does not answer");
const detailsDenied = refusal(401, "health-token-required", "The details need the health token");
const notWhole = refusal(503, "not-whole", "The shop was not restored whole and does not serve");
const notWell = refusal(503, "not-well", "Something does not work", { checks });

export const health = createRoute(
  {
    method: "GET",
    path: "/api/health",
    summary:
      "Answers 200 when the shop serves, its database answers, and every migration and trigger is there. `?details` with `Authorization: Bearer HEALTH_TOKEN` says what is wrong, and answers 503 when something does not work.",
    access: "public",
    limit: "health",
    hasOwnToken: true,
    input: z.undefined(),
    example: undefined,
    responses: { 200: z.object({ message: z.literal("ok"), checks: z.optional(checks) }) },
    refusals: [databaseIsDown, notWhole, detailsDenied, notWell],
  },
  async (_, { request, shop }) => {
    if (new URL(request.url).searchParams.has("details")) {
      // A monitor has no session, and an address with a token in it would be written into logs.
      const given = request.headers.get("Authorization")?.replace(/^Bearer /, "") ?? "";
      if (!(await isSameSecret(given, shop.env.HEALTH_TOKEN))) return refuse(detailsDenied);
      const found = await readHealth(shop, new Date());
      if (worstOf(found) !== "failing") return { status: 200, body: { message: "ok" as const, checks: found } };
      const wrong = found.filter(({ state }) => state === "failing").map(({ name, text }) => `${name}: ${text}`);
      return refuse(notWell, { error: wrong.join("; "), checks: found });
    }
    try {
      const faults = await findSchemaFaults(shop.env.DB, expectedSchema);
      if (faults.length > 0) return refuse(notWhole, { error: `The shop does not serve: ${faults.join("; ")}` });
    } catch {
      return refuse(databaseIsDown);
    }
    return { status: 200, body: { message: "ok" as const } };
  },
);

/**
 * Whether somebody gave the secret. Takes the same time wherever they differ, because hashes are compared. False when there is
 * no secret.
 */
async function isSameSecret(given: string, secret: string | undefined): Promise<boolean> {
  if (!secret) return false;
  const [a, b] = await Promise.all([hashOf(given), hashOf(secret)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
