import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { htmlToText, textToHtml } from "./html-text.ts";

const special = fc.constantFrom(
  "\n",
  "\n\n",
  " ",
  "  ",
  "\t",
  "<",
  ">",
  "&",
  "&amp;",
  "<p>",
  "<br>",
  "</p>",
  "• ",
  "å",
  "\u00A0",
);
const anyText = fc.array(fc.oneof(special, fc.string({ unit: "grapheme" }))).map((parts) => parts.join(""));

describe("textToHtml", () => {
  it("is read back as the same text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(htmlToText(textToHtml(text))).toBe(text);
      }),
    );
  });

  it("makes a paragraph of what an empty line divides, and escapes what is no tag", () => {
    expect(textToHtml("Soft & warm.\nTwo layers.\n\nSize <M>")).toBe(
      "<p>Soft &amp; warm.<br>Two layers.</p><p>Size &lt;M&gt;</p>",
    );
  });
});

describe("htmlToText", () => {
  it("shows what other shop systems write as a reader would see it", () => {
    expect(
      htmlToText("<p>Soft tee&nbsp;for&#39;s all</p>\n<ul>\n<li>Light</li>\n<li>Quick to <b>dry</b></li>\n</ul>"),
    ).toBe("Soft tee\u00A0for's all\n\n• Light\n• Quick to dry");
  });

  it("drops scripts, styles and comments with their contents", () => {
    expect(htmlToText("<p>Warm<script>alert(1)</script><style>p{}</style><!-- no --></p>")).toBe("Warm");
  });

  it("takes a text without tags as it is", () => {
    expect(htmlToText("Warm, 5 < 6\nand soft")).toBe("Warm, 5 < 6\nand soft");
  });
});
