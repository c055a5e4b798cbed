import { z } from "zod";

import { isSafeAddress, linkPattern } from "#app/shared/link-text.ts";

import { unknownPlaceholder } from "./placeholders.ts";

/** A table: its caption is for screen readers alone where it is not shown. */
export interface FactTableContent {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  isCaptionShown?: boolean;
}

/** A part of a section: a paragraph, a list or a table. Texts may hold links: `[Returns](/returns)`. */
export type Block = string | { list: readonly string[] } | { table: FactTableContent };

export interface Section {
  /** What its address ends in after `#`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page of text: what it is called, what it is about in a sentence or two, and its sections. */
export interface TextPage {
  /** A long word has a soft hyphen, where a phone breaks the heading. */
  title: string;
  intro: string;
  /** ISO day of the last change. */
  updated: string;
  sections: readonly Section[];
}

/** Why a line of text may not be shown; null when it may. */
export function lineProblem(line: string): string | null {
  if (/<\/?[a-z!]/i.test(line)) return "HTML isn't supported. Use plain text and links as [label](address)";
  for (const [, , address = ""] of line.matchAll(linkPattern)) {
    if (!isSafeAddress(address)) return `Links can start with /, https://, mailto: or tel:, not ${address}`;
  }
  if (line.replace(linkPattern, "").includes("](")) return "Incomplete link: use [label](address)";
  const unknown = unknownPlaceholder(line);
  return unknown ? `{${unknown}} isn't a known placeholder` : null;
}

const line = z
  .string()
  .min(1)
  .max(3_000)
  .refine((text) => lineProblem(text) === null, { error: ({ input }) => lineProblem(String(input)) ?? "" });

/** A table that the built-in page makes of facts, by its caption: its rows are never typed, so they stay true. */
const storedBlock = z.union([
  line,
  z.strictObject({ list: z.array(line).min(1).max(60) }),
  z.strictObject({ factTable: z.string().min(1).max(80) }),
]);
export type StoredBlock = z.infer<typeof storedBlock>;

/** A page of text as staff have edited it. */
export const documentSchema = z.object({
  title: line.max(80),
  intro: line.max(600),
  updated: z.iso.date(),
  sections: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]{1,80}$/),
        title: line.max(120),
        blocks: z.array(storedBlock).max(80),
      }),
    )
    .min(1)
    .max(60),
});
export type StoredDocument = z.infer<typeof documentSchema>;
