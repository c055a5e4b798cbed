import { describe, expect, it } from "vitest";

import { membersFor, mentionBefore } from "./mention-query.ts";

describe("the mention that is being typed", () => {
  it.each([
    ["Hi @ki", { start: 3, typed: "ki" }],
    ["@", { start: 0, typed: "" }],
    ["Line\n@Astrid.", { start: 5, typed: "astrid." }],
    ["mail kim@shop", null],
    ["@kim is", null],
    ["", null],
  ])("of %o is %o", (text, expected) => {
    expect(mentionBefore(text, text.length)).toEqual(expected);
  });

  it("is the one before the cursor", () => {
    expect(mentionBefore("@as and @kim", 3)).toEqual({ start: 0, typed: "as" });
  });

  it("finds colleagues by username and by each word of their name", () => {
    const members = [
      { username: "astrid.lind", name: "Astrid Lind" },
      { username: "kim", name: "Kim Åberg" },
    ];
    const found = (typed: string) => membersFor(members, typed).map(({ username }) => username);
    expect(found("")).toEqual(["astrid.lind", "kim"]);
    expect(found("li")).toEqual(["astrid.lind"]);
    expect(found("åb")).toEqual(["kim"]);
    expect(found("x")).toEqual([]);
  });
});
