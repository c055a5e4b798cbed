import fc from "fast-check";
import { expect, it } from "vitest";

import { pack, unpack } from "./packed.ts";

it("gives back what was packed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(unpack(pack(value)))).toBe(JSON.stringify(value));
    }),
  );
});

it("needs no backslash for the quotes of its JSON", () => {
  expect(pack({ name: "Astrid's tee" })).toBe(`{'name':'Astrid"s tee'}`);
});
