import { describe, expect, it } from "vitest";

import { preview } from "./preview.ts";

describe("preview", () => {
  it("leaves 100 characters as they are", () => {
    expect(preview("a".repeat(100))).toBe("a".repeat(100));
  });

  it("cuts 101 characters to 100 and an ellipsis", () => {
    expect(preview("a".repeat(101))).toBe(`${"a".repeat(100)}...`);
  });
});
