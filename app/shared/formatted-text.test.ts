import { describe, expect, it } from "vitest";

import { parseFormatted, parseInline, withoutFormat } from "./formatted-text.ts";

describe("a formatted text", () => {
  it("has headings, paragraphs with line breaks, and lists with and without numbers", () => {
    expect(
      parseFormatted("## Care\nWash cold.\nHang dry.\n\n- Soft\n• Light\n1. Rinse\n2) Dry\r\n\r\nThe end"),
    ).toEqual([
      { kind: "heading", text: ["Care"] },
      { kind: "paragraph", lines: [["Wash cold."], ["Hang dry."]] },
      { kind: "list", isNumbered: false, items: [["Soft"], ["Light"]] },
      { kind: "list", isNumbered: true, items: [["Rinse"], ["Dry"]] },
      { kind: "paragraph", lines: [["The end"]] },
    ]);
  });

  it("has headings of each level, all shown alike", () => {
    expect(parseFormatted("# Care\n###### Wash\n#Never")).toEqual([
      { kind: "heading", text: ["Care"] },
      { kind: "heading", text: ["Wash"] },
      { kind: "paragraph", lines: [["#Never"]] },
    ]);
  });

  it("keeps two lists apart that an empty line divides, and a line that only looks like a mark", () => {
    expect(parseFormatted("- a\n\n- b\n\n-5 °C\n#1 for runs\n2.5 cm")).toEqual([
      { kind: "list", isNumbered: false, items: [["a"]] },
      { kind: "list", isNumbered: false, items: [["b"]] },
      { kind: "paragraph", lines: [["-5 °C"], ["#1 for runs"], ["2.5 cm"]] },
    ]);
  });

  it("has bold, italics and links to pages of the shop and secure ones elsewhere", () => {
    expect(parseInline("**Warm** and (*dry*), see [sizes](/size-guide) or [wool](https://wool.example/a).")).toEqual([
      { strong: "Warm" },
      " and (",
      { em: "dry" },
      "), see ",
      { label: "sizes", href: "/size-guide" },
      " or ",
      { label: "wool", href: "https://wool.example/a" },
      ".",
    ]);
  });

  it.each([
    "2 * 3 * 4",
    "5* hotel*",
    "** no **",
    "[a](javascript:alert(1))",
    "[a](//evil.example)",
    "[a](http://x.example)",
    "a*b*c",
  ])("leaves %s as it is", (text) => expect(parseInline(text)).toEqual([text]));

  it("is told without its marks", () => {
    expect(withoutFormat("## Care\n**Wash** [cold](/care).\n\n- *Soft*\n- Light")).toBe(
      "Care\n\nWash cold.\n\nSoft\nLight",
    );
  });
});
