import { describe, expect, it } from "vitest";

import { appAddress, appSecret, timeStepOf } from "./time-step.ts";

/** The secret and codes of RFC 6238, appendix B, in six digits. */
const secret = "12345678901234567890";
const at = (seconds: number) => new Date(seconds * 1_000);

describe("timeStepOf", () => {
  it.each([
    [59, "287082", 1],
    [1_111_111_109, "081804", 37_037_036],
    [1_234_567_890, "005924", 41_152_263],
    [2_000_000_000, "279037", 66_666_666],
  ])("knows the code of second %d", async (second, code, step) => {
    expect(await timeStepOf(code, secret, at(second))).toBe(step);
  });

  it.each([
    [29, 1],
    [30, 1],
    [89, 1],
    [90, null],
  ])("takes the code of step 1 at second %d: %s", async (second, step) => {
    expect(await timeStepOf("287082", secret, at(second))).toBe(step);
  });

  it.each(["", "28708", "2870820", "２８７０８２", "287083"])("takes nothing else: %j", async (code) => {
    expect(await timeStepOf(code, secret, at(59))).toBeNull();
  });
});

it("tells apps the secret, the shop and the account, as address and as text to type", () => {
  const address = appAddress(secret, { issuer: "Pulse Mode", account: "åsa" });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toContain("Pulse Mode:åsa");
  expect(url.searchParams.get("issuer")).toBe("Pulse Mode");
  expect(appSecret(address)).toBe("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
});
