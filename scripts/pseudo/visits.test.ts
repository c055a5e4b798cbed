import { expect, it } from "vitest";

import { visitsOf } from "./visits.ts";

it("visits every page of the shop's routes, or says why not", () => {
  const ids = new Proxy({}, { get: (_, name) => String(name) }) as Parameters<typeof visitsOf>[0];
  expect(visitsOf(ids).length).toBeGreaterThan(50);
});
