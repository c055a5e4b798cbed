import { describe, expect, it } from "vitest";

import { withProposal } from "./proposals.ts";

const proposal = {
  from: "Natt Hoodie",
  values: {
    category: "Mens Collection",
    "component.0.part": "whole",
    "component.0.fibre": "cotton",
    "component.0.percent": "100",
    noWarnings: "on",
    modelNumber: "PM-8",
  },
};
const empty = {
  name: "New",
  category: "",
  "component.0.part": "whole",
  "component.0.fibre": "",
  "component.0.percent": "",
  "warning.0.kind": "use",
  "warning.0.text": "",
  modelNumber: "",
};

describe("what is proposed for a new product", () => {
  it("fills the fields that say nothing yet, and tells which", () => {
    const { values, proposed } = withProposal(empty, proposal);
    expect(values).toMatchObject({ ...proposal.values, name: "New" });
    expect(proposed.toSorted()).toEqual(["category", "components", "modelNumber", "warnings"]);
  });

  it("leaves what was written, a whole group of fields at a time", () => {
    const written = { ...empty, "component.1.fibre": "wool", "warning.0.text": "Has a cord" };
    const { values, proposed } = withProposal(written, proposal);
    expect(values["component.0.fibre"]).toBe("");
    expect(values.noWarnings).toBeUndefined();
    expect(proposed.toSorted()).toEqual(["category", "modelNumber"]);
  });
});
