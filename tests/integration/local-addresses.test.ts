import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";

import { statement } from "#app/db/client.server.ts";
import { collectionFields } from "#app/features/catalogue/collections/collection-input.ts";
import { collectionTitlesStatement } from "#app/features/catalogue/collections/read-collections.server.ts";
import { createCollection } from "#app/features/catalogue/collections/save-collection.server.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { readItem } from "#app/features/catalogue/translations/read-translations.server.ts";
import { saveTranslations } from "#app/features/catalogue/translations/save-translations.server.ts";
import { shopContext } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { productTag } from "#app/platform/page-cache/page-tags.ts";
import { loader } from "#app/routes/storefront/product.tsx";
import { newId } from "#app/shared/ids.ts";
import { type Locale, pathIn, type PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { SlugKind } from "#app/shared/translations.ts";
import { alternateLinks } from "#app/storefront/frame/alternate-links.server.ts";
import { sitemap } from "#app/storefront/frame/sitemap.server.ts";
import { readStaffCollection } from "#app/storefront/listing/staff-collection.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const origin = "https://shop.example";
let made = 0;
let id = "";

/** Saves an address as staff do; an empty one is taken away. */
async function call(language: PrefixedLanguage, text: string, item: { kind: SlugKind; itemId: string }) {
  const known = (await readItem(db, item, language)).find(({ field }) => field === "slug")!;
  const field = { field: "slug", text, source: known.english, seen: known.version, before: known.text };
  const saved = await saveTranslations(db, [{ ...item, name: "Tee", language, fields: [field] }], {
    actor: "ebba",
    now,
  });
  expect(saved).toEqual([true]);
}
const callProduct = (language: PrefixedLanguage, text: string, itemId = id) =>
  call(language, text, { kind: "product", itemId });

/** What a page answers: its status and where it leads, the tags and links it has otherwise. */
async function answerOf(locale: Locale, load: (context: RouterContextProvider) => Promise<unknown>) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  try {
    const found = (await inLanguage(locale, () => load(context))) as { init: ResponseInit | null };
    return {
      status: found.init?.status ?? 200,
      tags: decodeURIComponent(new Headers(found.init?.headers).get("Cache-Tag") ?? "").split(","),
      links: (path: string) =>
        alternateLinks(context, origin, { pathname: pathIn(locale, path), search: "" }, ["sv", "da", "sv-fi"]),
    };
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, to: thrown.headers.get("Location"), cache: thrown.headers.get("Cache-Control") };
    return { status: (thrown as { init: { status: number } }).init.status };
  }
}
const visit = (locale: Locale, name: string, { folder = "product", search = "" } = {}) =>
  answerOf(locale, (context) =>
    loader({
      context,
      params: { id: name },
      url: new URL(`${origin}${pathIn(locale, `/${folder}/${encodeURIComponent(name)}`)}${search}`),
    } as unknown as Parameters<typeof loader>[0]),
  );
const visitCollection = (locale: Locale, name: string, search = "") =>
  answerOf(locale, (context) =>
    readStaffCollection(shop, new URL(`${origin}${pathIn(locale, `/collections/${name}`)}${search}`), {
      name,
      context,
    }),
  );
const moved = (to: string) => ({ status: 301, to, cache: "no-cache" });
const pathOn = (locale: Locale, productId = id) =>
  inLanguage(locale, async () => productPath((await listProductsById(db, [productId]))[0]!));

beforeEach(async () => {
  await statement(db, sql`DELETE FROM translations`);
  await statement(db, sql`DELETE FROM slugs`);
  id = `tee-${++made}`;
  await stockGarment(db, { id });
});

describe("a product's address in a language", () => {
  it("is what staff translated it to, in both markets of the language, and the id in the others", async () => {
    await callProduct("sv", "lätt-tröja".normalize("NFD").replace(/\p{M}/gu, ""));
    expect(await visit("sv", "latt-troja")).toMatchObject({ status: 200 });
    expect([await pathOn("sv"), await pathOn("sv-fi"), await pathOn("da"), await pathOn("en")]).toEqual([
      "/product/latt-troja",
      "/product/latt-troja",
      `/product/${id}`,
      `/product/${id}`,
    ]);
  });

  it("is where the id and every other language's lead for good, with the query", async () => {
    await callProduct("sv", "troja");
    await callProduct("da", "bluse");
    const search = "?color=black";
    expect(await visit("sv", id, { search })).toEqual(moved("/product/troja?color=black"));
    expect(await visit("sv-fi", "bluse")).toEqual(moved("/product/troja"));
    expect(await visit("da", "troja", { search })).toEqual(moved("/product/bluse?color=black"));
    expect(await visit("fi", "troja")).toEqual(moved(`/product/${id}`));
    expect(await visit("en", "bluse", { search })).toEqual(moved(`/product/${id}?color=black`));
    expect(await visit("en", id)).toMatchObject({ status: 200 });
  });

  it("leads on after it is changed, changed back and taken away", async () => {
    await callProduct("sv", "troja");
    expect(await pathOn("sv")).toBe("/product/troja");
    await callProduct("sv", "ny-troja");
    expect(await pathOn("sv")).toBe("/product/ny-troja");
    expect(await visit("sv", "troja")).toEqual(moved("/product/ny-troja"));
    await callProduct("sv", "troja");
    expect(await visit("sv", "ny-troja")).toEqual(moved("/product/troja"));
    expect(await visit("sv", "troja")).toMatchObject({ status: 200 });
    await callProduct("sv", "");
    expect(await visit("sv", "troja")).toEqual(moved(`/product/${id}`));
    expect(await visit("sv", id)).toMatchObject({ status: 200 });
  });

  it("is its own: a second product that asks for it gets a number behind it, and another's id is nobody's", async () => {
    const [first, second, third] = [id, `${id}-b`, `${id}-c`];
    for (const other of [second, third, "skjorta"]) await stockGarment(db, { id: other });
    await callProduct("sv", "troja", first);
    await callProduct("sv", "troja", second);
    await callProduct("da", "troja", third);
    await callProduct("sv", "skjorta", third);
    expect([await pathOn("sv", second), await pathOn("sv", third), await pathOn("da", third)]).toEqual([
      "/product/troja-2",
      "/product/skjorta-2",
      "/product/troja",
    ]);
    expect(await visit("sv", "troja")).toMatchObject({ status: 200 });
    expect(await visit("da", "troja")).toMatchObject({ status: 200 });
    expect(await visit("sv", "skjorta")).toMatchObject({ status: 200 });
  });

  it("is told to the translator as it is, where another item has what was typed", async () => {
    const shown = async (itemId: string) => {
      const fields = await readItem(db, { kind: "product", itemId }, "sv");
      const { text, slug } = fields.find(({ field }) => field === "slug")!;
      return [text, slug];
    };
    await stockGarment(db, { id: `other-${id}` });
    expect(await shown(id)).toEqual([null, null]);
    await callProduct("sv", "troja");
    await callProduct("sv", "troja", `other-${id}`);
    expect(await shown(id)).toEqual(["troja", "troja"]);
    expect(await shown(`other-${id}`)).toEqual(["troja", "troja-2"]);
  });

  it("is given up for a new product whose id it is", async () => {
    await callProduct("sv", `new-${id}`);
    expect(await pathOn("sv")).toBe(`/product/new-${id}`);
    await stockGarment(db, { id: `new-${id}` });
    expect([await pathOn("sv"), await pathOn("sv", `new-${id}`)]).toEqual([`/product/${id}`, `/product/new-${id}`]);
  });

  it("is none that no address can be", async () => {
    await callProduct("sv", "⟦Tröja⟧");
    expect(await pathOn("sv")).toBe(`/product/${id}`);
  });

  it("stands below the folder of its source", async () => {
    await callProduct("sv", "troja");
    await statement(db, sql`UPDATE products SET source = 'cjdropshipping' WHERE id = ${id}`);
    expect(await visit("sv", "troja")).toEqual(moved("/cj-product/troja"));
    expect(await visit("sv", id, { folder: "cj-product" })).toEqual(moved("/cj-product/troja"));
    expect(await visit("sv", "troja", { folder: "cj-product" })).toMatchObject({ status: 200 });
  });

  it("is a page of its product to the page cache, told to search engines in each language, and in the sitemap", async () => {
    await callProduct("sv", "troja");
    const page = await visit("sv", "troja");
    expect(page.tags).toContain(productTag(id));
    const addresses = [`/product/${id}`, "/sv/product/troja", `/da/product/${id}`, "/sv-fi/product/troja"];
    for (const other of [page, await visit("en", id)])
      expect(other.links?.("/product/x")?.match(/(?<=shop\.example)[^>]+/g)).toEqual([...addresses, addresses[0]]);
    for (const [index, locale] of (["en", "sv", "da", "sv-fi"] as const).entries())
      expect(await sitemap(db, origin, locale)).toContain(`<loc>${origin}${addresses[index]}</loc>`);
    expect(await sitemap(db, origin, "sv")).not.toContain(`/${id}<`);
  });

  it("is none of a product that isn't there, or isn't sold any more", async () => {
    expect(await visit("sv", "troja")).toEqual(expect.objectContaining({ status: 404 }));
    expect(await visit("en", "troja")).toEqual(expect.objectContaining({ status: 404 }));
    await callProduct("sv", "troja");
    await statement(db, sql`UPDATE products SET published = 0 WHERE id = ${id}`);
    expect(await visit("sv", "troja")).toEqual(expect.objectContaining({ status: 410 }));
    expect(await visit("sv", id)).toEqual(expect.objectContaining({ status: 410 }));
  });
});

it("a collection's address follows the same rules", async () => {
  const collection = newId("col");
  const input = { ...collectionFields.parse({ title: "Runs", handle: "runs", kind: "hand", published: "on" }) };
  await createCollection(db, { id: collection, input: { ...input, conditions: [] } }, { actor: "ebba", now });
  await call("sv", "lopning", { kind: "collection", itemId: collection });
  await call("da", "lob", { kind: "collection", itemId: collection });
  expect(await visitCollection("sv", "runs", "?page=2")).toEqual(moved("/collections/lopning?page=2"));
  expect(await visitCollection("sv", "lob")).toEqual(moved("/collections/lopning"));
  expect(await visitCollection("sv", "Lopning")).toEqual(moved("/collections/lopning"));
  expect(await visitCollection("en", "lopning")).toEqual(moved("/collections/runs"));
  expect(await visitCollection("sv", "nothing")).toEqual({ status: 404 });
  const page = await visitCollection("sv", "lopning");
  expect(page.links?.("/collections/lopning")).toContain(`<${origin}/da/collections/lob>; rel="alternate"`);
  expect(page.links?.("/collections/lopning")).toContain(`<${origin}/collections/runs>; rel="alternate"`);
  expect(await sitemap(db, origin, "sv")).toContain(`<loc>${origin}/sv/collections/lopning</loc>`);
  expect(await inLanguage("da", async () => collectionTitlesStatement(db))).toMatchObject([{ slug: "lob" }]);
  await call("sv", "", { kind: "collection", itemId: collection });
  expect(await visitCollection("sv", "lopning")).toEqual(moved("/collections/runs"));
});
