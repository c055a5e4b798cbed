import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { describeError, logError } from "./log-error.ts";

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

describe("a line of the log", () => {
  const lineOf = (log: () => void) => {
    const spy = vi.spyOn(console, "error").mockReturnValue();
    log();
    const [[text]] = spy.mock.calls as [[string]];
    spy.mockRestore();
    expect(text).not.toContain("\n");
    return JSON.parse(text) as Record<string, unknown>;
  };

  it("is one line of JSON, with the message, the place and the causes, and no value of a person", () => {
    const cause = new DrizzleQueryError("select 1 where email = ?", ["asa@mail.example"], new Error("timed out"));
    const line = lineOf(() => logError("Order ord_1 was not read", new Error('no "asa@mail.example"', { cause })));
    expect(line).toMatchObject({
      level: "error",
      message: "Order ord_1 was not read",
      error: 'Error: no "…"',
      place: expect.stringMatching(/^at .*log-error\.test/),
      causes: [{ error: "Error: Failed query: select 1 where email = ?" }, { error: "Error: timed out" }],
    });
    expect(JSON.stringify(line)).not.toContain("asa");
  });

  it("ends, however an error is made", () => {
    const circular = new Error("round and round");
    circular.cause = circular;
    expect(lineOf(() => logError("It failed", circular)).causes).toHaveLength(4);
    expect(lineOf(() => logError("It failed", "a thrown text with åsa@mail.example"))).toEqual({
      level: "error",
      message: "It failed",
      error: "a thrown string",
    });
    expect(lineOf(() => logError("It failed"))).toEqual({ level: "error", message: "It failed" });
  });
});
