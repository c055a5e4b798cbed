import { purposeNames } from "#app/features/people/newsletter/purpose-names.texts.ts";
import type { ConsentPurpose } from "#app/shared/states.ts";

import type { LetterBlock } from "./letter-blocks.ts";
import { letterTexts } from "./letter.texts.tsx";

/** Why one gets a letter, as its footer says. */
export function reasonOf(purpose: ConsentPurpose, siteName: string): string {
  return letterTexts().reason(purposeNames()[purpose], siteName);
}

/** The ids of the products that a letter shows, each once. */
export function letterCards(blocks: readonly LetterBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === "products" ? block.ids : [])))];
}
