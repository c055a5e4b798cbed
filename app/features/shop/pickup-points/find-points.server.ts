import { z } from "zod";

import { countryCode } from "#app/features/shop/addresses/countries.ts";
import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError, logWarning } from "#app/platform/env/log-error.ts";

import { isKindOffered } from "./pickup-kinds.ts";
import { mostPoints, type PickupPoint, type PickupPointSource, pickupPointSchema } from "./pickup-point.ts";
import { pickupSource } from "./pickup-source.server.ts";

/** Milliseconds for which an answer is as good as a new one. */
const freshMs = 24 * 60 * 60 * 1_000;
/** Seconds for which it stands in while the carrier cannot be asked. */
const keptSeconds = 7 * 24 * 60 * 60;
/** Milliseconds after which a read of KV is given up. */
const patienceMs = 250;

const keptSchema = z.object({ readAt: z.number(), points: z.array(pickupPointSchema).max(mostPoints) });

export type FoundPoints =
  | { kind: "found"; points: PickupPoint[] }
  /** This shop delivers to the door alone. */
  | { kind: "not-offered" }
  /** The carrier cannot be asked now, and nothing is kept. */
  | { kind: "unreachable" };

/**
 * The pickup points near a postal code, which is normalized for its country. An answer is kept in KV for a day, and for a week while the carrier
 * is down; with KV down the carrier is asked each time. Never throws.
 */
export async function findPoints(
  shop: Pick<Shop, "env" | "waitUntil">,
  country: ShippingCountry,
  postalCode: string,
  source: PickupPointSource | null = pickupSource(shop.env),
  now = Date.now(),
): Promise<FoundPoints> {
  if (!source) return { kind: "not-offered" };
  const key = `pickup-points:${source.name}:${countryCode(country)}:${postalCode.replace(" ", "")}`;
  const kept = await readKept(shop.env.CONFIG_CACHE, key);
  if (kept && now - kept.readAt < freshMs) return { kind: "found", points: kept.points };
  try {
    const points = (await source.near(country, postalCode)).filter(({ kind }) => isKindOffered(kind, country));
    shop.waitUntil(keep(shop.env.CONFIG_CACHE, key, { readAt: now, points }));
    return { kind: "found", points };
  } catch (error) {
    logWarning("Pickup points could not be read", error);
    return kept ? { kind: "found", points: kept.points } : { kind: "unreachable" };
  }
}

async function readKept(cache: KVNamespace, key: string) {
  try {
    const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
    const text = await Promise.race([cache.get(key), late]);
    return text === null ? null : (keptSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch (error) {
    logError("Kept pickup points could not be read", error);
    return null;
  }
}

async function keep(cache: KVNamespace, key: string, kept: z.input<typeof keptSchema>): Promise<void> {
  try {
    await cache.put(key, JSON.stringify(kept), { expirationTtl: keptSeconds });
  } catch (error) {
    logError("Pickup points could not be kept", error);
  }
}
