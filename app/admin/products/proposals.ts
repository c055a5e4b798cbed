import type { FormValues } from "./field-form.ts";
import { problemField } from "./form-section.ts";

/** What a new product is likely to have: the fields of the form, and the name of the product that has them. */
export interface Proposal {
  from: string;
  values: FormValues;
}

/** The field that a control's name belongs to: what is proposed, and marked, as one. */
export function proposedField(name: string): string {
  if (name === "noWarnings") return "warnings";
  // The names of options mean nothing without the sizes that have them.
  return name === "sizeLabel" || name === "thirdLabel" ? "sizes" : problemField(name);
}

/** Names that say nothing while the rest of their row is empty. */
const isRest = (name: string) => /\.(?:part|kind|id|available)$/.test(name);

/** The form with what is proposed in those fields that say nothing yet, and which fields those are. */
export function withProposal(values: FormValues, proposal: Proposal): { values: FormValues; proposed: string[] } {
  const said = new Set(
    Object.entries(values).flatMap(([name, text]) => (text.trim() === "" || isRest(name) ? [] : [proposedField(name)])),
  );
  const added = Object.entries(proposal.values).filter(([name]) => !said.has(proposedField(name)));
  const proposed = added.flatMap(([name, text]) => (text === "" ? [] : [proposedField(name)]));
  return { values: { ...values, ...Object.fromEntries(added) }, proposed: [...new Set(proposed)] };
}
