import { decryptSecret } from "#app/features/shop/staff/secrets.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { describeError, logError } from "#app/platform/env/log-error.ts";

import { claimDelivery, type ClaimedDelivery, nextOf } from "./claim-delivery.server.ts";
import { type Answer, type Calling, postMessage } from "./post-message.server.ts";
import { recordAnswer } from "./record-delivery.server.ts";
import { signedHeaders } from "./signing-secret.server.ts";

/** Deliveries of one object that a single run sends, so that it ends. The scheduled job goes on. */
const mostInARow = 20;

/** When a run is, and how it calls: tests have clocks of their own. */
export interface Delivering extends Calling {
  clock?: () => Date;
}

/**
 * Tries a delivery, and after it those that waited for it. Does nothing when somebody else has claimed it, or when it may not be tried
 * now. Throws when D1 fails; what was claimed is then tried again once its claim has run out.
 */
export async function deliver(
  shop: Shop,
  id: string,
  { clock = () => new Date(), ...calling }: Delivering = {},
): Promise<void> {
  let next: string | null = id;
  for (let sent = 0; next !== null && sent < mostInARow; sent += 1) {
    const delivery = await claimDelivery(shop.db, next, clock());
    if (!delivery) return;
    await recordAnswer(shop.db, delivery, await send(shop, delivery, clock(), calling), clock());
    next = await nextOf(shop.db, delivery, clock());
  }
}

/** Sends a claimed delivery once. Never throws: a secret that cannot be read is a try that failed. */
export async function send(shop: Shop, delivery: ClaimedDelivery, now: Date, calling: Calling): Promise<Answer> {
  const { id, type, createdAt, data, url } = delivery;
  const body = JSON.stringify({ type, timestamp: createdAt, data: JSON.parse(data) as unknown });
  try {
    const headers = signedHeaders(id, body, await secretsOf(shop, delivery, now), now);
    return await postMessage({ url, body, headers }, shop.env.PUBLIC_ORIGIN, calling);
  } catch (error) {
    logError(`Delivery ${id} of a webhook could not be signed`, error);
    const why = `Not signed: rotate the secret. ${describeError(error).split("\n", 1)[0]}`;
    return { isDelivered: false, status: null, answer: null, error: why.slice(0, 300) };
  }
}

/** The secrets that a message is signed with: the one before the last rotation, too, while it is valid. */
async function secretsOf(shop: Shop, webhook: ClaimedDelivery, now: Date): Promise<string[]> {
  const { secret, previousSecret, previousUntil } = webhook;
  const isValid = previousSecret !== null && previousUntil !== null && previousUntil > now.toISOString();
  return Promise.all([secret, ...(isValid ? [previousSecret] : [])].map((text) => decryptSecret(shop, text)));
}
