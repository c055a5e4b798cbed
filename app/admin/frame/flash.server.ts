import { createWorkersKVSessionStorage } from "@react-router/cloudflare";

import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";

import type { StatusMessage } from "./status-messages.tsx";

/** Seconds that a message waits for the page that shows it. */
const waitSeconds = 10 * 60;
const cookieName = "staff_flash";

/**
 * Leaves a message for the next page of the admin; answers the headers that lead to it. What was done stands whether KV keeps
 * the message or not: without it there are none.
 */
export async function leaveFlash(
  request: Request,
  shop: Shop,
  message: StatusMessage,
): Promise<{ "Set-Cookie"?: string }> {
  try {
    const storage = flashStorage(request, shop);
    const session = await storage.getSession();
    session.flash("message", message);
    return { "Set-Cookie": await storage.commitSession(session) };
  } catch (error) {
    logError("A message to staff could not be kept", error);
    return {};
  }
}

/** The message left for this page, taken away, with the `Set-Cookie` value that forgets it; null when there is none, or KV fails. */
export async function takeFlash(
  request: Request,
  shop: Shop,
): Promise<{ message: StatusMessage | null; cookie: string } | null> {
  const cookies = request.headers.get("Cookie");
  if (!cookies?.includes(`${cookieName}=`)) return null;
  try {
    const storage = flashStorage(request, shop);
    const session = await storage.getSession(cookies);
    return { message: session.get("message") ?? null, cookie: await storage.destroySession(session) };
  } catch (error) {
    logError("A message to staff could not be read", error);
    return null;
  }
}

function flashStorage(request: Request, { env }: Shop) {
  return createWorkersKVSessionStorage<Record<string, never>, { message: StatusMessage }>({
    kv: env.STAFF_PREFERENCES,
    cookie: {
      name: cookieName,
      path: "/admin",
      httpOnly: true,
      sameSite: "lax",
      secure: new URL(request.url).protocol === "https:",
      maxAge: waitSeconds,
      secrets: [env.AUTH_SECRET],
    },
  });
}
