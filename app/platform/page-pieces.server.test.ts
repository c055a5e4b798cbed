import { describe, expect, it } from "vitest";

import { markupOf, PagePieces, pieceOf } from "./page-pieces.server.ts";

const assembled = (pieces: PagePieces, markup: string) => markupOf(pieces.assemble(markup));

describe("the pieces of a page", () => {
  it("stand where they were placed, as often as they were, in any order", () => {
    const pieces = new PagePieces();
    const [first, second] = [pieces.place(pieceOf("<b>Första</b>")), pieces.place(pieceOf("<i>€ 😀</i>"))];
    expect(assembled(pieces, `å${second}–${first}${second}`)).toBe("å<i>€ 😀</i>–<b>Första</b><i>€ 😀</i>");
  });

  it("leave a page alone that has none", () => {
    expect(assembled(new PagePieces(), "")).toBe("");
    expect(assembled(new PagePieces(), "<p>Grön</p>")).toBe("<p>Grön</p>");
  });

  it("stand in no page but their own, and are not what a text looks like", () => {
    const other = new PagePieces().place(pieceOf("theirs"));
    const pieces = new PagePieces();
    pieces.place(pieceOf("ours"));
    const texts = [other, "<!--0-->", "<!--:0-->", "\u0000"].join("");
    expect(assembled(pieces, texts)).toBe(texts);
  });

  it("are copied: a page is not changed by the next one, larger or smaller", () => {
    const assemble = (letter: string, times: number) => {
      const pieces = new PagePieces();
      return pieces.assemble(letter.repeat(times) + pieces.place(pieceOf("!")));
    };
    const lengths = [100_000, 2, 900_000, 150_000];
    const pages = lengths.map((length, index) => assemble("åbcd"[index] ?? "", length));
    expect(pages.map(markupOf)).toEqual(lengths.map((length, index) => `${"åbcd"[index]?.repeat(length)}!`));
    expect(pages.map(({ buffer }) => buffer.byteLength)).toEqual([200_001, 3, 900_001, 150_001]);
  });
});
