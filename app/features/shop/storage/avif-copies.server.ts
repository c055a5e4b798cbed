import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { putCopy } from "./put-copy.server.ts";

const type = "image/avif";
/** The longest side, in pixels, that the Images service makes as AVIF. */
const longestSide = 1_200;
/** A picture that the service makes no AVIF of is tried again after a week: it may be supported by then. */
const refusedForMs = 7 * 86_400_000;
/** After the service failed it is tried again, each time four times later, up to a week: five times in four days. */
const failedForMs = 15 * 60_000;
/** A making that has not ended after this was aborted with the request it belonged to. */
const makingTimeoutMs = 40_000;
/** Since when this isolate makes a copy, in milliseconds: it takes the Images service seconds, so that one is made at a time. */
let makingSince: number | null = null;

/** The key of the AVIF copy of a resized copy. An empty object there notes that the Images service made none. */
export function avifKey(variantKey: string): string {
  return `${variantKey}.avif`;
}

/** Whether a browser takes AVIF, by the `Accept` of its request. */
export function takesAvif(accept: string | null): boolean {
  return accept?.includes(type) ?? false;
}

/** Whether an AVIF copy is to be made, by what is under its key. */
export function isAvifWanted(copy: R2Object | null): boolean {
  return copy === null || (copy.size === 0 && Date.now() - copy.uploaded.getTime() >= waitMs(failuresOf(copy)));
}

/** How often in a row the service failed to make a copy; 0 when it answered that it makes none. */
function failuresOf(copy: R2Object | null): number {
  return Number(copy?.customMetadata?.failures ?? 0);
}

function waitMs(failures: number): number {
  return failures === 0 ? refusedForMs : Math.min(refusedForMs, failedForMs * 4 ** (failures - 1));
}

/** A copy to make: of which original, beside which resized copy, and what is under its key so far. */
interface WantedCopy {
  original: string;
  variantKey: string;
  width: number;
  earlier: R2Object | null;
}

/**
 * Makes the AVIF copy of a resized copy after the response: nobody waits for it, and who comes later gets a smaller picture. Never throws.
 */
export function makeAvifCopy(shop: Shop, wanted: WantedCopy): void {
  const now = Date.now();
  if (shop.env.AVIF === "off" || (makingSince !== null && now - makingSince < makingTimeoutMs)) return;
  makingSince = now;
  shop.waitUntil(
    storeCopy(shop, wanted)
      .catch((error: unknown) => logError(`A smaller picture could not be stored: ${wanted.variantKey}`, error))
      .finally(() => {
        if (makingSince === now) makingSince = null;
      }),
  );
}

async function storeCopy(shop: Shop, { original, variantKey, width, earlier }: WantedCopy): Promise<void> {
  const { MEDIA } = shop.env;
  const [source, resized] = await Promise.all([MEDIA.get(original), MEDIA.get(variantKey)]);
  if (!source || !resized) return;
  const none = { key: avifKey(variantKey), body: new ArrayBuffer(0), contentType: type };
  try {
    const made = await madeOf(shop, source, resized, width);
    await putCopy(MEDIA, source, made ? { ...none, body: made } : none);
  } catch (error) {
    logError(`A picture could not be made smaller: ${variantKey}`, error);
    const failures = String(failuresOf(earlier) + 1);
    await putCopy(MEDIA, source, { ...none, customMetadata: { failures } });
  }
}

/** The bytes of an AVIF; null where the Images service makes none. Throws when it fails. */
async function madeOf(
  { env: { IMAGES } }: Shop,
  source: R2ObjectBody,
  resized: R2ObjectBody,
  width: number,
): Promise<ArrayBuffer | null> {
  const size = await IMAGES.info(resized.body);
  if (!("width" in size) || Math.max(size.width, size.height) > longestSide) return null;
  const made = await IMAGES.input(source.body)
    .transform({ width, fit: "scale-down" })
    .output({ format: type, quality: 60 });
  // The service answers with another type where AVIF is too much for it.
  return made.contentType() === type ? await made.response().arrayBuffer() : null;
}
