import { expect, it } from "vitest";

import { findPoints } from "#app/features/shop/pickup-points/find-points.server.ts";
import { postnordPoints } from "#app/features/shop/pickup-points/postnord.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { withFaults } from "#tests/support/failing-bindings.ts";
import { postnordPoint, postnordStandIn } from "#tests/support/postnord.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const now = new Date();
const day = 24 * 60;
/** The number of a test's own postal code: what is kept of one says nothing of another. */
let codes = 10;

function asking(of: Pick<typeof shop, "env"> = shop) {
  const standIn = postnordStandIn([postnordPoint()]);
  const source = postnordPoints({ key: standIn.key, fetch: standIn.handle });
  const postalCode = `619 ${(codes += 1)}`;
  const find = async (minutesLater = 0) => {
    const written: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void written.push(work);
    const found = await findPoints(
      { env: of.env, waitUntil },
      "Sweden",
      postalCode,
      source,
      addMinutes(now, minutesLater).getTime(),
    );
    await Promise.all(written);
    return found.kind === "found" ? found.points.map(({ id }) => id) : found.kind;
  };
  return { standIn, find };
}

it("the carrier is asked once a day for a postal code", async () => {
  const { standIn, find } = asking();
  expect(await find()).toEqual(["020001"]);
  standIn.points = [postnordPoint({ servicePointId: "new" })];
  expect(await find(day - 1)).toEqual(["020001"]);
  expect(await find(day + 1)).toEqual(["new"]);
  expect(standIn.asked).toHaveLength(2);
});

it("while the carrier is down, what it answered before is told, and of another postal code that nothing is known", async () => {
  const known = asking();
  await known.find();
  known.standIn.faults.push("down");
  expect(await known.find(2 * day)).toEqual(["020001"]);
  const unknown = asking();
  unknown.standIn.faults.push("no-answer", "down");
  expect(await unknown.find()).toBe("unreachable");
  expect(await unknown.find()).toBe("unreachable");
  expect(await unknown.find()).toEqual(["020001"]);
});

it("with KV down the carrier is asked each time", async () => {
  const { standIn, find } = asking(
    withFaults(shop, ({ binding }) => (binding === "CONFIG_CACHE" ? "before" : undefined)),
  );
  expect(await find()).toEqual(["020001"]);
  expect(await find()).toEqual(["020001"]);
  expect(standIn.asked).toHaveLength(2);
});

it("what KV has is believed only if it is what the shop keeps", async () => {
  const { standIn, find } = asking();
  await find();
  const { keys } = await shop.env.CONFIG_CACHE.list({ prefix: "pickup-points:postnord:SE:619" });
  for (const { name } of keys) await shop.env.CONFIG_CACHE.put(name, '{"readAt":1e15,"points":[{"id":""}]}');
  await find();
  expect(standIn.asked).toHaveLength(2);
});
