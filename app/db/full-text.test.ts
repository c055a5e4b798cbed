import { describe, expect, it } from "vitest";

import { fullTextMatch } from "./full-text.server.ts";

describe("a search of a staff list as a full-text match", () => {
  it("asks for every word as a beginning", () => {
    expect(fullTextMatch("  anna   lind@ ", {})).toBe('words : ("anna" * AND "lind@" *)');
  });

  it("asks for the facets that are set, as whole phrases", () => {
    expect(fullTextMatch("a", { status: "new", subject: undefined })).toBe(
      'words : ("a" *) AND facets : ("status new done")',
    );
  });

  it.each(['"', "AND", "NEAR(a b)", "words : x", "a* OR b"])("reads no operator in %s", (typed) => {
    for (const word of typed.split(" ").filter((part) => /\w/.test(part)))
      expect(fullTextMatch(typed, {})).toContain(`"${word}" *`);
    expect(fullTextMatch(typed, {}).replaceAll(/"(?:[^"]|"")*"/g, "")).toMatch(/^words : \( ?\*?(?: AND {2}\*)*\)$/);
  });

  it("matches nothing without a letter or digit", () => {
    expect(fullTextMatch("***", {})).toBe('words : ("\u0001")');
  });
});
