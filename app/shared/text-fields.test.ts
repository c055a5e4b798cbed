import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { cleanLine, cleanText, hasLink } from "./plain-text.ts";
import { emailAddress, optionalLine, requiredLine, requiredName, requiredText } from "./text-fields.ts";

describe("a line", () => {
  it.each([
    ["Åsa\nBcc: victim@mail.example", "Åsa Bcc: victim@mail.example"],
    ["Å\0sa\r\n", "Å sa"],
    ["\u202Eexe.live\u202C Åsa", "exe.live Åsa"],
    ["\u202A+46 70 174 06 05\u202C", "+46 70 174 06 05"],
    ["  Anna \t Karin ", "Anna Karin"],
    ["O\u2019Neil-Öberg", "O\u2019Neil-Öberg"],
  ])("of %j is %j", (typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
  });

  it("never holds a control or direction character, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const kept = cleanLine(typed);
        expect(kept).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
        expect(cleanLine(kept)).toBe(kept);
      }),
    );
  });

  it("must not be empty once it is cleaned, nor too long", () => {
    expect(requiredLine(5).safeParse(" \u200B\n ").success).toBe(false);
    expect(requiredLine(5).safeParse("123456").success).toBe(false);
    expect(requiredLine(5).safeParse(" 12345 ").data).toBe("12345");
    expect([optionalLine(5).parse(null), optionalLine(5).parse(undefined), optionalLine(5).parse(" ")]).toEqual([
      "",
      "",
      "",
    ]);
  });
});

describe("a text", () => {
  it("keeps its lines and loses what cannot be seen", () => {
    expect(cleanText("Hello,\r\n\r\nÅ\0sa\u202E\n")).toBe("Hello,\n\nÅ sa");
    expect(requiredText(10).safeParse("\n \0").success).toBe(false);
  });
});

describe("a name", () => {
  it.each([
    "Åsa Öberg",
    "Dr. Anna-Lisa O'Neil Jr.",
    "J.R.R. Tolkien",
    "St.Olof",
    "Storgatan 1 B, 2 tr.",
    "c/o Svensson",
    "Box 12, 619 30",
    "Gym24 AB",
    "Ole Nordmann A.S",
    "S.E. Andersson",
  ])("may be %s", (name) => {
    expect(requiredName(200).safeParse(name).data).toBe(name);
  });

  it.each([
    "You won 1000 EUR! Go to https://evil.example/prize",
    "www.evil.example",
    "evil.com",
    "Free at EVIL.Shop now",
    "pay.evil.se!",
    "evil.casino/win",
    "write to win@evil.example",
    "evil\uFF0Ecom",
    "evil\u3002com",
    "e\u200Bvil.io",
  ])("cannot carry the link of %s", (name) => {
    expect(hasLink(name)).toBe(true);
    expect(requiredName(200).safeParse(name).success).toBe(false);
  });
});

it("an e-mail address is kept in lower case and cannot carry a second line", () => {
  expect(emailAddress.parse(" Asa@Mail.example ")).toBe("asa@mail.example");
  expect(emailAddress.safeParse("asa@mail.example\nBcc: x@y.example").success).toBe(false);
});
