import { z } from "zod";

import { documentSchema, lineProblem } from "./document.ts";
import { faqTables, unknownFaqTable } from "./faq-answer.ts";
import { line, optionalWords, words } from "./text-rules.ts";

const paragraphs = z
  .array(z.object({ text: words(1_500) }))
  .min(1, "Add at least one paragraph.")
  .max(12, "Use up to 12 paragraphs.");

const about = z.object({
  storyTitle: line(60),
  story: paragraphs,
  missionTitle: line(60),
  mission: words(200),
  valuesTitle: line(60),
  values: z
    .array(z.object({ title: line(40), text: words(300) }))
    .min(1, "Add at least one value.")
    .max(8, "Use up to 8 values."),
});

const faq = z.object({
  intro: optionalWords(300),
  entries: z
    .array(z.object({ question: line(160), answer: words(1_500) }))
    .min(1, "Add at least one question.")
    .max(40, "Use up to 40 questions."),
});

/** Tells what may not stand in a text of the FAQ, by the rule of documents. */
function checkLines(text: string, context: z.RefinementCtx) {
  for (const typed of text.split("\n")) {
    const table = unknownFaqTable(typed);
    const message = table ? `Unknown table '${table}'. Use: ${faqTables.join(", ")}` : lineProblem(typed);
    if (message) return context.addIssue({ code: "custom", message: `${message}.` });
  }
}

/** The FAQ as staff may type it. What an earlier release stored may hold other things, and is shown all the same. */
export const typedFaq = faq.extend({
  intro: faq.shape.intro.superRefine(checkLines),
  entries: z
    .array(faq.shape.entries.element.extend({ answer: words(1_500).superRefine(checkLines) }))
    .min(1)
    .max(40),
});

/**
 * Long texts, each read by its own page alone. A section that staff have not edited is not stored: its page shows the text
 * built into it (`built-in-texts.server.ts`).
 */
export const pageTexts = {
  about,
  faq,
  terms: documentSchema,
  privacy: documentSchema,
  "data-protection": documentSchema,
  cookies: documentSchema,
} as const;

export type PageTextName = keyof typeof pageTexts;
export type PageText<N extends PageTextName> = z.infer<(typeof pageTexts)[N]>;
