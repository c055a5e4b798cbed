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
  "# ",
  "## ",
  "###### ",
  "####### ",
  "1. ",
  "2. ",
  "**",
  "*",
  "[a](/b)",
  "[",
  "](https://a.example)",
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

  it("writes headings, lists, bold, italics and links as such", () => {
    expect(
      textToHtml(
        "## Care\n\nWash **cold**, *never* hot: [more](/care?a=1&b=2).\n\n• Soft\n• Light\n\n1. Rinse\n2. Dry",
      ),
    ).toBe(
      '<h2>Care</h2><p>Wash <strong>cold</strong>, <em>never</em> hot: <a href="/care?a=1&amp;b=2">more</a>.</p><ul><li>Soft</li><li>Light</li></ul><ol><li>Rinse</li><li>Dry</li></ol>',
    );
  });

  it("keeps the level of each heading, there and back", () => {
    const html = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>Level ${level}</h${level}>`).join("");
    expect(htmlToText(html)).toBe(
      "# Level 1\n\n## Level 2\n\n### Level 3\n\n#### Level 4\n\n##### Level 5\n\n###### Level 6",
    );
    expect(textToHtml(htmlToText(html))).toBe(html);
  });

  it("makes a paragraph of what an empty line divides, and escapes what is no tag", () => {
    expect(textToHtml("Soft & warm.\nTwo layers.\n\nSize <M>")).toBe(
      "<p>Soft &amp; warm.<br>Two layers.</p><p>Size &lt;M&gt;</p>",
    );
  });
});

describe("htmlToText", () => {
  it("shows what other shop systems write as a reader would see it", () => {
    expect(htmlToText("<p>Soft tee&nbsp;for&#39;s all</p>\n<ul>\n<li>Light</li>\n<li>Quick to dry</li>\n</ul>")).toBe(
      "Soft tee\u00A0for's all\n\n• Light\n• Quick to dry",
    );
  });

  it("keeps headings, numbers, bold, italics and links, each with its mark, and drops what else there is", () => {
    expect(
      htmlToText(
        '<h2 class="x"><strong>Care</strong></h2><p>Wash <b> cold</b>, <em>never</em> hot: <a href="/pages/care" target="_blank"><u>more</u></a>, <a href="javascript:alert(1)">less</a>.</p><ol><li>Rinse</li><li>Dry</li></ol><p><span style="x">The end</span></p>',
      ),
    ).toBe(
      "## Care\n\nWash **cold**, *never* hot: [more](/pages/care), less.\n\n1. Rinse\n2. Dry\n\nThe end".replace(
        "  ",
        " ",
      ),
    );
  });

  it.each(["<ol>", "<script>", "<!--", "<h1>", '<a href="x">', "<a ", "<li>", "<b>"])(
    "reads a megabyte of unclosed %s",
    (tag) => expect(htmlToText(`<p>Warm</p>${tag.repeat(1_000_000 / tag.length)}`)).toMatch(/^Warm/),
  );

  it("drops scripts, styles and comments with their contents", () => {
    expect(htmlToText("<p>Warm<script>alert(1)</script><style>p{}</style><!-- no --></p>")).toBe("Warm");
  });

  it("takes a text without tags as it is", () => {
    expect(htmlToText("Warm, 5 < 6\nand soft")).toBe("Warm, 5 < 6\nand soft");
  });
});
