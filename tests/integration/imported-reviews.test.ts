import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { reviews } from "#app/db/schema/customers.server.ts";
import { moderateReview } from "#app/features/catalogue/reviews/moderate.server.ts";
import { productReviewsOf, productReviewStatements } from "#app/features/catalogue/reviews/product-reviews.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { countNotes, findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { readParts } from "#app/features/shop/files/private-file.server.ts";
import { applyRetentionPeriod } from "#app/features/shop/retention/apply-retention.server.ts";
import { newId } from "#app/shared/ids.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now, stockGarment } from "#tests/support/shop-fixture.ts";

const { shop, deliver } = openFileShop();
const { db } = shop;

const judgeMe = [
  "title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location",
  'Great,"Soft, and it lasts.",5,2025-03-02 10:12:00 UTC,email,ok,Camille Rousseau,C@mail.example,70,tee,Thanks!,,https://cdn.example/a.jpg,1.1.1.1,FR',
  ",Too small for me.,2,02/03/2025,web,ok,Åsa,,70,tee,,,,,",
  ",Buy watches here.,5,2025-03-02,web,spam,Bot,bot@mail.example,70,tee,,,,,",
  ",About the shop.,5,2025-03-02,web,ok,Bo,bo@mail.example,,,,,,,",
  ",Another product.,5,2025-03-02,web,ok,Bo,bo@mail.example,71,gone-tee,,,,,",
  ",,4,2025-03-02,web,ok,Bo,bo@mail.example,70,tee,,,,,",
  ",Six stars.,6,2025-03-02,web,ok,Bo,bo@mail.example,70,tee,,,,,",
  ",No day.,4,,web,ok,Bo,bo@mail.example,70,tee,,,,,",
];
const loox = [
  "id,status,rating,email,nickname,full_name,review,date,productId,handle,img,variant,verified_purchase",
  "l1,Active,4,nora@mail.example,Nora,Nora Berg,Runs a little large.,2025-04-01T08:00:00.000Z,70,tee,,M,true",
];
const looxTemplate = [
  "product_handle,product_Id,rating,author,email,body,created_at,photo_url,reply,replied_at,verified_purchase,incentivized",
  "tee,,5,Kim,kim@mail.example,Got it for free.,2025-04-01,,,,false,true",
];
const csv = (lines: readonly string[]) => `${lines.join("\r\n")}\r\n`;

async function checked(text: string): Promise<FileJob> {
  const id = newId("job");
  const upload = { id, file: new File([text], "reviews.csv"), options: {}, actor: "astrid" };
  expect(await startImport(shop, { ...upload, kind: "reviews" }, now)).toEqual({ kind: "started" });
  await deliver();
  return jobOf(id);
}

async function applied(job: FileJob): Promise<FileJob> {
  expect(await applyImport(shop, job, "astrid", now)).toBe(true);
  await deliver();
  return jobOf(job.id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

async function shown() {
  const [counts, rows] = await db.batch([...productReviewStatements(db, "tee", 10)]);
  return productReviewsOf(counts, rows);
}

beforeAll(() => stockGarment(db, { id: "tee" }));

describe("reviews of Judge.me and Loox", () => {
  it("come in unpublished and unverified, with where they come from, and others are refused in words", async () => {
    const job = await checked(csv(judgeMe));
    expect(job).toMatchObject({ created: 3, broken: 5 });
    const { rows: broken } = await listJobRows(db, job.id, "broken", { after: 0, size: 20 });
    expect(broken.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("about the shop"),
      expect.stringContaining("No product has this handle"),
      expect.stringContaining("No text"),
      expect.stringContaining("1 to 5"),
      expect.stringContaining("date"),
    ]);
    expect(Object.keys(job.unkept).toSorted()).toEqual(
      ["ip_address", "location", "picture_urls", "product_id", "reply", "source"].toSorted(),
    );
    expect((await countNotes(db, job.id)).map(({ kind, count }) => [kind, count])).toEqual([
      ["hidden", 1],
      ["name", 1],
    ]);
    expect(await applied(job)).toMatchObject({ state: "done", applied: 3, refused: 0 });
    const stored = await db.select().from(reviews).orderBy(reviews.comment);
    expect(stored).toHaveLength(3);
    for (const review of stored)
      expect(review).toMatchObject({ status: "pending", isVerified: false, orderId: null, importedFrom: "Judge.me" });
    expect(stored[1]).toMatchObject({
      name: "Camille R.",
      email: "c@mail.example",
      location: "",
      rating: 5,
      title: "Great",
      createdAt: "2025-03-02T10:12:00.000Z",
    });
    expect(stored[2]).toMatchObject({ name: "Åsa", createdAt: "2025-03-02T00:00:00.000Z" });
    expect((await shown()).notChecked.count).toBe(0);
  });

  it("never carry over that the other service verified them", async () => {
    const job = await checked(csv(loox));
    expect((await countNotes(db, job.id)).map(({ kind }) => kind)).toEqual(["verified"]);
    await applied(job);
    const [review] = await db.select().from(reviews).where(eq(reviews.importedFrom, "Loox"));
    expect(review).toMatchObject({ name: "Nora", isVerified: false, status: "pending", rating: 4 });
  });

  it("are refused where the reviewer got something for it", async () => {
    const job = await checked(csv(looxTemplate));
    expect(job).toMatchObject({ created: 0, broken: 1 });
    const { rows: broken } = await listJobRows(db, job.id, "broken", { after: 0, size: 1 });
    expect(broken[0]?.reason).toContain("got something for it");
  });

  it("are shown once approved, outside the rating, and say where they come from", async () => {
    const [review] = await db.select().from(reviews).where(eq(reviews.importedFrom, "Loox"));
    const decision = { reviewId: review?.id ?? "", actor: "astrid", seenPictures: [] };
    expect(await moderateReview(db, { ...decision, decision: "approve" }, now)).toBe("done");
    expect(await moderateReview(db, { ...decision, decision: "feature" }, now)).toBe("not-possible");
    const { rating, notChecked } = await shown();
    expect(rating).toEqual({ average: null, count: 0 });
    expect(notChecked.reviews).toMatchObject([{ name: "Nora", isVerified: false, importedFrom: "Loox" }]);
  });

  it("come in once, however often the file is sent, and stay as staff decided", async () => {
    expect(await checked(csv(judgeMe))).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(await checked(csv(loox))).toMatchObject({ created: 0, unchanged: 1 });
  });

  it("wait a year from their import, not from the day they were written", async () => {
    await db.update(reviews).set({ createdAt: "2020-01-01T00:00:00.000Z" }).where(eq(reviews.name, "Bot"));
    await applyRetentionPeriod(shop, "pendingReviews", now);
    expect(await db.select().from(reviews).where(eq(reviews.name, "Bot"))).toHaveLength(1);
    await db.update(reviews).set({ importedAt: "2020-01-01T00:00:00.000Z" }).where(eq(reviews.name, "Bot"));
    await applyRetentionPeriod(shop, "pendingReviews", now);
    expect(await db.select().from(reviews).where(eq(reviews.name, "Bot"))).toEqual([]);
  });

  it("go out and come in without a change", async () => {
    const id = newId("job");
    await startExport(shop, { id, kind: "reviews", filter: {}, separator: ",", actor: "astrid" }, now);
    await deliver();
    const text = await new Response(readParts(shop, id, (await jobOf(id)).step)).text();
    expect(await checked(text)).toMatchObject({ created: 0, changed: 0, unchanged: 3, broken: 0, unkept: {} });
  });
});
