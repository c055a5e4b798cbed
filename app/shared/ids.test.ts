import { describe, expect, it } from "vitest";

import { newId, newOrderNumber } from "./ids.ts";

describe("ids", () => {
  it("never makes the same id twice in ten thousand", () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId())).size).toBe(10_000);
  });

  it("puts the prefix before the id", () => {
    expect(newId("ord")).toMatch(/^ord_[0-9a-z]{24}$/);
  });

  it("numbers orders PM- and eight digits", () => {
    for (let i = 0; i < 200; i++) expect(newOrderNumber()).toMatch(/^PM-\d{8}$/);
  });
});
