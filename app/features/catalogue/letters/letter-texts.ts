import { purposeNames } from "#app/features/people/newsletter/consent-texts.ts";
import type { ConsentPurpose } from "#app/shared/states.ts";

import type { LetterBlock } from "./letter-blocks.ts";

/** Why one gets a letter, as its footer says. */
export function reasonOf(purpose: ConsentPurpose, siteName: string): string {
  return `You're getting this email because you confirmed that you want ${purposeNames[purpose]} from ${siteName}.`;
}

/** The ids of the products that a letter shows, each once. */
export function letterCards(blocks: readonly LetterBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === "products" ? block.ids : [])))];
}
