import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { reviewCounts, reviews } from "#app/db/schema/customers.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { countWaitingReviews, listReviewsForStaff } from "#app/features/catalogue/reviews/list-reviews.server.ts";
import { type Decision, moderateReview } from "#app/features/catalogue/reviews/moderate.server.ts";
import { orderLinkOf } from "#app/features/catalogue/reviews/order-link.ts";
import { readReviewsPage, reviewPageSize } from "#app/features/catalogue/reviews/queries.server.ts";
import type { RefusalReason } from "#app/features/catalogue/reviews/refusal-reasons.texts.ts";
import { readReviewFigures } from "#app/features/catalogue/reviews/review-figures.server.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { newId } from "#app/shared/ids.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { handleApi } from "#workers/api/app.ts";

const shop = openTestShop();
const { db } = shop;

async function send(change: object = {}) {
  const review = {
    key: newId(),
    email: "asa.oberg@mail.example",
    name: "Åsa",
    location: "Trosa",
    product: "tee",
    rating: 5,
    feedback: "Warm.",
    ...change,
  };
  const request = new Request("https://shop.example/api/reviews", {
    method: "POST",
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
    body: JSON.stringify(review),
  });
  const response = await handleApi(request, shop);
  return { status: response.status, body: await response.json<any>() };
}

const stored = async (id: string) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0];
const decide = (reviewId: string, decision: Decision, reason: RefusalReason | null = null) =>
  moderateReview(db, { reviewId, decision, reason, actor: "astrid", seenPictures: [] }, now);

/** The signed link of an order's delivered e-mail: an order of a garment of its own that was paid and sent. */
async function reviewLink() {
  const { orderId, garment } = await deliveredOrder(db, fakeProvider());
  const { review } = await orderLinks(orderId, shop.env, new Date());
  return { product: garment, order: orderLinkOf(new URL(review).hash) };
}

async function shownOf(productId: string) {
  const page = await readProductPage(db, productId);
  if (page.kind !== "found") throw new Error(page.kind);
  const { rating, reviews: shown, notChecked } = page.said;
  return { rating, names: shown.map(({ name }) => name), notChecked: notChecked.reviews.map(({ name }) => name) };
}

beforeAll(async () => {
  for (const id of ["tee", "other", "moved", "bought"]) await stockGarment(db, { id });
  await stockGarment(db, { id: "hidden", published: false });
});

describe("a review that is sent", () => {
  it("waits, and nobody sees it", async () => {
    const { status, body } = await send({ name: "Waiting" });
    expect(status).toBe(201);
    expect(body.data).toEqual([{ id: body.id, status: "pending" }]);
    expect(await stored(body.id)).toMatchObject({ status: "pending", isFeatured: false, rating: 5, comment: "Warm." });
    expect(await shownOf("tee")).toEqual({ rating: { average: null, count: 0 }, names: [], notChecked: [] });
    expect(await readReviewsPage(db, { category: null, page: 1 })).toMatchObject({
      reviews: [],
      featured: [],
      total: 0,
    });
  });

  it("is stored once, however often it is sent", async () => {
    const key = newId();
    const first = await send({ key });
    const again = await send({ key, rating: 1 });
    expect(again.body.id).toBe(first.body.id);
    expect(await stored(first.body.id)).toMatchObject({ rating: 5 });
  });

  it.each([
    { email: "no at sign" },
    { name: " " },
    { location: "" },
    { feedback: "" },
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { key: "short" },
    { images: ["1", "2", "3", "4", "5", "6"] },
    { feedback: "x".repeat(2001) },
    { name: "Win at evil.shop" },
    { location: "www.evil.example" },
  ])("is refused with %o", async (change) => {
    expect((await send(change)).status).toBe(400);
  });

  it.each(["nothing", "hidden"])("is refused for the product %s", async (product) => {
    expect((await send({ product })).status).toBe(404);
  });
});

describe("an approved review", () => {
  it("is shown, and moves the average; a rejected one is gone again", async () => {
    const { product, order } = await reviewLink();
    const again = await deliveredOrder(db, fakeProvider());
    await db.update(orderLines).set({ productId: product }).where(eq(orderLines.orderId, again.orderId));
    const links = [
      order,
      { id: again.orderId, key: await signLink("review-link", again.orderId, shop.env.LINK_SECRET) },
    ];
    const ids: string[] = [];
    for (const [index, rating] of [5, 4].entries())
      ids.push((await send({ product, rating, name: `N${rating}`, order: links[index] })).body.id);
    await decide(ids[0] ?? "", "approve");
    expect(await shownOf(product)).toEqual({ rating: { average: 5, count: 1 }, names: ["N5"], notChecked: [] });
    for (const id of ids) await decide(id, "approve");
    expect((await shownOf(product)).rating).toEqual({ average: 4.5, count: 2 });
    expect(await decide(ids[0] ?? "", "reject")).toBe("reason-missing");
    await decide(ids[0] ?? "", "reject", "offensive");
    expect((await shownOf(product)).rating).toEqual({ average: 4, count: 1 });
    expect(await stored(ids[0] ?? "")).toMatchObject({
      moderatedBy: "astrid",
      moderatedAt: now.toISOString(),
      refusalReason: "offensive",
    });
  });

  it("that no order checked stands apart, and counts in no average, also where only such ones are", async () => {
    const before = (await readReviewsPage(db, { category: null, page: 1 })).rating;
    for (const name of ["A", "B"]) await decide((await send({ product: "moved", rating: 1, name })).body.id, "approve");
    expect(await shownOf("moved")).toMatchObject({
      rating: { average: null, count: 0 },
      names: [],
      notChecked: expect.arrayContaining(["A", "B"]),
    });
    const page = await readReviewsPage(db, { category: null, page: 1 });
    expect(page.rating).toEqual(before);
    expect(page.reviews.every(({ isVerified }) => isVerified)).toBe(true);
    const others = await readReviewsPage(db, { category: null, page: 1, view: "not-checked" });
    expect(others.reviews).toEqual([]);
    expect(others.notChecked.reviews.map(({ name }) => name)).toEqual(expect.arrayContaining(["A", "B"]));
  });

  it("cannot be marked as checked without the order that checked it", async () => {
    const { body } = await send({ product: "moved" });
    await expect(db.update(reviews).set({ isVerified: true }).where(eq(reviews.id, body.id))).rejects.toThrow();
  });

  it("never carries its writer's e-mail", async () => {
    const { body } = await send({ product: "other", email: "secret@mail.example" });
    await decide(body.id, "approve");
    expect(JSON.stringify(await readProductPage(db, "other"))).not.toContain("secret@");
    expect(JSON.stringify(await readReviewsPage(db, { category: null, page: 1 }))).not.toContain("secret@");
  });

  it("can be featured, a waiting one cannot; rejecting ends it", async () => {
    const { body } = await send({ ...(await reviewLink()), name: "Featured" });
    expect(await decide(body.id, "feature")).toBe("not-possible");
    await decide(body.id, "approve");
    expect(await decide(body.id, "feature")).toBe("done");
    const featured = async () =>
      (await readReviewsPage(db, { category: null, page: 1 })).featured.map((review) => review.name);
    expect(await featured()).toContain("Featured");
    await decide(body.id, "reject", "unlawful");
    expect(await featured()).not.toContain("Featured");
    const unchecked = await send({ product: "other" });
    await decide(unchecked.body.id, "approve");
    expect(await decide(unchecked.body.id, "feature")).toBe("not-possible");
    expect(await decide("rev_nothing", "approve")).toBe("not-possible");
  });

  it("is found by its product's collection", async () => {
    const { body } = await send({ ...(await reviewLink()), name: "Filtered" });
    await decide(body.id, "approve");
    const namesIn = async (category: "mens" | "womens") =>
      (await readReviewsPage(db, { category, page: 1 })).reviews.map((review) => review.name);
    expect(await namesIn("mens")).toContain("Filtered");
    expect(await namesIn("womens")).toEqual([]);
    expect((await readReviewsPage(db, { category: "womens", page: 1 })).rating.count).toBeGreaterThan(0);
  });
});

it("of a product that is no longer for sale stays, under its name, and leads nowhere", async () => {
  const link = await reviewLink();
  const { body } = await send({ ...link, name: "Outlived" });
  await decide(body.id, "approve");
  const shown = async () =>
    (await readReviewsPage(db, { page: 1 })).reviews.find((review) => review.name === "Outlived")?.product;
  expect(await shown()).toEqual({ name: `Garment ${link.product}`, path: `/product/${link.product}` });
  await archiveProduct(db, link.product, { actor: "kim" }, now);
  expect(await shown()).toEqual({ name: `Garment ${link.product}`, path: null });
});

describe("'Verified buyer'", () => {
  const verified = async (change: object) =>
    (await stored((await send({ product: "bought", ...change })).body.id))?.isVerified;
  const order = async () => {
    const placed = await placeOrder(db, orderOf("bought"), now);
    if (placed.kind !== "placed") throw new Error(placed.kind);
    const { id } = placed.order;
    const pay = () => db.update(orders).set({ paymentStatus: "paid" }).where(eq(orders.id, id));
    const sendParcel = () => db.update(orderLines).set({ fulfilledQuantity: 1 }).where(eq(orderLines.orderId, id));
    return { id, pay, sendParcel, link: { id, key: await signLink("review-link", id, shop.env.LINK_SECRET) } };
  };

  it("takes the signed link of a paid order whose product was sent, and is told to nobody", async () => {
    const { link, pay, sendParcel } = await order();
    expect(await verified({ order: link })).toBe(false);
    await pay();
    expect(await verified({ order: link })).toBe(false);
    await sendParcel();
    expect(await verified({ order: link, product: "other" })).toBe(false);
    expect(await verified({ order: { ...link, key: `x${link.key}` } })).toBe(false);
    expect(await verified({ order: { ...link, id: "ord_other" } })).toBe(false);
    expect(await verified({ order: link, email: "another.address@mail.example" })).toBe(true);

    const buyer = await send({ product: "bought", order: link });
    const stranger = await send({ product: "bought", order: { id: "ord_none", key: "none" } });
    expect([buyer.status, Object.keys(buyer.body.data[0])]).toEqual([
      stranger.status,
      Object.keys(stranger.body.data[0]),
    ]);
  });

  it("is never had by writing a customer's e-mail, nor by a link to the order's page", async () => {
    const { id, pay, sendParcel } = await order();
    await pay();
    await sendParcel();
    expect(await verified({ email: "asa.oberg@mail.example" })).toBe(false);
    const pageKey = await signLink("order-link", id, shop.env.LINK_SECRET);
    expect(await verified({ order: { id, key: pageKey } })).toBe(false);
  });

  it("stays within reach of a buyer who sent the goods back and got the money", async () => {
    const { id, link, sendParcel } = await order();
    await sendParcel();
    await db.update(orders).set({ paymentStatus: "refunded" }).where(eq(orders.id, id));
    expect(await verified({ order: link })).toBe(true);
  });

  it("is had once for an order and product, however often and at once it is sent", async () => {
    const { link, pay, sendParcel } = await order();
    await pay();
    await sendParcel();
    const marks = await Promise.all(Array.from({ length: 5 }, () => verified({ order: link })));
    expect(marks.filter(Boolean)).toHaveLength(1);
  });
});

describe("the size bought and the fit vote", () => {
  const said = async (id: string) => {
    const { fitVote, sizeBought } = (await stored(id)) ?? {};
    return { fitVote, sizeBought };
  };
  const bought = async (order: object | null) => {
    const request = new Request("https://shop.example/api/reviews/bought", {
      method: "POST",
      headers: { "CF-Connecting-IP": crypto.randomUUID() },
      body: JSON.stringify({ order }),
    });
    const response = await handleApi(request, shop);
    return { status: response.status, body: await response.json<any>() };
  };

  it("are stored as sent, once, and may stay unsaid", async () => {
    const key = newId();
    const { body } = await send({ key, fit: "small", size: "M" });
    await send({ key, fit: "large", size: "L" });
    expect(await said(body.id)).toEqual({ fitVote: "small", sizeBought: "M" });
    expect(await said((await send()).body.id)).toEqual({ fitVote: null, sizeBought: null });
    expect(await said((await send({ fit: null, size: null })).body.id)).toEqual({ fitVote: null, sizeBought: null });
  });

  it.each([{ fit: "huge" }, { fit: "" }, { fit: 1 }, { fit: ["small"] }, { size: 7 }, { size: "x".repeat(61) }])(
    "are refused as %o",
    async (change) => {
      expect((await send(change)).status).toBe(400);
    },
  );

  it.each(["XXXL", "m", "", "' OR 1 --", "M\u0000"])(
    "a size that the product has not, %j, is left out",
    async (size) => {
      const { status, body } = await send({ size });
      expect(status).toBe(201);
      expect(await said(body.id)).toEqual({ fitVote: null, sizeBought: null });
    },
  );

  it("by an order's link are those of its lines, also of a size that is no longer made", async () => {
    const { product, order } = await reviewLink();
    await db.update(orderLines).set({ size: "Old M" }).where(eq(orderLines.productId, product));
    expect((await bought(order)).body.data).toEqual([{ product, size: "Old M" }]);
    expect(await said((await send({ product, size: "Old M" })).body.id)).toMatchObject({ sizeBought: null });
    expect(await said((await send({ product, order, size: "Old M" })).body.id)).toMatchObject({ sizeBought: "Old M" });
  });

  it("are told by a signed link alone, and not where the order has several sizes", async () => {
    const { product, order } = await reviewLink();
    expect((await bought(order)).body.data).toEqual([{ product, size: "" }]);
    for (const other of [
      { ...order, key: "no" },
      { ...order, id: "ord_other" },
    ])
      expect(await bought(other)).toMatchObject({ status: 200, body: { data: [] } });
    for (const odd of [null, {}, { id: 1, key: 2 }]) expect((await bought(odd)).status).toBe(400);
  });
});

describe("what a product's reviews add up to", () => {
  const countsOf = async (productId: string) =>
    (await db.select().from(reviewCounts).where(eq(reviewCounts.productId, productId)))[0];
  const saidOf = async (productId: string) => {
    const page = await readProductPage(db, productId);
    if (page.kind !== "found") throw new Error(page.kind);
    return { stars: page.said.stars, fit: page.said.fit, notChecked: page.said.notChecked.count };
  };
  /** As a reader would count them, from the reviews themselves. */
  const recount = async (productId: string) => {
    const rows = (await db.select().from(reviews).where(eq(reviews.productId, productId))).filter(
      ({ status }) => status === "approved",
    );
    const checked = rows.filter(({ isVerified }) => isVerified);
    const votes = (vote: string) => checked.filter(({ fitVote }) => fitVote === vote).length;
    return {
      stars: [5, 4, 3, 2, 1].map((stars) => checked.filter(({ rating }) => rating === stars).length),
      fit: { small: votes("small"), true: votes("true"), large: votes("large") },
      notChecked: rows.length - checked.length,
    };
  };

  it("follows every decision, its undo and an erasure, and counts only what is checked", async () => {
    const { product, order } = await reviewLink();
    const checked = (await send({ product, order, rating: 4, fit: "small" })).body.id;
    const other = (await send({ product, rating: 1, fit: "large" })).body.id;
    expect(await countsOf(product)).toBeUndefined();
    const follows = async () => expect(await saidOf(product)).toEqual(await recount(product));

    for (const id of [checked, other, checked]) await decide(id, "approve");
    expect(await saidOf(product)).toEqual({
      stars: [0, 1, 0, 0, 0],
      fit: { small: 1, true: 0, large: 0 },
      notChecked: 1,
    });
    expect(await countsOf(product)).toMatchObject({ ratingCount: 1, ratingSum: 4 });
    await decide(checked, "feature");
    await follows();
    await Promise.all([decide(checked, "reject", "offensive"), decide(other, "reset")]);
    expect(await countsOf(product)).toBeUndefined();
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, checked));
    const rejected = entries.find(({ after }) => (after as { status?: string } | null)?.status === "rejected");
    expect(await undoChange(shop, rejected?.id ?? "", "owner")).toMatchObject({ tone: "success" });
    await follows();
    expect((await countsOf(product))?.fitSmall).toBe(1);
    await db.delete(reviews).where(eq(reviews.id, checked));
    expect(await countsOf(product)).toBeUndefined();
  });

  it("is listed by stars, of that product alone; an unknown product lists none", async () => {
    const { product, order } = await reviewLink();
    for (const change of [{ order, rating: 4 }, { rating: 4 }, { rating: 2 }])
      await decide((await send({ product, name: `N${change.rating}`, ...change })).body.id, "approve");
    const listed = await readReviewsPage(db, { product, stars: 4, page: 1 });
    expect(listed).toMatchObject({
      total: 1,
      reviews: [{ rating: 4, isVerified: true }],
      notChecked: { count: 1 },
      featured: [],
      product: { id: product, path: `/product/${product}` },
    });
    expect((await readReviewsPage(db, { product, page: 1 })).notChecked.count).toBe(2);
    expect(await readReviewsPage(db, { product: "nothing' OR 1", page: 1 })).toMatchObject({ total: 0, product: null });
    expect((await readReviewsPage(db, { product: "hidden", page: 1 })).product).toBeNull();
  });
});

it("are listed by their stars, the best or the worst first, over all pages and within what is asked for", async () => {
  const { product, order } = await reviewLink();
  await decide((await send({ product, rating: 1, order })).body.id, "approve");
  const ratings = async (view: "highest" | "lowest") => {
    const first = await readReviewsPage(db, { page: 1, order: view });
    const pages = Array.from({ length: Math.ceil(first.total / reviewPageSize) }, (_, index) => index + 1);
    const all = await Promise.all(pages.map((page) => readReviewsPage(db, { page, order: view })));
    return { featured: first.featured, ratings: all.flatMap((page) => page.reviews.map(({ rating }) => rating)) };
  };
  const [highest, lowest] = [await ratings("highest"), await ratings("lowest")];
  expect(highest.ratings.length).toBeGreaterThan(1);
  expect(highest.ratings).toEqual(highest.ratings.toSorted((a, b) => b - a));
  expect(lowest.ratings).toEqual(highest.ratings.toReversed());
  // Above a list that begins with the worst, the best would hide what was asked for.
  expect(lowest.featured).toEqual([]);
  const ofProduct = await readReviewsPage(db, { product, order: "lowest", page: 1 });
  expect(ofProduct.reviews).toMatchObject([{ rating: 1 }]);
});

it("counts what was published by stars and what was declined by reason, as /reviews/how tells it", async () => {
  const since = new Date(now.getTime() - 1000).toISOString();
  const before = await readReviewFigures(db, since);
  const two = (figures: typeof before) => figures.stars.find(({ stars }) => stars === 2);
  const unlawful = (figures: typeof before) => figures.reasons.find(({ reason }) => reason === "unlawful")?.count ?? 0;
  await decide((await send({ ...(await reviewLink()), rating: 2 })).body.id, "approve");
  await decide((await send({ rating: 2 })).body.id, "approve");
  await decide((await send({ rating: 2 })).body.id, "reject", "unlawful");
  const after = await readReviewFigures(db, since);
  const { checked = 0, notChecked = 0, declined = 0 } = two(before) ?? {};
  expect(two(after)).toEqual({
    stars: 2,
    checked: checked + 1,
    notChecked: notChecked + 1,
    declined: declined + 1,
  });
  expect(unlawful(after)).toBe(unlawful(before) + 1);
  const later = await readReviewFigures(db, new Date(now.getTime() + 1000).toISOString());
  expect(later.reasons).toEqual([]);
});

it("shows staff what waits, and nothing else, when they ask for it", async () => {
  await send({ name: "Last one" });
  const paging = { size: 100 };
  const { rows } = await listReviewsForStaff(db, {
    search: "",
    sort: "newest",
    filters: { status: "pending" },
    paging,
  });
  expect(rows.map(({ name }) => name)).toContain("Last one");
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["pending"]));
  expect(await countWaitingReviews(db, 100)).toBe(rows.length);
  expect(await countWaitingReviews(db, 2)).toBe(2);
});
