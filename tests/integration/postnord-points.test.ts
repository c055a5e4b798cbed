import { expect, it } from "vitest";

import { postnordPoints } from "#app/features/shop/pickup-points/postnord.server.ts";
import { postnordPoint, postnordStandIn } from "#tests/support/postnord.ts";

function service(points: object[] = [postnordPoint()]) {
  const standIn = postnordStandIn(points);
  return { standIn, source: postnordPoints({ key: standIn.key, fetch: standIn.handle }) };
}

it("a point is read with its address, its distance and its hours", async () => {
  const { standIn, source } = service();
  expect(await source.near("Sweden", "619 30")).toEqual([
    {
      id: "020001",
      carrier: "postnord",
      kind: "shop",
      name: "Torgets livs",
      street: "Östra Långgatan 3",
      postalCode: "619 30",
      city: "Trosa",
      distance: 640,
      hours: [
        { day: 1, opens: "08:00", closes: "21:00" },
        { day: 7, opens: "10:00", closes: "24:00" },
      ],
    },
  ]);
  expect(standIn.asked).toEqual(["SE 61930"]);
});

it("parcel boxes are told from shops, and the nearest comes first", async () => {
  const box = postnordPoint({ servicePointId: 77, routeDistance: 90, type: { typeId: 2 } });
  const unknown = postnordPoint({ servicePointId: "3", routeDistance: undefined });
  const points = await service([unknown, postnordPoint(), box]).source.near("Sweden", "619 30");
  expect(points.map(({ id, kind, distance }) => [id, kind, distance])).toEqual([
    ["77", "box", 90],
    ["020001", "shop", 640],
    ["3", "shop", null],
  ]);
});

it("a point that nobody could find is left out, and one whose hours make no sense has none", async () => {
  const nameless = postnordPoint({ name: " " });
  const nowhere = postnordPoint({ visitingAddress: null });
  const oddHours = postnordPoint({
    servicePointId: "4",
    openingHours: { postalServices: [{ openDay: "Someday", openTime: "08:00", closeTime: "9" }, null] },
  });
  const points = await service([nameless, nowhere, oddHours, "no point"] as object[]).source.near("Sweden", "619 30");
  expect(points.map(({ id, hours }) => [id, hours])).toEqual([["4", []]]);
});

it("a postal code that PostNord does not know has no points", async () => {
  const { standIn, source } = service();
  standIn.faults.push("unknown-code");
  expect(await source.near("Sweden", "199 99")).toEqual([]);
});

it.each(["down", "no-answer", "broken-answer", "wrong-key"] as const)("rejects when PostNord is %s", async (fault) => {
  const { standIn, source } = service();
  standIn.faults.push(fault);
  await expect(source.near("Sweden", "619 30")).rejects.toThrow();
});
