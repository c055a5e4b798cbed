import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { retentionPeriods } from "#app/features/shop/retention/retention-periods.ts";
import { publicWrites } from "#app/platform/http/public-writes.ts";

import { strangersTable } from "./strangers-page.ts";

const withoutPadding = (line: string) => line.replaceAll(/ +/g, " ").replaceAll(/:?-{3,}:?/g, "---");

it("docs/strangers.md has the table that the limits are enforced from", () => {
  const lines = readFileSync("docs/strangers.md", "utf8").split("\n");
  expect(lines.filter((line) => line.startsWith("|")).map(withoutPadding)).toEqual(
    strangersTable().map(withoutPadding),
  );
});

it("every kind is kept for a period that a job applies", () => {
  expect(Object.values(publicWrites).filter(({ kept }) => !(kept in retentionPeriods))).toEqual([]);
});
