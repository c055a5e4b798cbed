import { type Component, partsOf } from "#app/features/catalogue/products/composition.ts";
import { genericWords, offsetWords } from "#app/features/shop/content/claim-words.ts";
import { addToDay } from "#app/shared/days.ts";
import { type Fibre, fibreNames } from "#app/shared/fibres.ts";

import { type AttributeRule, claimAttributes, type ClaimAttribute, recognisedLabels, warnDays } from "./claim-lists.ts";

const attributeRules: Readonly<Record<ClaimAttribute, AttributeRule>> = claimAttributes;

/** What decides whether a claim is shown. Days are Swedish ones, `2026-11-22`. */
export interface ClaimFacts {
  productId: string | null;
  text: string;
  part: string | null;
  fibre: Fibre | null;
  attribute: ClaimAttribute | null;
  /** How much of the part's weight is of the fibre with that attribute. */
  percent: number | null;
  scheme: string;
  certificateNumber: string;
  issuer: string;
  validFrom: string;
  validTo: string;
  documentUrl: string | null;
  documentKey: string | null;
  checkedAt: string | null;
  withdrawnAt: string | null;
}

/** Where a claim stands. Only `valid` and `expiring` ones are shown. */
export const claimStates = ["valid", "expiring", "expired", "upcoming", "unchecked", "wrong", "withdrawn"] as const;
export type ClaimState = (typeof claimStates)[number];

/** Where a claim stands on a day, with the composition of its product (null for a claim of the whole shop). */
export function claimState(claim: ClaimFacts, components: readonly Component[] | null, day: string): ClaimState {
  if (claim.withdrawnAt !== null) return "withdrawn";
  if (claimProblems(claim, components).length > 0) return "wrong";
  if (claim.validTo < day) return "expired";
  if (claim.checkedAt === null) return "unchecked";
  if (claim.validFrom > day) return "upcoming";
  return claim.validTo < addToDay(day, warnDays) ? "expiring" : "valid";
}

/** Whether shoppers see a claim on a day. */
export function isShown(claim: ClaimFacts, components: readonly Component[] | null, day: string): boolean {
  return ["valid", "expiring"].includes(claimState(claim, components, day));
}

/** What is wrong with a claim as it is written, for staff, whatever the day; empty when its evidence bears it. */
export function claimProblems(claim: ClaimFacts, components: readonly Component[] | null): string[] {
  return [
    ...evidenceProblems(claim),
    ...wordProblems(claim),
    ...fibreProblems(claim),
    ...(components === null ? [] : compositionProblems(claim, components)),
  ];
}

function evidenceProblems({ scheme, certificateNumber, issuer, documentUrl, documentKey }: ClaimFacts): string[] {
  const isCertified = scheme !== "" && certificateNumber !== "" && issuer !== "";
  const hasDocument = documentUrl !== null || documentKey !== null;
  return isCertified || hasDocument ? [] : ["Add evidence: scheme, certificate number and issuer, or a document"];
}

function wordProblems({ text, scheme, attribute }: ClaimFacts): string[] {
  const hasLabel = (recognisedLabels as readonly string[]).includes(scheme);
  const generic = hasLabel ? [] : genericWords(text);
  const offset = offsetWords(text);
  const told = (Object.keys(attributeRules) as ClaimAttribute[]).filter((id) => attributeRules[id].words.test(text));
  const other = told.filter((id) => id !== attribute);
  return [
    ...(offset.length > 0 ? [`'${offset.join("', '")}' relies on offsetting, which the law doesn't allow`] : []),
    ...(generic.length > 0 ? [`'${generic.join("', '")}' is too general without a recognized label`] : []),
    ...other.map((id) => `The text says '${attributeRules[id].name}', but this claim doesn't prove it`),
    ...(attribute !== null && attributeRules[attribute].ofFibre && !told.includes(attribute)
      ? [`The text doesn't mention '${attributeRules[attribute].name}'`]
      : []),
  ];
}

function fibreProblems({ text, attribute, fibre, percent, productId }: ClaimFacts): string[] {
  const rule = attribute === null ? null : attributeRules[attribute];
  const names = fibresIn(text).filter((name) => name !== fibre);
  const percents = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?%/g)].map(([, number]) => Number(number?.replace(",", ".")));
  return [
    ...(rule?.ofFibre && productId !== null && (fibre === null || percent === null)
      ? [`'${rule.name}' needs a fiber and its percentage`]
      : []),
    ...(fibre !== null && rule?.fibres && !rule.fibres.includes(fibre)
      ? [`${fibreNames.en[fibre]} can't be ${rule.name.toLowerCase()}`]
      : []),
    ...names.map((name) => `The text says ${fibreNames.en[name]}, but the claim isn't about it`),
    ...percents
      .filter((value) => value !== percent)
      .map((value) => `The text says ${value} %, the claim ${percent ?? "no"} %`),
  ];
}

/** Whether the product has the fibre, in that part, and as much of it. */
function compositionProblems(
  { part, fibre, percent, attribute }: ClaimFacts,
  components: readonly Component[],
): string[] {
  if (fibre === null) return [];
  const parts = partsOf(components);
  if (parts.length > 1 && part === null) return ["Choose a part: the product has several"];
  const named = part ?? parts[0]?.part;
  const share = parts.find((one) => one.part === named)?.fibres.find((one) => one.fibre === fibre)?.percent;
  if (share === undefined) return [`The composition has no ${fibreNames.en[fibre]} there`];
  if (percent !== null && percent > share)
    return [`The composition has ${share} % ${fibreNames.en[fibre]}, less than ${percent} % ${attribute ?? ""}`.trim()];
  return [];
}

/** How texts name fibres, also by their second names. */
const fibreWords = Object.entries({
  ...fibreNames.en,
  flax: "linen|flax",
  nylon: "nylon|polyamide",
  metal: "metal fib(?:er|re)",
}).map(([fibre, name]): [Fibre, RegExp] => [fibre as Fibre, new RegExp(`\\b(?:${name})\\b`, "i")]);

/** The fibres that a text names. */
function fibresIn(text: string): Fibre[] {
  return fibreWords.flatMap(([fibre, words]) => (words.test(text) ? [fibre] : []));
}
