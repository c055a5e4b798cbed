import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { describeError } from "./log-error.ts";

const secret = "session-token-of-åsa";

describe("an error in the log", () => {
  it("names the query and its cause without the values it was asked with", () => {
    const cause = new Error(`D1_ERROR: no such table: staff_sessions near "${secret}"`);
    const error = new DrizzleQueryError("select * from staff_sessions where token = ?", [secret], cause);
    const line = describeError(error);
    expect(line).toContain("select * from staff_sessions");
    expect(line).toContain("no such table: staff_sessions");
    expect(line).not.toContain(secret);
  });

  it("keeps values out that stand in the query itself", () => {
    const error = new DrizzleQueryError(`select 1 where name = '${secret}'`, []);
    expect(describeError(error)).not.toContain(secret);
  });

  it("keeps out e-mail addresses, quoted values and what a parser could not read", () => {
    const unparsed = (() => {
      try {
        return JSON.parse(`{${secret}`) as unknown;
      } catch (error) {
        return error;
      }
    })();
    for (const error of [unparsed, new Error(`asa.oberg@mail.example is no "${secret}"`)]) {
      expect(describeError(error)).not.toMatch(/asa\.oberg|session-token/);
    }
  });

  it("tells the place where it happened", () => {
    expect(describeError(new Error("Broken"))).toMatch(/^Error: Broken\n\s+at .*log-error\.test/);
  });

  it("tells no more of a thrown text than that it was one", () => {
    expect(describeError(secret)).toBe("a thrown string");
  });
});
