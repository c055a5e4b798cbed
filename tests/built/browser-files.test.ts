import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const scripts = globSync("build/client/assets/*.js").map((file) => readFileSync(file, "utf8"));

describe("the scripts of browsers", () => {
  it("have the small build of the schema library, and never the whole, which every page would load", () => {
    // The names that the two builds give their text schema.
    expect(scripts.some((script) => /["'`]ZodMiniString["'`]/.test(script))).toBe(true);
    expect(scripts.filter((script) => /["'`]ZodString["'`]/.test(script))).toEqual([]);
  });
});
