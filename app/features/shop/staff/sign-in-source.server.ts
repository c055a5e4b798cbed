import type { Shop } from "#app/platform/env/context.ts";
import { callerOf } from "#app/platform/http/rate-limit.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";

import { knownDevice } from "./known-device.server.ts";

/** Where an attempt to sign in comes from, as the text its failures are counted under. */
export interface Place {
  name: string;
  /** Whether it is a device that signed in as this username before. */
  isKnownDevice: boolean;
}

/** The place of a request: a known device of the username, or else a network address as a keyed hash, which nobody can read. */
export async function placeOf(request: Request, shop: Shop, username: string): Promise<Place> {
  const device = await knownDevice(request, shop, username);
  if (device) return { name: `device:${device}`, isKnownDevice: true };
  const address = await signLink("staff-device", callerOf(request), shop.env.AUTH_SECRET);
  return { name: `address:${address}`, isKnownDevice: false };
}
