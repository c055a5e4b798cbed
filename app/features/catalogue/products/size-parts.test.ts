import { describe, expect, it } from "vitest";

import { partsProblem, partValues, sizesWith, valueOf, withJoinedName } from "./size-parts.ts";

const size = (sizeValue: string, thirdValue?: string, available = true) => ({
  ...withJoinedName({ name: sizeValue, sizeValue, thirdValue: thirdValue ?? null }),
  available,
});
const both = [size("M", "Regular"), size("M", "Long"), size("L", "Regular")];

describe("a size of a product with a third option", () => {
  it("is named by both values, however often it is read", () => {
    const once = withJoinedName({ id: "m-long", name: "M", thirdValue: "Long" });
    expect(once).toEqual({ id: "m-long", name: "M / Long", sizeValue: "M", thirdValue: "Long" });
    expect(withJoinedName(once)).toEqual(once);
    expect(valueOf(once)).toBe("M");
  });

  it("is a plain one without a third value", () => {
    expect(withJoinedName({ name: "M", sizeValue: "M", thirdValue: null })).toEqual({ name: "M" });
    expect(valueOf({ name: "M" })).toBe("M");
  });

  it("is found by one of its values or by both", () => {
    expect(partValues(both, "sizeValue")).toEqual(["M", "L"]);
    expect(partValues(both, "thirdValue")).toEqual(["Regular", "Long"]);
    expect(sizesWith(both, { sizeValue: "M" })).toHaveLength(2);
    expect(sizesWith(both, { sizeValue: "L", thirdValue: "Long" })).toEqual([]);
  });
});

describe("what is wrong with sizes", () => {
  it("is nothing where each is said once, whole or plain", () => {
    expect(partsProblem(both, "Length")).toBeNull();
    expect(partsProblem([size("M")], null)).toBeNull();
  });

  it("is a value without a name, a size without its value, and the same two twice", () => {
    expect(partsProblem(both, null)).toMatch(/^Name the third option/);
    expect(partsProblem([...both, size("S")], "Length")).toBe("Every size needs its Length");
    expect(partsProblem([...both, size("m", "LONG")], "Length")).toBe("Enter each size and Length once");
  });

  it("is nothing in sizes that are kept for orders alone", () => {
    expect(partsProblem([size("M"), size("M", "Long", false)], null)).toBeNull();
    expect(partsProblem([...both, size("S", undefined, false), size("M", "Long", false)], "Length")).toBeNull();
  });
});
