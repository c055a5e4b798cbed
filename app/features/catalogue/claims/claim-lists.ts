import type { Fibre } from "#app/shared/fibres.ts";

/** What a claim is about, and what staff call it. */
export const claimKinds = {
  material: "Material",
  environment: "Environment",
  origin: "Origin",
} as const;
export type ClaimKind = keyof typeof claimKinds;

export interface AttributeRule {
  name: string;
  /** Words in the text that say it; a text with them needs this attribute. */
  words: RegExp;
  /** Whether it is an attribute of a fibre, with its share of a part. */
  ofFibre: boolean;
  /** The fibres that can have it; any fibre when left out. */
  fibres?: readonly Fibre[];
}

/** What can be claimed. */
export const claimAttributes = {
  organic: {
    name: "Organic",
    words: /\borganic(?:ally)?\b/i,
    ofFibre: true,
    fibres: ["cotton", "wool", "flax", "true-hemp", "silk", "jute", "ramie", "kapok"],
  },
  recycled: { name: "Recycled", words: /\b(?:recycl\w*|regenerated|reclaimed|upcycled)\b/i, ofFibre: true },
  merino: { name: "Merino", words: /\bmerino\b/i, ofFibre: true, fibres: ["wool"] },
  "bio-based": { name: "Bio-based", words: /\b(?:bio|plant)-based\b/i, ofFibre: true },
  "pfas-free": { name: "No PFAS", words: /\b(?:pfas|pfc|fluor\w*)\b/i, ofFibre: false },
  labelled: {
    name: "Bears a label",
    words: /\b(?:oeko-?tex|bluesign|nordic swan|ecolabel|blue angel)\b/i,
    ofFibre: false,
  },
  origin: { name: "Made in", words: /\b(?:made|knitted|woven|sewn|spun|produced|dyed|grown) in\b/i, ofFibre: false },
} as const satisfies Record<string, AttributeRule>;
export type ClaimAttribute = keyof typeof claimAttributes;

/**
 * Labels that prove excellent environmental performance, so that a generic word may stand with them: Type I ecolabels that a state
 * recognises officially (Dir. (EU) 2024/825 art. 1), and GOTS.
 */
export const recognisedLabels = [
  "EU Ecolabel",
  "Nordic Swan Ecolabel",
  "Good Environmental Choice",
  "Blue Angel",
  "GOTS",
] as const;

/** Days before the end of its evidence from which staff are warned. */
export const warnDays = 30;
