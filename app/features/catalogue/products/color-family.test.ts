import { describe, expect, it } from "vitest";

import { colorFamilies } from "./attributes.ts";
import { colorFamilyOf } from "./color-family.ts";

describe("colorFamilyOf", () => {
  it.each([
    ["Blue grey", "#6688aa", "grey"],
    ["Black/Red", "#b3262f", "black"],
    ["Dark green", "#0a0f0b", "green"],
    ["Night navy", "#0b0f18", "blue"],
    ["Mörkblå / Vit", "#1a2440", "blue"],
    ["Svart", "#222222", "black"],
    ["Grå melange", "#999999", "grey"],
  ])("goes by the words of %s", (name, hex, family) => {
    expect(colorFamilyOf({ name, hex })).toBe(family);
  });

  it.each([
    ["#000000", "black"],
    ["#FFFFFF", "white"],
    ["#808080", "grey"],
    ["#f5f5dc", "beige"],
    ["#d2b48c", "beige"],
    ["#8b4513", "brown"],
    ["#1f2a44", "blue"],
    ["#008080", "blue"],
    ["#808000", "green"],
    ["#7fff00", "green"],
    ["#ffd700", "yellow"],
    ["#ffa500", "orange"],
    ["#ff7f50", "orange"],
    ["#8b0000", "red"],
    ["#fa8072", "pink"],
    ["#ff69b4", "pink"],
    ["#800080", "purple"],
  ])("knows %s without a name as %s", (hex, family) => {
    expect(colorFamilyOf({ name: "Season", hex })).toBe(family);
  });

  it("has a family for every color there is, and takes a family's own dot for that family", () => {
    const known = new Set<string>(colorFamilies.map(({ id }) => id));
    for (let value = 0; value <= 0xffffff; value += 4_099) {
      const hex = `#${value.toString(16).padStart(6, "0")}`;
      expect(known).toContain(colorFamilyOf({ name: "", hex }));
    }
    for (const { id, hex } of colorFamilies) expect(colorFamilyOf({ name: "", hex }), id).toBe(id);
  });
});
