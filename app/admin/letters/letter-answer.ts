import type { LetterBlock } from "#app/features/catalogue/letters/letter-blocks.ts";
import { letterInputSchema } from "#app/features/catalogue/letters/letter-input.ts";
import type { ConsentPurpose } from "#app/shared/states.ts";

/** A letter while it is written: its blocks may still lack something. */
export interface LetterDraft {
  subject: string;
  preview: string;
  purpose: ConsentPurpose;
  discountCode: string;
  blocks: LetterBlock[];
}

/** Those a letter can go to: who they are, how many, and why they get it. */
export interface LetterAudience {
  purpose: ConsentPurpose;
  /** What they want: 'the newsletter'. */
  name: string;
  recipients: number;
  reason: string;
}

/** What the server said of a letter that was not saved: what is wrong with each field, and each block by its place (`blocks.2`). */
export interface LetterAnswer {
  errors: Record<string, string>;
  problem?: string;
}

/** What is wrong with a letter's fields and blocks, the first of each. */
export function letterErrors(fields: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of letterInputSchema.safeParse(fields).error?.issues ?? [])
    errors[path.slice(0, 2).join(".")] ??= message;
  return errors;
}
