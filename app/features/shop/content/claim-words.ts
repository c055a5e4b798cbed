/**
 * Words that claim something for the environment. A generic one ('eco', 'sustainable') is refused everywhere unless a recognised label
 * stands behind it (Dir. (EU) 2024/825, 2005/29/EC Annex I no. 4a); a provable one ('recycled', 'organic') is said by a claim with its
 * evidence alone, never in a free text, where nothing would take it down when the evidence ends.
 */

const things =
  "choices?|collections?|fashion|materials?|fabrics?|yarns?|fib(?:er|re)s?|products?|brands?|companies|company|energy|planet|promises?|production|sourcing|cotton|wool|down|design|economy|consumers?|shopping|living|future|values|clothes|clothing|wear";

/** In any text. 'Green' is a color, a knitting machine is circular, and whoever pays for a parcel is responsible: they need a noun or verb. */
const generic: readonly RegExp[] = [
  /\beco(?:-\w+|log\w+|friendly)?\b/gi,
  /\bsustainab\w*/gi,
  /\b(?:environment(?:ally)?|climate|planet|earth|nature|ocean|animal)[- ](?:friendly|conscious|neutral|positive|smart|safe|kind)\b/gi,
  /\b(?:carbon|co2|co₂)[- ](?:neutral|negative|positive|free|compensated|offset)\b/gi,
  /\b(?:net|climate)[- ]zero\b|\bzero[- ](?:waste|emission)\w*/gi,
  /\b(?:kind|good|better|gentle) (?:to|for|on) (?:the |our )?(?:planet|nature|environment|climate|earth|oceans?)\b/gi,
  /\b(?:biodegrad|compost)able\b/gi,
  /\b(?:lower?|less|reduced|smaller|minimal) (?:environmental |climate |carbon )(?:impact|footprint)\b/gi,
  /\bgreener\b|\bgo(?:es|ing)? green\b/gi,
  new RegExp(`\\b(?:green|circular|conscious|responsible|ethical|clean) (?:${things})\\b`, "gi"),
  /\b(?:consciously|responsibly|ethically) (?:made|sourced|produced|grown|farmed|chosen)\b/gi,
];

/** In the text of a claim, where they can mean nothing else. */
const genericAlone = /\b(?:green|circular|conscious(?:ly)?|responsibl[ey]|ethical(?:ly)?|clean)\b/gi;

/** What evidence can prove. */
const provable: readonly RegExp[] = [
  /\b(?:pre-?|post-?consumer )?recycl\w*/gi,
  /\b(?:regenerated|upcycled|reclaimed)\b/gi,
  /\borganic(?:ally)?\b/gi,
  /\b(?:bio|plant)-based\b/gi,
  /\bvegan\b/gi,
  /\b(?:pfas|pfc|fluorine|fluorocarbon|mulesing|microplastic)\w*(?:-free)?\b/gi,
  /\bocean plastics?\b/gi,
  /\b(?:oeko-?tex|gots|bluesign|fair ?trade|fairtrade|nordic swan|eu ecolabel|global recycled standard|ocs|rws|rds)\b/gi,
];

/** Where something was made. Case matters: 'knitted in two densities' is no origin. */
const origin =
  /\b(?:[Mm]ade|[Kk]nitted|[Ww]oven|[Ss]ewn|[Ss]pun|[Pp]roduced|[Mm]anufactured|[Dd]yed|[Gg]rown) in [A-ZÅÄÖÆØ][\wåäöæø]+|\b[A-Z][a-z]+-made\b/g;

/** A warranty told in words, in place of a guarantee with its guarantor and conditions (MFL 22 §). */
const warranty =
  /\bwarrant(?:y|ies|ed)\b|\b(?:lifetime|(?:\d+|one|two|three|five|ten)[ -](?:year|month)s?)[ -]guarantees?\b/gi;

const found = (text: string, patterns: readonly RegExp[]) => [
  ...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []).map((word) => word.toLowerCase())),
];

/** The words of a free text that claim something, in lower case, each once. */
export function claimWords(text: string): string[] {
  return found(text, [...generic, ...provable, origin]);
}

/** The generic words of a claim's own text. */
export function genericWords(text: string): string[] {
  return found(text, [...generic, genericAlone]);
}

/** Words that no label proves: neutrality by offsetting (2005/29/EC Annex I no. 4c). */
export function offsetWords(text: string): string[] {
  return found(text, [
    /\b(?:climate|carbon|co2|co₂)[- ](?:neutral|positive|negative|compensated|offset|free)\b/gi,
    /\b(?:net|climate)[- ]zero\b/gi,
  ]);
}

/** The words of a free text that promise a warranty. */
export function warrantyWords(text: string): string[] {
  return found(text, [warranty]);
}
