import { createWorkersKVSessionStorage } from "@react-router/cloudflare";

import type { Shop } from "#app/platform/env/context.ts";
import { authSecrets } from "#app/platform/env/env.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { circuitBreaker } from "#app/platform/page-cache/circuit-breaker.ts";

import type { StatusMessage } from "./status-messages.tsx";

/** Seconds that an unread message is stored. */
const flashSeconds = 10 * 60;
const cookieName = "staff_flash";
const waitForKv = circuitBreaker(1_000);

/**
 * Sets a flash message for the next admin page; returns the headers that carry its cookie. Never throws: when KV fails or
 * is late, there is no message and no header.
 */
export async function setFlash(
  request: Request,
  shop: Shop,
  message: StatusMessage,
): Promise<{ "Set-Cookie"?: string }> {
  const cookie = await waitForKv(async () => {
    try {
      const storage = flashStorage(request, shop);
      const session = await storage.getSession();
      session.flash("message", message);
      return await storage.commitSession(session);
    } catch (error) {
      logError("A message to staff could not be stored", error);
      return null;
    }
  });
  return cookie === null ? {} : { "Set-Cookie": cookie };
}

/** Reads and deletes the flash message; returns it with the `Set-Cookie` value that clears it. Null without one, or when KV fails or is late. */
export async function readFlash(
  request: Request,
  shop: Shop,
): Promise<{ message: StatusMessage | null; cookie: string } | null> {
  const cookies = request.headers.get("Cookie");
  if (!cookies?.includes(`${cookieName}=`)) return null;
  return waitForKv(async () => {
    try {
      const storage = flashStorage(request, shop);
      const session = await storage.getSession(cookies);
      return { message: session.get("message") ?? null, cookie: await storage.destroySession(session) };
    } catch (error) {
      logError("A message to staff could not be read", error);
      return null;
    }
  });
}

function flashStorage(request: Request, { env }: Shop) {
  return createWorkersKVSessionStorage<Record<string, never>, { message: StatusMessage }>({
    kv: env.STAFF_PREFERENCES,
    cookie: {
      name: cookieName,
      // Not /admin: the router fetches the dashboard's data from /admin.data, which is beside that path.
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: new URL(request.url).protocol === "https:",
      maxAge: flashSeconds,
      secrets: authSecrets(env),
    },
  });
}
