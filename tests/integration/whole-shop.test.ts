import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { restoreMarker } from "#app/db/find-schema-faults.server.ts";
import { alwaysFail, withFaults } from "#tests/support/failing-bindings.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { DB } = shop.env;
const mark = () => DB.exec(`CREATE TABLE ${restoreMarker} (begun_at TEXT) STRICT`);
const unmark = () => DB.exec(`DROP TABLE IF EXISTS ${restoreMarker}`);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

/** As an isolate that has just started. */
async function newIsolate() {
  vi.resetModules();
  const { isWholeShop, wasWhole } = await import("#workers/whole-shop.ts");
  const of = (reads: boolean) => isWholeShop(DB, { reads, waitUntil: shop.waitUntil });
  return { read: () => of(true), write: () => of(false), wasWhole, isWholeShop };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await unmark();
});

it("a shop that is whole asks its database once in an isolate, and not for each page", async () => {
  const { read, write, wasWhole } = await newIsolate();
  expect(wasWhole()).toBe(false);
  expect(await read()).toBe(true);
  expect(wasWhole()).toBe(true);
  const prepare = vi.spyOn(DB, "prepare");
  for (let page = 0; page < 5; page += 1) expect([await read(), await write()]).toEqual([true, true]);
  expect(prepare).not.toHaveBeenCalled();
});

it("a restore that begins closes the shop within a minute: writes wait to know, and nothing in memory is shown after", async () => {
  const reader = await newIsolate();
  const writer = await newIsolate();
  await reader.read();
  await writer.read();
  await mark();
  later(61);
  expect(await reader.read()).toBe(true);
  await shop.finished();
  expect(reader.wasWhole()).toBe(false);
  expect(await reader.read()).toBe(false);
  expect(await writer.write()).toBe(false);
});

it("a shop that was not restored whole opens within a second of the restore's end", async () => {
  await mark();
  const { read, write } = await newIsolate();
  expect([await read(), await write()]).toEqual([false, false]);
  await unmark();
  later(2);
  expect(await read()).toBe(true);
});

it("a database that does not answer is no reason to refuse what is kept", async () => {
  const { isWholeShop } = await newIsolate();
  const failing = withFaults(shop, alwaysFail("DB"));
  expect(await isWholeShop(failing.env.DB, { reads: true, waitUntil: shop.waitUntil })).toBe(true);
});

it("what was found not whole stays closed while its database is too busy to be asked again", async () => {
  await mark();
  const { write, isWholeShop } = await newIsolate();
  expect(await write()).toBe(false);
  later(2);
  const failing = withFaults(shop, alwaysFail("DB"));
  for (const reads of [true, false])
    expect(await isWholeShop(failing.env.DB, { reads, waitUntil: shop.waitUntil })).toBe(false);
});

it("a restore that was interrupted between deleting and creating the tables keeps the shop closed, too", async () => {
  await mark();
  await DB.exec("ALTER TABLE d1_migrations RENAME TO d1_migrations_away");
  try {
    const { read, write } = await newIsolate();
    expect([await read(), await write()]).toEqual([false, false]);
  } finally {
    await DB.exec("ALTER TABLE d1_migrations_away RENAME TO d1_migrations");
  }
});
