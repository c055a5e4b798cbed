import { describe, expect, it } from "vitest";

import type { Component } from "#app/features/catalogue/products/composition.ts";

import { type ClaimFacts, claimProblems, claimState } from "./claim-validity.ts";

const tee: Component[] = [
  { part: "whole", fibre: "polyester", percent: 84 },
  { part: "whole", fibre: "elastane", percent: 16 },
];
const recycled: ClaimFacts = {
  productId: "tee",
  text: "84% of the fabric is recycled polyester",
  part: null,
  fibre: "polyester",
  attribute: "recycled",
  percent: 84,
  scheme: "GRS",
  certificateNumber: "CU-1",
  issuer: "Nordic Textile Certification AB",
  validFrom: "2026-01-01",
  validTo: "2026-12-31",
  documentUrl: null,
  documentKey: null,
  checkedAt: "2026-01-02T10:00:00.000Z",
  withdrawnAt: null,
};

describe("a claim", () => {
  it.each([
    ["2025-12-31", "upcoming"],
    ["2026-01-01", "valid"],
    ["2026-12-01", "valid"],
    ["2026-12-02", "expiring"],
    ["2026-12-31", "expiring"],
    ["2027-01-01", "expired"],
  ])("on %s is %s", (day, state) => expect(claimState(recycled, tee, day)).toBe(state));

  it("is not shown before somebody checked it, nor after it was taken back", () => {
    expect(claimState({ ...recycled, checkedAt: null }, tee, "2026-06-01")).toBe("unchecked");
    expect(claimState({ ...recycled, withdrawnAt: "2026-02-01T00:00:00.000Z" }, tee, "2026-06-01")).toBe("withdrawn");
  });

  it.each([{ scheme: "" }, { certificateNumber: "" }, { issuer: "" }])("needs its whole evidence: %j", (gap) => {
    expect(claimProblems({ ...recycled, ...gap }, tee)).toEqual([expect.stringMatching(/evidence/)]);
    const document = { documentUrl: "https://supplier.example/test-report.pdf" };
    expect(claimProblems({ ...recycled, ...gap, ...document }, tee)).toEqual([]);
  });
});

describe("a claim against the composition", () => {
  /* The false texts that law-and-markets section 1 found, one per kind. */
  it.each<[string, Partial<ClaimFacts>, Component[]]>([
    ["regenerated nylon on polyester", { text: "84% nylon, regenerated from discarded nets", fibre: "nylon" }, tee],
    ["the same, filed as polyester", { text: "84% nylon, regenerated from discarded nets" }, tee],
    [
      "organic cotton where there is no cotton",
      { text: "93% organic cotton", fibre: "cotton", attribute: "organic", percent: 93 },
      [
        { part: "whole", fibre: "polyester", percent: 93 },
        { part: "whole", fibre: "elastane", percent: 7 },
      ],
    ],
    [
      "recycled fiber on lyocell and cotton",
      { text: "66% recycled polyester", percent: 66 },
      [
        { part: "whole", fibre: "lyocell", percent: 66 },
        { part: "whole", fibre: "cotton", percent: 34 },
      ],
    ],
    ["more than there is", { text: "92% recycled polyester", percent: 92 }, tee],
    ["another percent in the text", { text: "100% recycled polyester" }, tee],
    [
      "a whole product for one part of it",
      {},
      [
        { part: "shell", fibre: "polyester", percent: 100 },
        { part: "lining", fibre: "cotton", percent: 100 },
      ],
    ],
    ["organic polyester", { text: "84% organic polyester", attribute: "organic" }, tee],
  ])("catches %s", (_name, change, components) =>
    expect(claimProblems({ ...recycled, ...change }, components)).not.toEqual([]),
  );

  it("bears less than there is", () => {
    expect(claimProblems({ ...recycled, text: "50% recycled polyester", percent: 50 }, tee)).toEqual([]);
  });
});

describe("the words of a claim", () => {
  it.each(["An eco choice: 84% recycled polyester", "Sustainable: 84% recycled polyester"])(
    "are refused when they are generic: '%s'",
    (text) => {
      expect(claimProblems({ ...recycled, text }, tee)).toEqual([expect.stringMatching(/too general/)]);
      expect(claimProblems({ ...recycled, text, scheme: "Nordic Swan Ecolabel" }, tee)).toEqual([]);
    },
  );

  it("never promise neutrality, whatever the label", () => {
    const claim = { ...recycled, text: "Climate neutral, 84% recycled polyester", scheme: "EU Ecolabel" };
    expect(claimProblems(claim, tee)).toEqual([expect.stringMatching(/offsetting/)]);
  });

  it("claim nothing beside what is proved", () => {
    const text = "84% recycled polyester, without PFAS";
    expect(claimProblems({ ...recycled, text }, tee)).toEqual([expect.stringMatching(/No PFAS/)]);
  });
});
