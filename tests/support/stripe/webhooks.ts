import type { StripeEvent } from "./objects.ts";
import type { Delivery, State, WebhookEndpoint } from "./state.ts";

/** Milliseconds to the next attempt: an hour and more at Stripe, here short enough to wait for. */
const retryAfterMs = (attempts: number) => Math.min(250 * 2 ** attempts, 60_000);

export function enqueueDeliveries(state: State, event: StripeEvent): void {
  for (const endpoint of state.endpoints) {
    if (!endpoint.enabledEvents.includes("*") && !endpoint.enabledEvents.includes(event.type)) continue;
    for (let copy = 0; copy < state.plan.copies; copy++)
      state.deliveries.push({
        eventId: event.id,
        endpoint,
        attempts: 0,
        dueAt: Date.now() + state.plan.delayMs,
        statuses: [],
      });
  }
}

/** The signed request of an event, as Stripe sends it. `at` is the signature's time in seconds. */
export async function signedRequest(
  event: object,
  { url, secrets }: Pick<WebhookEndpoint, "url" | "secrets">,
  at: number,
): Promise<Request> {
  const body = JSON.stringify(event, null, 2);
  const signatures = await Promise.all(secrets.map(async (secret) => `v1=${await hmac(secret, `${at}.${body}`)}`));
  return new Request(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      "Stripe-Signature": [`t=${at}`, ...signatures].join(","),
    },
    body,
  });
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Sends what is due (`all`: whatever waits) in the planned order, one after the other. An answer outside 200 to 299, or none,
 * is tried again later. Returns how many were sent.
 */
export async function deliver(
  state: State,
  send: (request: Request) => Promise<Response>,
  all = false,
): Promise<number> {
  const due = state.deliveries.filter(({ dueAt }) => all || dueAt <= Date.now());
  state.deliveries = state.deliveries.filter((delivery) => !due.includes(delivery));
  if (state.plan.order === "reversed") due.reverse();
  if (state.plan.order === "random") shuffle(due);
  for (const delivery of due) {
    const status = await attempt(state, delivery, send);
    delivery.statuses.push(status);
    delivery.attempts += 1;
    if (status >= 200 && status < 300) continue;
    delivery.dueAt = Date.now() + retryAfterMs(delivery.attempts);
    state.deliveries.push(delivery);
  }
  return due.length;
}

async function attempt(
  state: State,
  { eventId, endpoint }: Delivery,
  send: (request: Request) => Promise<Response>,
): Promise<number> {
  if (state.plan.failFirst > 0) {
    state.plan.failFirst -= 1;
    return 0;
  }
  const event = state.events.get(eventId);
  if (!event) return 200;
  try {
    const answer = await send(await signedRequest(event, endpoint, state.now()));
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

function shuffle(items: unknown[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}
