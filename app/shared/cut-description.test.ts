import { describe, expect, it } from "vitest";

import { cutDescription } from "./cut-description.ts";

describe("cutDescription", () => {
  it("leaves 160 characters as they are", () => {
    expect(cutDescription("a".repeat(160))).toBe("a".repeat(160));
  });

  it("cuts 161 characters to 157 and an ellipsis", () => {
    expect(cutDescription("a".repeat(161))).toBe(`${"a".repeat(157)}...`);
  });

  it("folds line breaks", () => {
    expect(cutDescription("Warm.\n\n  Dry.")).toBe("Warm. Dry.");
  });
});
