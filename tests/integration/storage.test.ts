import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { productMedia } from "#app/db/schema/catalogue.server.ts";
import { reviewImages } from "#app/db/schema/customers.server.ts";
import { orderLines } from "#app/db/schema/orders.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import { moderateReview } from "#app/features/catalogue/reviews/moderate.server.ts";
import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { applyRetentionPeriod } from "#app/features/shop/retention/apply-retention.server.ts";
import { deletePicture, readPicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { deleteUnusedPictures } from "#app/features/shop/storage/unused-pictures.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { bindingLimits } from "#app/platform/http/rate-limits.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { askUntilRefused } from "#tests/support/ask-until-refused.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { sessionCookiesOf, createStaffMember, origin } from "#tests/support/staff-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const { db, env } = shop;
let staff: Record<string, string>;

/** The smallest PNG there is: one pixel. */
const png = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

/** A photo of a phone: 16 by 8 pixels, with the words "Taken at Trosa harbor" and its coordinates in its Exif data. */
const photo = Uint8Array.from(
  atob(
    "/9j/4QFQRXhpZgAASUkqAAgAAAAIAA4BAgAWAAAAfgAAABIBAwABAAAAAQAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwAB" +
      "AAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAlAAAACWIBAABAAAA4gAAAAAAAAA4YwAA6AMAADhjAADoAwAAVGFrZW4gYXQgVHJv" +
      "c2EgaGFyYm9yAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAQAAAAA6AE" +
      "AAEAAAAIAAAAAAAAAAQAAQACAAIAAABOAAAAAgAFAAMAAAAwAQAAAwACAAIAAABFAAAABAAFAAMAAAAYAQAAAAAAABEAAAABAAAA" +
      "IQAAAAEAAAAAAAAAAQAAADoAAAABAAAANQAAAAEAAAAeAAAAAQAAAP/bAEMAGxIUFxQRGxcWFx4cGyAoQisoJSUoUTo9MEJgVWVk" +
      "X1VdW2p4mYFqcZBzW12FtYaQnqOrratngLzJuqbHmairpP/bAEMBHB4eKCMoTisrTqRuXW6kpKSkpKSkpKSkpKSkpKSkpKSkpKSk" +
      "pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpP/AABEIAAgAEAMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAAAv/EABQQ" +
      "AQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8A" +
      "oAH/2Q==",
  ),
  (letter) => letter.charCodeAt(0),
);

async function call(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const from = { "CF-Connecting-IP": crypto.randomUUID(), ...headers };
  const response = await handleApi(new Request(`${origin}/api${path}`, { method: "POST", headers: from, body }), shop);
  return { status: response.status, body: await response.json<any>() };
}

function upload(fields: Record<string, string>, bytes: BlobPart = png, headers = {}, name = "Pulse Core Tee-1.png") {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File([bytes], name, { type: "image/png" }));
  return call("/storage/upload", form, headers);
}

const ask = (path: string, fileId: string, headers = {}) =>
  call(`/storage/${path}`, JSON.stringify({ fileId }), headers);
const keyOf = (url: string) => url.replace("/media/", "");

beforeAll(async () => {
  await createStaffMember(db, "astrid");
  staff = { Cookie: (await sessionCookiesOf(shop, "astrid")).join("; ") };
  await stockGarment(db, { id: "tee" });
});

describe("an upload of staff", () => {
  it("is stored under a random key, with the specification's download name", async () => {
    const { status, body } = await upload({}, png, staff);
    expect(status).toBe(201);
    expect(body).toEqual({
      status: true,
      url: expect.stringMatching(/^\/media\/products\/[a-z0-9]{24}\.png$/),
      fileId: expect.any(String),
    });
    const [row] = await db.select().from(storedFiles).where(eq(storedFiles.id, body.fileId));
    expect(row).toMatchObject({
      name: "pulse-core-tee-1.jpg",
      contentType: "image/png",
      folder: "products",
      uploadedBy: "astrid",
    });
    const kept = await env.MEDIA.head(keyOf(body.url));
    expect(kept).toMatchObject({ size: row?.sizeBytes, httpMetadata: { contentType: "image/png" } });
    expect((await ask("url", body.fileId)).body.url).toBe(body.url);
  });

  it("is drawn anew: what hides behind or beside the picture is gone", async () => {
    const smuggled = new Blob([png, "<script>alert(1)</script>"]);
    const { body } = await upload({}, smuggled, staff);
    const kept = await (await env.MEDIA.get(keyOf(body.url)))?.text();
    expect(kept).toContain("PNG");
    expect(kept).not.toContain("script");
  });

  it("keeps nothing of where and when a photo was taken", async () => {
    const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
    expect(textOf(photo)).toContain("Trosa harbor");
    const { body } = await upload({}, photo, staff);
    const kept = textOf(new Uint8Array((await (await env.MEDIA.get(keyOf(body.url)))?.arrayBuffer()) ?? []));
    expect(kept.startsWith("\u00ff\u00d8\u00ff")).toBe(true);
    for (const trace of ["Trosa harbor", "Exif", "xmp"]) expect(kept).not.toContain(trace);
  });

  it("can be deleted by staff alone, with every width made of it", async () => {
    const { body } = await upload({}, png, staff);
    const key = keyOf(body.url);
    for (const copy of [`widths/320/${key}`, `widths/320/${key}.avif`]) await env.MEDIA.put(copy, "made");
    expect((await ask("delete", body.fileId)).status).toBe(401);
    expect(await env.MEDIA.head(key)).not.toBeNull();
    expect((await ask("delete", body.fileId, staff)).status).toBe(200);
    expect(await env.MEDIA.head(key)).toBeNull();
    expect(await env.MEDIA.head(`widths/320/${key}`)).toBeNull();
    expect(await env.MEDIA.head(`widths/320/${key}.avif`)).toBeNull();
    expect((await ask("url", body.fileId)).status).toBe(404);
    expect((await ask("delete", body.fileId, staff)).status).toBe(404);
  });
});

describe("a picture in one of the shop's widths", () => {
  const typeOf = async (key: string, avif: boolean) => (await readPicture(shop, key, "320", { avif }))?.contentType;

  it("is WebP first, and AVIF for who takes it once that is made", async () => {
    const key = keyOf((await upload({}, png, staff)).body.url);
    expect(await typeOf(key, true)).toBe("image/webp");
    await shop.finished();
    expect(await typeOf(key, true)).toBe("image/webp");
    await shop.finished();
    expect(await typeOf(key, true)).toBe("image/avif");
    expect(await typeOf(key, false)).toBe("image/webp");
  });

  it("stays WebP where AVIF is switched off", async () => {
    const key = keyOf((await upload({}, png, staff)).body.url);
    const withoutAvif = { ...shop, env: { ...env, AVIF: "off" as const } };
    for (let request = 0; request < 3; request++) {
      expect((await readPicture(withoutAvif, key, "320", { avif: true }))?.contentType).toBe("image/webp");
      await shop.finished();
    }
  });
});

describe("an AVIF copy of a picture", () => {
  /** The Images service with another answer to AVIF; `asked` has what was asked of it. */
  function imagesWith(answer: () => Promise<string>, height = 400) {
    const asked: string[] = [];
    const output = async ({ format }: { format: string }) => {
      asked.push(format);
      const contentType = format === "image/avif" ? await answer() : format;
      return { contentType: () => contentType, response: () => new Response(png) };
    };
    const info = async () => ({ format: "image/webp", fileSize: 1, width: 320, height });
    return { asked, IMAGES: { info, input: () => ({ transform: () => ({ output }) }) } as unknown as ImagesBinding };
  }
  const shopWith = (IMAGES: ImagesBinding): Shop => ({ ...shop, env: { ...env, IMAGES } });
  async function storedPicture() {
    const key = `products/${newId()}.png`;
    await env.MEDIA.put(key, png, { httpMetadata: { contentType: "image/png" } });
    return key;
  }
  const avifsOf = (asked: readonly string[]) => asked.filter((format) => format === "image/avif").length;
  async function request(of: Shop, key: string, times: number) {
    for (let time = 0; time < times; time++) {
      expect((await readPicture(of, key, "320", { avif: true }))?.contentType).toBe("image/webp");
      await shop.finished();
    }
  }

  it("is not tried again at each request when the service answers with another type, but after a week", async () => {
    const { asked, IMAGES } = imagesWith(async () => "image/webp");
    const key = await storedPicture();
    await request(shopWith(IMAGES), key, 5);
    expect(avifsOf(asked)).toBe(1);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: addDays(new Date(), 6), toFake: ["Date"] });
    await request(shopWith(IMAGES), key, 1);
    expect(avifsOf(asked)).toBe(1);
    vi.setSystemTime(addDays(new Date(), 2));
    await request(shopWith(IMAGES), key, 1);
    expect(avifsOf(asked)).toBe(2);
  });

  it("is tried again soon after the service failed, less and less often while it fails, and served once made", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    let isDown = true;
    const { asked, IMAGES } = imagesWith(async () => {
      if (isDown) throw new Error("The service is down");
      return "image/avif";
    });
    const key = await storedPicture();
    await request(shopWith(IMAGES), key, 5);
    expect(avifsOf(asked)).toBe(1);
    const began = Date.now();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"] });
    const week = 7 * 24 * 60;
    // R2 notes the real time of each failure, so each wait is from the beginning.
    for (const [before, minutes] of [15, 60, 240, 960, 3_840, week, week].entries()) {
      vi.setSystemTime(began + (minutes - 1) * 60_000);
      await request(shopWith(IMAGES), key, 2);
      expect(avifsOf(asked)).toBe(before + 1);
      vi.setSystemTime(began + (minutes + 1) * 60_000);
      await request(shopWith(IMAGES), key, 1);
      expect(avifsOf(asked)).toBe(before + 2);
    }
    isDown = false;
    await request(shopWith(IMAGES), key, 1);
    const served = await readPicture(shopWith(IMAGES), key, "320", { avif: true });
    expect(served?.contentType).toBe("image/avif");
  });

  it("is made up to 1,200 pixels of the longer side, and never asked for above", async () => {
    const [fits, larger] = [1_200, 1_201].map((height) => imagesWith(async () => "image/avif", height));
    await request(shopWith(fits!.IMAGES), await storedPicture(), 2);
    await request(shopWith(larger!.IMAGES), await storedPicture(), 3);
    expect([fits, larger].map((images) => avifsOf(images!.asked))).toEqual([1, 0]);
  });

  it("is gone when the picture is deleted while it is made", async () => {
    const [started, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
    const { IMAGES } = imagesWith(() => (started.resolve(), gate.promise));
    const key = await storedPicture();
    await request(shopWith(IMAGES), key, 1);
    await readPicture(shopWith(IMAGES), key, "320", { avif: true });
    await started.promise;
    await deletePicture(shop, key);
    gate.resolve("image/avif");
    await shop.finished();
    expect(await env.MEDIA.head(`widths/320/${key}.avif`)).toBeNull();
  });

  it("is made of other pictures again when one was cancelled with its request", async () => {
    const { asked, IMAGES } = imagesWith(() => new Promise(() => undefined));
    const cancelled: Shop = { ...shopWith(IMAGES), waitUntil: () => undefined };
    const [first, second] = [await storedPicture(), await storedPicture()];
    for (const key of [first, second]) await request(shopWith(IMAGES), key, 1);
    await readPicture(cancelled, first, "320", { avif: true });
    await expect.poll(() => avifsOf(asked)).toBe(1);
    await readPicture(cancelled, second, "320", { avif: true });
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
    await readPicture(cancelled, second, "320", { avif: true });
    await expect.poll(() => avifsOf(asked)).toBe(2);
  });
});

describe("an upload is refused", () => {
  it.each(["products", "site", ""])("to who is not signed in, in the folder %j", async (folder) => {
    expect((await upload(folder ? { folder } : {})).status).toBe(401);
  });

  it.each(["widths", "../products", "a/b", "Products", ""])("to staff too, in the folder %j", async (folder) => {
    expect((await upload({ folder }, png, staff)).status).toBe(400);
  });

  it.each(["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "<script>alert(1)</script>", ""])(
    "when its bytes are %j, whatever its name",
    async (text) => {
      for (const fields of [{ folder: "products" }, { folder: "reviews" }]) {
        const { status, body } = await upload(fields, text, staff);
        expect(status).toBe(415);
        expect(body.error).toMatch(/^Upload failed/);
      }
    },
  );

  it("when only its first bytes are a picture's, to staff too", async () => {
    expect((await upload({ folder: "reviews" }, png.slice(0, 20))).status).toBe(415);
    expect((await upload({}, png.slice(0, 20), staff)).status).toBe(415);
  });

  it("when it is larger than 5 MB", async () => {
    for (const size of [5 * 1024 * 1024 + 1, 20 * 1024 * 1024]) {
      const large = new Uint8Array(size);
      large.set(png);
      expect((await upload({ folder: "reviews" }, large)).status).toBe(413);
      expect((await upload({ folder: "products" }, large, staff)).status).toBe(413);
    }
  });

  it("without a file", async () => {
    expect((await call("/storage/upload", "{}")).status).toBe(400);
    expect((await call("/storage/upload", new FormData(), staff)).status).toBe(400);
  });

  it("from an address that sends too many", async () => {
    const uploadAgain = async () =>
      (await upload({ folder: "reviews" }, "x", { "CF-Connecting-IP": "192.0.2.9" })).status;
    await askUntilRefused(bindingLimits.REVIEW_LIMIT, uploadAgain, (status) => status === 429);
  });
});

describe("a picture of a review", () => {
  it("is drawn anew, seen by nobody before its review is approved, and not after it is rejected", async () => {
    const key = newId();
    const { body } = await upload({ folder: "reviews", review: key });
    const storageKey = keyOf(body.url);
    expect(storageKey).toMatch(/^reviews\/[a-z0-9]{24}\.webp$/);
    expect((await env.MEDIA.head(storageKey))?.httpMetadata?.contentType).toBe("image/webp");
    expect(await isPublicPicture(db, storageKey)).toBe(false);

    const reviewId = await review(key, [body.fileId]);
    expect([reviewId, body.url, body.fileId].join(" ")).not.toContain(key);
    expect(await isPublicPicture(db, storageKey)).toBe(false);
    expect(await isPublicPicture(db, `widths/320/${storageKey}`)).toBe(false);
    expect((await ask("url", body.fileId)).status).toBe(404);
    expect((await ask("url", body.fileId, staff)).status).toBe(200);

    await moderateReview(db, { reviewId, decision: "approve", actor: "astrid", seenPictures: [body.fileId] }, now);
    expect(await isPublicPicture(db, storageKey)).toBe(true);
    expect(await isPublicPicture(db, `widths/320/${storageKey}`)).toBe(false);
    expect((await ask("url", body.fileId)).body.url).toBe(body.url);

    await moderateReview(
      db,
      { reviewId, decision: "reject", reason: "unlawful", actor: "astrid", seenPictures: [] },
      now,
    );
    expect(await isPublicPicture(db, storageKey)).toBe(false);
  });

  it("is the last one when it is the fifth", async () => {
    const key = newId();
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async () => (await upload({ folder: "reviews", review: key })).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await db.select().from(storedFiles).where(eq(storedFiles.uploadKey, key))).toHaveLength(5);
    expect((await upload({ folder: "reviews", review: key })).body.error).toBe("You can upload a maximum of 5 images.");
  });

  it("belongs to one review only", async () => {
    const key = newId();
    const { body } = await upload({ folder: "reviews", review: key });
    const stranger = await send(newId(), [body.fileId]);
    expect([stranger.status, stranger.body.code]).toEqual([409, "pictures-gone"]);
    const reviewId = await review(newId(), []);
    await approve(reviewId, []);
    expect(await isPublicPicture(db, keyOf(body.url))).toBe(false);
  });

  it("joins no review that was sent: not by a later upload, nor by sending it again", async () => {
    const key = newId();
    const early = await upload({ folder: "reviews", review: key });
    const reviewId = await review(key, []);
    for (const moment of ["waiting", "approved"]) {
      if (moment === "approved") await approve(reviewId, []);
      const late = await upload({ folder: "reviews", review: key });
      expect([late.status, late.body.code]).toEqual([409, "already-sent"]);
      const again = await send(key, [early.body.fileId]);
      expect([again.status, again.body.id]).toEqual([201, reviewId]);
      expect(await db.select().from(reviewImages).where(eq(reviewImages.reviewId, reviewId))).toEqual([]);
      expect(await isPublicPicture(db, keyOf(early.body.url))).toBe(false);
    }
  });

  it("is in the review or refused, when it is uploaded while the review is sent", async () => {
    const key = newId();
    const first = await upload({ folder: "reviews", review: key });
    const [sent, ...uploads] = await Promise.all([
      send(key, [first.body.fileId]),
      ...Array.from({ length: 3 }, () => upload({ folder: "reviews", review: key })),
    ]);
    await approve(sent.body.id, [first.body.fileId]);
    expect(await isPublicPicture(db, keyOf(first.body.url))).toBe(true);
    for (const { status, body } of uploads) {
      if (status === 201) expect(await isPublicPicture(db, keyOf(body.url))).toBe(false);
      else expect(body.code).toBe("already-sent");
    }
  });

  it("is published by an approval only when the person who approves saw it", async () => {
    const key = newId();
    const { body } = await upload({ folder: "reviews", review: key });
    const reviewId = await review(key, [body.fileId]);
    expect(await approve(reviewId, [])).toBe("pictures-changed");
    expect(await isPublicPicture(db, keyOf(body.url))).toBe(false);
    expect(await approve(reviewId, [body.fileId])).toBe("done");
    expect(await approve("rev_nothing", [])).toBe("not-possible");
  });
});

const approve = (reviewId: string, seenPictures: string[]) =>
  moderateReview(db, { reviewId, decision: "approve", actor: "astrid", seenPictures }, now);

it("forgets pictures whose review was never sent, and no others", async () => {
  const [sentKey, unsentKey] = [newId(), newId()];
  const sent = await upload({ folder: "reviews", review: sentKey });
  const unsent = await upload({ folder: "reviews", review: unsentKey });
  const ofStaff = await upload({}, png, staff);
  await review(sentKey, [sent.body.fileId]);
  expect(await applyRetentionPeriod(shop, "unsentPictures", new Date())).toBe(0);
  expect(await applyRetentionPeriod(shop, "unsentPictures", addDays(new Date(), 2))).toBeGreaterThan(0);
  const kept = async (url: string) => (await env.MEDIA.head(keyOf(url))) !== null;
  expect([await kept(sent.body.url), await kept(unsent.body.url), await kept(ofStaff.body.url)]).toEqual([
    true,
    false,
    true,
  ]);
});

function send(key: string, images: string[]) {
  const words = { email: "a@b.example", name: "Å", location: "Trosa", product: "tee", rating: 4, feedback: "Good." };
  return call("/reviews", JSON.stringify({ key, ...words, images }));
}

async function review(key: string, images: string[]): Promise<string> {
  return (await send(key, images)).body.id;
}

describe("a picture of a product that nothing shows any more", () => {
  const day = (days: number) => addDays(new Date(), days);
  const isThere = async (url: string) => (await env.MEDIA.head(keyOf(url))) !== null;
  const uploaded = async () => (await upload({}, png, staff)).body as { url: string; fileId: string };

  it("is deleted thirty days after it was found unused", async () => {
    const { url, fileId } = await uploaded();
    await deleteUnusedPictures(shop, day(2));
    await deleteUnusedPictures(shop, day(31));
    expect(await isThere(url)).toBe(true);
    await deleteUnusedPictures(shop, day(33));
    expect(await isThere(url)).toBe(false);
    expect(await db.select().from(storedFiles).where(eq(storedFiles.id, fileId))).toEqual([]);
  });

  it("stays when a product shows it again in between", async () => {
    const { url } = await uploaded();
    await deleteUnusedPictures(shop, day(2));
    await db.insert(productMedia).values({ id: "med_again", productId: "tee", position: 9, url });
    await deleteUnusedPictures(shop, day(40));
    await db.delete(productMedia).where(eq(productMedia.id, "med_again"));
    await deleteUnusedPictures(shop, day(41));
    expect(await isThere(url)).toBe(true);
  });

  it("stays for good where an order shows it", async () => {
    const { url } = await uploaded();
    await placeOrder(db, orderOf("tee"), now);
    await db.update(orderLines).set({ image: url });
    await deleteUnusedPictures(shop, day(2));
    await deleteUnusedPictures(shop, day(100));
    expect(await isThere(url)).toBe(true);
  });

  it("is not counted as unused on the day of its upload, nor is a picture in another folder", async () => {
    const [fresh, other] = [await uploaded(), (await upload({ folder: "editorial" }, png, staff)).body];
    await deleteUnusedPictures(shop, new Date());
    await deleteUnusedPictures(shop, day(31));
    expect(await isThere(fresh.url)).toBe(true);
    await deleteUnusedPictures(shop, day(100));
    expect(await isThere(other.url)).toBe(true);
  });

  it("is tried again when it could not be deleted", async () => {
    const { url } = await uploaded();
    await deleteUnusedPictures(shop, day(2));
    await deleteUnusedPictures(withFaults(shop, alwaysFail("MEDIA")), day(33));
    expect(await isThere(url)).toBe(true);
    await deleteUnusedPictures(shop, day(33));
    expect(await isThere(url)).toBe(false);
  });
});
