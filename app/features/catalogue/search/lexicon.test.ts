import { describe, expect, it } from "vitest";

import { completionsOf, compoundOf, findMeanings, lexiconWith } from "./lexicon.ts";
import { staffLexicon } from "./staff-lexicon.ts";
import { accessories } from "./word-lists/accessories.ts";
import { colors } from "./word-lists/colors.ts";
import { garments } from "./word-lists/garments.ts";

const lexicon = lexiconWith([]);
const idsOf = (word: string) => findMeanings(lexicon, word).map(({ id }) => id);

describe("the word lists", () => {
  it("have a word in each language for each garment, accessory and color", () => {
    for (const { id, en, sv, no, da, fi } of [...garments, ...accessories, ...colors])
      expect([id, en, sv, no, da, fi].every(Boolean), id).toBe(true);
  });

  it("name only groups that there are as wider ones", () => {
    for (const meanings of lexicon.meanings.values())
      for (const { id, wider, own } of meanings) expect(own.length, `${id} ${wider.length}`).toBeGreaterThan(0);
    const ids = new Set([...garments, ...accessories].map(({ id }) => id));
    for (const { wider = [] } of [...garments, ...accessories]) for (const id of wider) expect(ids).toContain(id);
  });
});

describe("findMeanings", () => {
  it.each([
    ["t shirt", ["t-shirt"]],
    ["tshirts", ["t-shirt"]],
    ["jackorna", ["jacket"]],
    ["mossorna", ["beanie"]],
    ["haettetroeje", ["hoodie"]],
    ["svarta", ["black"]],
    ["gloves", ["gloves"]],
    ["brass", []],
    ["steel", ["steel"]],
    ["qzx", []],
    ["black t", []],
    ["resistance bands", ["band"]],
  ])("of %s are %o", (word, ids) => {
    expect(idsOf(word)).toEqual(ids);
  });

  it("keeps false friends apart", () => {
    expect(idsOf("hue")).toEqual(["beanie"]);
    expect(idsOf("skjorte")).toEqual(["dress-shirt"]);
    expect(idsOf("troje")).toEqual(["sweater"]);
    expect(idsOf("liivi")).toEqual(["vest"]);
    expect(idsOf("liivit")).toEqual(["sports-bra"]);
  });
});

describe("compoundOf", () => {
  it.each([
    ["loparjacka", ["running"], ["jacket"]],
    ["traningstights", ["training"], ["tights"]],
    ["herrjacka", ["men"], ["jacket"]],
    ["tuulijacka", [], ["jacket"]],
  ])("takes %s apart", (word, first, last) => {
    const compound = compoundOf(lexicon, word);
    expect(compound?.first.map(({ id }) => id)).toEqual(first);
    expect(compound?.last.map(({ id }) => id)).toEqual(last);
  });

  it.each(["vibrant", "barnvagn", "laptop"])("leaves %s whole", (word) => {
    expect(compoundOf(lexicon, word)).toBeNull();
  });
});

describe("completionsOf", () => {
  it("reads a word before it is typed to its end, when it can be few things", () => {
    expect(completionsOf(lexicon, "hupp").map(({ id }) => id)).toEqual(["hoodie"]);
    expect(completionsOf(lexicon, "t")).toEqual([]);
  });
});

describe("groups of staff", () => {
  it("mean what each of their words means, and leave the lists as they are", () => {
    const extended = lexiconWith([["Luvis", "huppari"]]);
    expect(findMeanings(extended, "luvis")[0]?.own).toContain("hoodie");
    expect(findMeanings(extended, "huppari").flatMap(({ own }) => own)).toContain("luvis");
    expect(idsOf("luvis")).toEqual([]);
  });

  it("are one when they share a word, in whatever order they were added, also in a ring", () => {
    const groups = [
      ["glorp", "Flurp"],
      ["brax", "blip"],
      ["flurp", "hoodie"],
      ["hoodie", "glorp"],
    ];
    for (const added of [groups, groups.toReversed()]) {
      const extended = lexiconWith(added);
      expect(findMeanings(extended, "glorp")[0]).toMatchObject({ role: "kind" });
      expect(findMeanings(extended, "glorp")[0]?.own).toEqual(expect.arrayContaining(["flurp", "hoodie", "huppari"]));
      expect(findMeanings(extended, "brax")[0]?.own.toSorted()).toEqual(["blip", "brax"]);
    }
  });

  it("are read once, until they change", () => {
    const known = staffLexicon('[["glorp","hoodie"]]');
    expect(staffLexicon(JSON.stringify([["glorp", "hoodie"]]))).toBe(known);
    expect(findMeanings(staffLexicon('[["glorp","beanie"]]'), "glorp")[0]?.own).toContain("beanie");
    expect(findMeanings(staffLexicon("[]"), "glorp")).toEqual([]);
  });
});
