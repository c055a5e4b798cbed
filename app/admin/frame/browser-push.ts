/* Web push in the browser. What comes is shown by the service worker. */

import { toBase64url } from "#app/features/shop/push/base64url.ts";
import type { Subscription } from "#app/features/shop/push/push-service.ts";

/** Milliseconds that a service worker may take to start: it caches the shop's own pages first. */
const startMs = 20_000;

/** Whether the person may be asked: what the browser can do, and what they have said before. */
export type PushPermission = "unsupported" | "blocked" | "open";

export function pushPermission(): PushPermission {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "open";
}

/** The address at which this browser is sent messages, with the shop's key if one is given; null when it is at none. */
export async function pushEndpoint(publicKey?: string): Promise<string | null> {
  if (pushPermission() === "unsupported") return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || (publicKey !== undefined && keyOf(subscription) !== publicKey)) return null;
  return subscription.endpoint;
}

/** Asks whether notifications may be shown, then has the browser's push service take messages. Rejects when that fails. */
export async function subscribeToPush(publicKey: string): Promise<Subscription | "blocked" | "unanswered"> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "unanswered";
  const { pushManager } = await startServiceWorker();
  const before = await pushManager.getSubscription();
  // A browser refuses a second key while it has the first.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh, auth };
}

async function startServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/service-worker.js");
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The service worker did not start")), startMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The key that a subscription was made with, in base64url. */
function keyOf({ options }: PushSubscription): string {
  return toBase64url(new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
}
