import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { bestSellerRule } from "#app/features/catalogue/products/best-sellers.ts";
import { sortOrders } from "#app/features/catalogue/products/listing.ts";
import { matchSteps } from "#app/features/catalogue/search/match-steps.ts";

import { rankingPage } from "./ranking.ts";

const section = (id: string) => JSON.stringify(rankingPage().sections.find((one) => one.id === id));

it("tells every sort order that can be chosen", () => {
  for (const { label } of sortOrders) expect(section("sort")).toContain(label);
});

it("tells the steps of search and the rule of best sellers as the queries have them", () => {
  for (const step of matchSteps()) expect(section("search")).toContain(step.slice(1));
  const { days, leastUnits, topPercent } = bestSellerRule;
  for (const part of [`${days} days`, `${leastUnits} units`, `${topPercent}%`])
    expect(section("best-sellers")).toContain(part);
});

it("has the section that each list links to", () => {
  const screens = ["app/storefront/listing", "app/storefront/product-page"].flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  const named = screens.flatMap((source) =>
    [...source.matchAll(/<(?:HowRanked|ListingNote)\s+section=\{?([^}>]+)/g)].flatMap(([, value = ""]) =>
      [...value.matchAll(/\? "([a-z-]+)"|: "([a-z-]+)"|^"([a-z-]+)"/g)].map(([, a, b, c]) => a ?? b ?? c ?? ""),
    ),
  );
  expect(new Set(named)).toEqual(new Set(["sort", "search", "best-sellers", "related"]));
  for (const id of named) expect(section(id)).toBeDefined();
});
