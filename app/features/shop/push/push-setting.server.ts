import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import type { StaffMember } from "#app/features/shop/staff/session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { listEndpoints } from "./subscriptions.server.ts";
import { openVapidKey } from "./vapid.server.ts";

/** What the account page knows of somebody's notifications. */
export interface PushSetting {
  /** What a browser subscribes with; null when the shop has no PUSH_KEY, or none that is a key. */
  publicKey: string | null;
  /** The shop has taken its service worker back, which shows the notifications. */
  isWorkerOff: boolean;
  /** Where they are on. */
  endpoints: string[];
}

/** Reads it; null for who may not see orders and so is not told of them. */
export async function readPushSetting({ db, env }: Shop, staff: StaffMember): Promise<PushSetting | null> {
  if (!isAllowed(staff.role, "orders:read")) return null;
  return {
    publicKey: env.PUSH_KEY ? await publicKeyOf(env.PUSH_KEY) : null,
    isWorkerOff: env.SERVICE_WORKER === "off",
    endpoints: await listEndpoints(db, staff),
  };
}

async function publicKeyOf(pushKey: string): Promise<string | null> {
  try {
    return (await openVapidKey(pushKey)).publicKey;
  } catch (error) {
    logError("PUSH_KEY is no P-256 private key", error);
    return null;
  }
}
