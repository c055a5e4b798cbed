import { z } from "zod";

/** The most blocks of a letter. */
const maxBlocks = 30;
/** The most products of a block: three rows of two. */
const maxLetterProducts = 6;

const text = (longest: number) => z.string().trim().min(1, { error: "Write something" }).max(longest);

/** A page of the shop (`/shop`) or of another one (`https://…`): nothing that a mail program would run. */
const href = z
  .string()
  .trim()
  .max(500)
  .refine((value) => /^\/(?![/\\])\S*$/.test(value) || isWebAddress(value), {
    error: "Enter a page of the shop, such as /shop, or an address that begins with https://",
  });

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === "https:";
}

const blockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: text(120) }),
  z.object({ kind: z.literal("text"), text: text(4000) }),
  z.object({
    kind: z.literal("picture"),
    /** A picture of the shop's own. */
    src: z.string().regex(/^\/media\/[\w./-]{1,200}$/, { error: "Upload a picture" }),
    /** What it shows, for those who don't see it. */
    alt: text(300),
  }),
  z.object({
    kind: z.literal("products"),
    ids: z
      .array(z.string().min(1).max(100))
      .min(1, { error: "Select at least one product" })
      .max(maxLetterProducts, { error: `At most ${maxLetterProducts} products` }),
  }),
  z.object({ kind: z.literal("button"), text: text(60), href }),
]);

/** What a letter says, from top to bottom. */
export const letterBlocksSchema = z
  .array(blockSchema)
  .min(1, { error: "Add at least one block" })
  .max(maxBlocks, { error: `At most ${maxBlocks} blocks` });

export type LetterBlock = z.output<typeof blockSchema>;
export type LetterBlockKind = LetterBlock["kind"];
