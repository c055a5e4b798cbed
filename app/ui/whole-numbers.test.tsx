import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { WholeNumbers } from "./whole-numbers.tsx";

/** The text, with what stays on one line in brackets. */
const shown = (text: string) =>
  renderToStaticMarkup(<WholeNumbers text={text} />).replaceAll(/<span[^>]*>([^<]*)<\/span>/g, "[$1]");

describe("a running text", () => {
  it.each([
    ["Mon-Fri 09:00-18:00, Sat 10:00-16:00", "[Mon-Fri] [09:00-18:00], Sat [10:00-16:00]"],
    ["Mån–fre 09:00–18:00.", "[Mån–fre] [09:00–18:00.]"],
    ["call +46 70 174 06 05, or", "call [+46 70 174 06 05], or"],
    ["Storgatan 12, 619 30 Trosa", "Storgatan 12, [619 30 Trosa]"],
    ["3 years. 2 år, 2 vuotta", "[3 years]. [2 år], [2 vuotta]"],
    ["3-5 business days", "[3-5] business days"],
  ])("keeps what is one word on a line: %j", (text, whole) => {
    expect(shown(text)).toBe(whole);
  });

  it.each(["a first-order discount", "within 24 hours of 14 days", "Order 12 or 13 of them", "e-mail"])(
    "breaks as it did elsewhere: %j",
    (text) => expect(shown(text)).toBe(text),
  );
});
