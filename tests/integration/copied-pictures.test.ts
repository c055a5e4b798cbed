import { afterEach, describe, expect, it, vi } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { requeueWaitingPictures, wantPictures } from "#app/admin/files/copy-pictures.server.ts";
import { runFileStep } from "#app/admin/files/run-step.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { productMedia } from "#app/db/schema/catalogue.server.ts";
import { pictureProgress } from "#app/features/shop/files/copied-pictures.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { findJob } from "#app/features/shop/files/jobs.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now } from "#tests/support/shop-fixture.ts";
import { shopifyExport } from "#tests/support/shopify-export.ts";

const { shop, queue, deliver } = openFileShop();
const { db, env } = shop;
const png = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

async function imported(text: string): Promise<FileJob> {
  const id = newId("job");
  await startImport(
    shop,
    { id, kind: "products", file: new File([text], "export.csv"), options: {}, actor: "astrid" },
    now,
  );
  await deliver();
  return jobOf(id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

/** The old shop's server: one in five pictures only comes when asked again, and two never do. */
function serveOldShop() {
  const asked = new Map<string, number>();
  const answer = vi.fn(async (url: string) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    const number = [...asked.keys()].indexOf(url);
    if (number === 3) return new Response("gone", { status: 404 });
    if (number === 7) return new Response("<html>no picture</html>");
    if (number % 5 === 0 && times === 1) throw new Error("connection reset");
    if (number % 5 === 1 && times <= 2) return new Response("busy", { status: 503 });
    return new Response(png);
  });
  vi.stubGlobal("fetch", answer);
  return { asked, answer };
}

afterEach(() => vi.unstubAllGlobals());

const outside = async () =>
  (await db.select({ url: productMedia.url }).from(productMedia)).filter(({ url }) => url.startsWith("http"));

describe("the pictures of another shop's export", () => {
  const { text, pictures } = shopifyExport({ products: 24, pictures: 60 });

  it("are copied once, whatever the server does, and the same file changes nothing", { timeout: 120_000 }, async () => {
    const { asked } = serveOldShop();
    const job = await imported(text);
    await applyImport(shop, job, "astrid", now);
    await deliver();
    const progress = await pictureProgress(db, job.id);
    expect(progress).toMatchObject({ copied: pictures.length - 2, waiting: 0, failed: 2 });
    expect(progress.problems.map(({ reason }) => reason).toSorted()).toEqual([
      "It isn't a JPEG, PNG, WebP or AVIF picture",
      "It's gone from the server",
    ]);
    expect(asked.size).toBe(pictures.length);
    expect((await outside()).map(({ url }) => url).toSorted()).toEqual(progress.problems.map(({ url }) => url));
    const { objects } = await env.MEDIA.list({ prefix: "products/" });
    expect(objects).toHaveLength(pictures.length - 2);

    expect(await imported(text)).toMatchObject({ created: 0, changed: 0, broken: 0, unchanged: 24 });
    const before = [...asked.values()].reduce((sum, times) => sum + times, 0);
    expect(await wantPictures(shop, job.id, now)).toBe(2);
    await deliver();
    expect([...asked.values()].reduce((sum, times) => sum + times, 0)).toBe(before + 2);
    expect(await pictureProgress(db, job.id)).toMatchObject({ copied: pictures.length - 2, failed: 2 });
  });

  it(
    "are fetched again when the queue lost them, and once where two messages come at a time",
    { timeout: 60_000 },
    async () => {
      const one = shopifyExport({ products: 2, pictures: 4, origin: "https://lost.example.com" }).text.replaceAll(
        "product-1",
        "lost-1",
      );
      const { answer } = serveOldShop();
      answer.mockImplementation(async () => new Response(png));
      const job = await imported(one);
      await applyImport(shop, job, "astrid", now);
      await shop.finished();
      while (queue[0] && queue[0].step !== "pictures") {
        const message = queue.shift();
        if (message) await runFileStep(shop, message, now);
        await shop.finished();
      }
      // The message with the pictures is lost.
      queue.length = 0;
      expect(await pictureProgress(db, job.id)).toMatchObject({ copied: 0, waiting: 4 });
      expect(await requeueWaitingPictures(shop, addMinutes(now, 10))).toBe(1);
      expect(await requeueWaitingPictures(shop, addMinutes(now, 10))).toBe(1);
      await deliver(addMinutes(now, 10));
      expect(answer).toHaveBeenCalledTimes(4);
      expect(await pictureProgress(db, job.id)).toMatchObject({ copied: 4, waiting: 0, failed: 0 });
    },
  );
});
