import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { pageNames } from "#app/shared/page-names.texts.ts";
import { pages } from "#app/shared/pages.ts";

/** Every file of the shop that may say something to a shopper, without tests. */
const texts = ["app", "scripts/demo"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(`${folder}/${file}`, "utf8").replaceAll(/\s+/g, " "),
    })),
);

describe("what the shop says of withdrawals", () => {
  it("never counts the refund from the goods: the law counts it from the notice (2005:59, 2:14)", () => {
    const wrong =
      /within (14|fourteen|\$\{\w+\}) days (of|after|from) (receiving|we receive|getting|we get|the return|its arrival)/i;
    expect(texts.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it("never makes labels, tags or packaging a condition of the statutory right", () => {
    const right = String.raw`(right (of withdrawal|to withdraw)|statutory right|legal right)`;
    const condition = String.raw`(only (if|when|with)|provided|as long as|must have|requires?)[^.]{0,60}(labels?|tags?|packaging|seals?)`;
    const wrong = new RegExp(`${right}[^.]{0,80}${condition}`, "i");
    expect(texts.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
    expect("Your right of withdrawal holds only if the labels are on.").toMatch(wrong);
  });

  it("leads to the function by the words of the law on every page's foot", () => {
    expect(pages["/withdraw"]).toMatchObject({ column: "Legal" });
    expect(pageNames("en")["/withdraw"]).toBe("Withdraw from contract here");
  });
});
