import {
  claimPictures,
  jobsWithWaitingPictures,
  releasePicture,
  replacePicture,
  wantPicturesStatement,
} from "#app/features/shop/files/copied-pictures.server.ts";
import { enqueuePictures } from "#app/features/shop/files/queue-step.server.ts";
import { fetchPicture, maxFetchedBytes } from "#app/features/shop/storage/fetch-picture.server.ts";
import { storePicture } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

/** Pictures that one message copies, and how many of them at a time: each may take 20 MB of a Worker's memory. */
const picturesAStep = 30;
const atATime = 3;

/** Begins to copy the pictures of an import's products to the shop's own storage, or tries again those that could not be had. */
export async function wantPictures(shop: Shop, jobId: string, now: Date): Promise<number> {
  const wanted = await wantPicturesStatement(shop.db, jobId, now);
  if (wanted.length > 0) await enqueuePictures(shop, jobId);
  return wanted.length;
}

/**
 * Copies the next pictures of an import and enqueues the rest. Each is stored first and then put in place, so that one that is copied
 * twice is shown once. Throws when D1 can't be reached: the queue tries again.
 */
export async function copyPictures(shop: Shop, jobId: string, now: Date): Promise<void> {
  const claimed = await claimPictures(shop.db, jobId, picturesAStep, now);
  if (claimed.length === 0) return;
  const products = new Set<string>();
  const due = [...claimed];
  const work = async () => {
    for (let next = due.shift(); next; next = due.shift())
      for (const id of await copyPicture(shop, next, jobId, now)) products.add(id);
  };
  await Promise.all(Array.from({ length: atATime }, work));
  if (products.size > 0) invalidatePages(shop, { products: [...products], listings: true });
  await enqueuePictures(shop, jobId, Math.max(...claimed.map(({ attempts }) => attempts)));
}

async function copyPicture(
  shop: Shop,
  { sourceUrl, attempts }: { sourceUrl: string; attempts: number },
  jobId: string,
  now: Date,
): Promise<string[]> {
  const release = (reason: string, again: boolean) => releasePicture(shop.db, { sourceUrl, reason, again, attempts });
  const fetched = await fetchPicture(sourceUrl, new URL(shop.env.PUBLIC_ORIGIN).origin);
  if (fetched.kind === "failed") {
    await release(fetched.reason, fetched.again);
    return [];
  }
  try {
    const name = new URL(sourceUrl).pathname.split("/").at(-1) || "picture";
    const file = new File([fetched.bytes], name);
    const stored = await storePicture(
      shop,
      { file, folder: "products", uploadedBy: jobId, most: maxFetchedBytes },
      now,
    );
    if (stored.kind !== "stored") {
      await release("It can't be read as a picture", false);
      return [];
    }
    const sides = await sidesOf(shop, fetched.bytes);
    return await replacePicture(shop.db, { sourceUrl, storageKey: stored.storageKey, ...sides }, now);
  } catch (error) {
    logError(`A picture of file job ${jobId} could not be stored`, error);
    await release("We couldn't store it", true);
    return [];
  }
}

async function sidesOf(
  { env }: Shop,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ width: number | null; height: number | null }> {
  try {
    const info = await env.IMAGES.info(new Blob([bytes]).stream());
    return "width" in info ? { width: info.width, height: info.height } : { width: null, height: null };
  } catch {
    // The picture is shown without them, too.
    return { width: null, height: null };
  }
}

/** Enqueues pictures that the queue lost. */
export async function requeueWaitingPictures(shop: Shop, now: Date): Promise<number> {
  const jobs = await jobsWithWaitingPictures(shop.db, now);
  for (const jobId of jobs) await enqueuePictures(shop, jobId);
  return jobs.length;
}
