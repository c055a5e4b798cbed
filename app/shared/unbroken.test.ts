import { describe, expect, it } from "vitest";

import { unbroken, withWholeNumbers } from "./unbroken.ts";

describe("a text in one piece", () => {
  it("has no space or dash that a line may end at", () => {
    expect(unbroken("Thu 3 – Mon 7 Dec")).toBe("Thu\u00A03\u00A0–\u2060\u00A0Mon\u00A07\u00A0Dec");
    expect(unbroken(unbroken("3-5"))).toBe("3-\u20605");
  });
});

describe("a running text", () => {
  it.each([
    ["Mon-Fri 09:00-18:00, Sat 10:00-16:00", "Mon-\u2060Fri 09:00-\u206018:00, Sat 10:00-\u206016:00"],
    ["Mån–fre 09:00–18:00", "Mån–\u2060fre 09:00–\u206018:00"],
    ["call +46 70 174 06 05, or", "call +46\u00A070\u00A0174\u00A006\u00A005, or"],
    ["3-5 business days", "3-\u20605 business days"],
  ])("keeps what is one word together: %j", (text, whole) => {
    expect(withWholeNumbers(text)).toBe(whole);
  });

  it.each(["a first-order discount", "within 24 hours of 14 days", "Order 12 or 13 of them", "e-mail"])(
    "breaks as it did elsewhere: %j",
    (text) => expect(withWholeNumbers(text)).toBe(text),
  );
});
