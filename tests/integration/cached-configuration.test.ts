import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { configurationCopy } from "#app/features/shop/content/configuration-copy.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();

/** Saves the site's name, as staff do who are served by another isolate: this one is not told. */
async function rename(siteName: string) {
  const row = { section: "identity", content: { siteName }, updatedAt: "", updatedBy: "kim" };
  await shop.db
    .insert(siteConfiguration)
    .values(row)
    .onConflictDoUpdate({ target: siteConfiguration.section, set: { content: row.content } });
}

const shownName = async () => {
  const { siteName } = (await readSiteFacts(shop)).identity;
  await shop.finished();
  return siteName;
};

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  await rename("Before");
  invalidatePages(shop, { everything: true });
  expect(await shownName()).toBe("Before");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the settings in an isolate's memory", () => {
  it("are read and checked once for all pages, which get the same object", async () => {
    const first = await readSiteFacts(shop);
    const get = vi.spyOn(shop.env.CONFIG_CACHE, "get");
    expect(await readSiteFacts(shop)).toBe(first);
    expect(get).not.toHaveBeenCalled();
  });

  it("show a change at once where it was saved", async () => {
    await shownName();
    await rename("After");
    invalidatePages(shop, { everything: true });
    expect(await shownName()).toBe("After");
  });

  it("show what another isolate saved as soon as the versions of pages are read again", async () => {
    await shownName();
    await rename("After");
    // What that isolate's `invalidatePages` writes.
    await shop.env.CONFIG_CACHE.put("pages:site", `${Date.now() + 1}-another`);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await shownName()).toBe("After");
  });

  it("are asked for again after seconds, and stay the same object while they say the same", async () => {
    await shownName();
    const first = await readSiteFacts(shop);
    const get = vi.spyOn(shop.env.CONFIG_CACHE, "get");
    vi.setSystemTime(Date.now() + 6_000);
    expect(await readSiteFacts(shop)).toBe(first);
    expect(get).toHaveBeenCalled();
  });

  it("are not those of a copy of a release before the prices included VAT, which may still make copies", async () => {
    await rename("After the migration");
    invalidatePages(shop, { everything: true });
    const { key } = await configurationCopy(shop);
    const earlier = key.replace(/^[^:]+/, "site-configuration");
    await shop.env.CONFIG_CACHE.put(earlier, JSON.stringify({ identity: { siteName: "Before it" } }));
    expect(await shownName()).toBe("After the migration");
  });

  it("of a draft are shown to who looks at it, and to nobody else", async () => {
    const preview = { ...shop, siteDraft: { identity: { siteName: "Draft" } } };
    expect((await readSiteFacts(preview)).identity.siteName).toBe("Draft");
    expect((await readSiteConfiguration(shop)).identity.siteName).toBe("Before");
  });
});
