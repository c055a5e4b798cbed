import { describe, expect, it } from "vitest";

import { siteSections } from "./configuration.server.ts";

const numberOf = (identity: object) => siteSections.identity.parse(identity).vatNumber;

describe("the VAT number", () => {
  it("is the one that follows from the organization number, for an identity stored without one", () => {
    expect(numberOf({})).toBe("SE556000000001");
    expect(numberOf({ organizationNumber: "559999-0000" })).toBe("SE559999000001");
  });

  it("is nobody else's when the organization number is none we can read", () => {
    expect(numberOf({ organizationNumber: "HRB 1234" })).toBe("");
  });

  it("may be typed with spaces, or be left empty", () => {
    expect(numberOf({ vatNumber: "se 556000-0000 01" })).toBe("SE556000000001");
    expect(numberOf({ vatNumber: "" })).toBe("");
  });

  it.each(["556000000001", "SE5560000000", "DE123456789", "SE55600000000A"])("refuses %s", (vatNumber) => {
    expect(siteSections.identity.safeParse({ vatNumber }).error?.issues[0]?.message).toMatch(/SE and twelve digits/);
  });
});
