import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { countryCode } from "#app/features/shop/addresses/countries.ts";
import { normalizePostalCode } from "#app/features/shop/addresses/postal-code.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { pickupPointSchema } from "./pickup-point.ts";
import { pickupSource } from "./pickup-source.server.ts";
import { samplePointsNear } from "./sample-points.server.ts";

it("a postal code has the same points each time, nearest first, and shops as well as boxes", () => {
  const points = samplePointsNear("Sweden", "619 30");
  expect(samplePointsNear("Sweden", "619 30")).toEqual(points);
  expect(points.map(({ city }) => city)).toEqual(points.map(() => "Trosa"));
  expect(new Set(points.map(({ kind }) => kind))).toEqual(new Set(["shop", "box"]));
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  const distances = points.map(({ distance }) => distance ?? 0);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

it.each(shippingCountries)("every part of %s has points of its own town", (country) => {
  const folder = `public/towns/${countryCode(country)}`;
  for (const file of readdirSync(folder)) {
    const towns: { name: string; codes: string[] }[] = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    const known = new Set(towns.map(({ name }) => name));
    const code = normalizePostalCode(towns[0]?.codes[0] ?? "", country);
    const points = samplePointsNear(country, code ?? "");
    expect(points.length).toBeGreaterThanOrEqual(6);
    expect(points.every((point) => pickupPointSchema.safeParse(point).success && known.has(point.city))).toBe(true);
  }
});

it("a real shop has PostNord's points or none, and one that takes no money the invented ones", () => {
  const real = { PUBLIC_ORIGIN: "https://shop.example" };
  expect(pickupSource(real)).toBeNull();
  expect(pickupSource({ ...real, POSTNORD_API_KEY: "key" })?.name).toBe("postnord");
  expect(pickupSource({ PUBLIC_ORIGIN: "http://localhost:8787" })?.name).toBe("sample");
  expect(pickupSource({ ...real, TEST_PAYMENTS: "this-shop-takes-no-money" })?.name).toBe("sample");
});
