import { describe, expect, it } from "vitest";

import { fibreNames, fibres } from "#app/shared/fibres.ts";

import { type Component, compositionProblem, compositionText, partsOf } from "./composition.ts";

const of = (part: Component["part"], ...shares: [Component["fibre"], number][]): Component[] =>
  shares.map(([fibre, percent]) => ({ part, fibre, percent }));

describe("a composition", () => {
  it("is right when the fibers of each part make 100", () => {
    expect(compositionProblem([...of("shell", ["nylon", 100]), ...of("fill", ["polyester", 60], ["wool", 40])])).toBe(
      null,
    );
  });

  it.each([
    [of("whole", ["polyester", 92], ["elastane", 9]), /101%/],
    [[...of("shell", ["nylon", 100]), ...of("lining", ["polyester", 90])], /Lining: .*90%/],
    [of("whole", ["wool", 50], ["wool", 50]), /each fiber once/],
    [[...of("whole", ["cotton", 100]), ...of("trim", ["cotton", 100])], /not both/],
  ])("is wrong: %j", (components, problem) => expect(compositionProblem(components)).toMatch(problem));

  it("is shown with the heaviest fiber first, part by part in one order", () => {
    const parts = partsOf([...of("lining", ["cotton", 100]), ...of("shell", ["elastane", 8], ["polyester", 92])]);
    expect(parts.map(({ name }) => name)).toEqual(["Shell", "Lining"]);
    expect(parts[0]?.fibres.map(({ percent }) => percent)).toEqual([92, 8]);
  });

  it("is told as one text by the names of the regulation", () => {
    expect(compositionText(of("whole", ["elastane", 20], ["nylon", 80]))).toBe("80% nylon, 20% elastane");
    expect(compositionText([...of("shell", ["glass-fibre", 100]), ...of("fill", ["wool", 100])])).toBe(
      "Shell: 100% glass fibre. Fill: 100% wool.",
    );
    expect(compositionText([])).toBe(null);
  });
});

describe("the names of fibers", () => {
  it("are those of Annex I: no brand, no breed, no origin", () => {
    expect(new Set(fibres).size).toBe(fibres.length);
    for (const names of Object.values(fibreNames)) {
      expect(new Set(Object.values(names)).size).toBe(fibres.length);
      for (const name of Object.values(names)) expect(name).not.toMatch(/recycl|organic|merino|micro|spandex|lycra/i);
    }
  });
});
