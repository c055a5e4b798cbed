import { z } from "zod";

import { consentPurposes } from "#app/shared/states.ts";

import { letterBlocksSchema } from "./letter-blocks.ts";

const blocks = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "We couldn't read the blocks. Reload the page." });
    return z.NEVER;
  }
});

/** One line: a subject with a line break would be a header of its own. */
const line = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(longest, { error: `At most ${longest} characters` }));

/** A letter as its form sends it. */
export const letterInputSchema = z.object({
  subject: line(120).refine((text) => text !== "", { error: "Give it a subject" }),
  preview: line(150).default(""),
  purpose: z.enum(consentPurposes),
  discountCode: z
    .string()
    .default("")
    .transform((code) => code.trim().toUpperCase() || null)
    .refine((code) => code === null || /^[\w-]{1,40}$/.test(code), { error: "Enter one discount code" }),
  blocks: blocks.pipe(letterBlocksSchema),
});
export type LetterInput = z.output<typeof letterInputSchema>;
