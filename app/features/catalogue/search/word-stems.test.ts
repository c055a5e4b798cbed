import { expect, it } from "vitest";

import { stemOf } from "./word-stems.ts";

it("leaves the longest ending out, and words alone that are too short for any", () => {
  expect(stemOf("reflexerna")).toBe("reflex");
  expect(stemOf("glidelasen")).toBe("glidelas");
  expect(stemOf("suklaalevylla")).toBe("suklaalevy");
  expect(stemOf("fickan")).toBe("ficka");
  expect(stemOf("matta")).toBeNull();
});
