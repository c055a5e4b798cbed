import { expect, it } from "vitest";

import { emptyChoice, type FilterCounts } from "#app/features/catalogue/filters/filter-choice.ts";

import { sizesToOffer } from "./sizes-to-offer.ts";

const values = (...ids: string[]) => ids.map((id) => ({ id, label: id, count: 1, chosen: false }));
const counts = (kinds: string[], sizes: string[]) =>
  ({ kind: values(...kinds), size: values(...sizes) }) as FilterCounts;
const idsOf = (...of: Parameters<typeof sizesToOffer>) => sizesToOffer(...of).map(({ id }) => id);

it("leaves out sizes of socks and sets among clothes until a kind is chosen, and nowhere else", () => {
  const mixed = counts(["hoodies", "socks"], ["m", "40-43", "set", "one-size"]);
  expect(idsOf(mixed, emptyChoice)).toEqual(["m"]);
  expect(idsOf(mixed, { ...emptyChoice, kind: ["socks"] })).toEqual(["m", "40-43", "set", "one-size"]);
  expect(idsOf(counts(["socks", "gloves"], ["m", "40-43"]), emptyChoice)).toEqual(["m", "40-43"]);
});
