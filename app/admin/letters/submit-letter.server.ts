import { eq } from "drizzle-orm";

import type { StaffForm } from "#app/admin/frame/staff-form.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { type LetterInput, letterInputSchema } from "#app/features/catalogue/letters/letter-input.ts";
import { letterCards } from "#app/features/catalogue/letters/letter-texts.ts";
import { type Letter, readLetter } from "#app/features/catalogue/letters/read-letters.server.ts";
import { createLetter, deleteLetter, editLetter } from "#app/features/catalogue/letters/save-letter.server.ts";
import {
  cancelLetter,
  letterLimits,
  startLetter,
  type StartResult,
  testLetter,
} from "#app/features/catalogue/letters/send-letter.server.ts";
import { askForBatch } from "#app/features/catalogue/letters/write-batches.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { type LetterAnswer, letterErrors } from "./letter-answer.ts";

/** What staff want done with a letter. */
export type LetterIntent = "save" | "test" | "send" | "delete" | "cancel";

interface Submission {
  intent: LetterIntent;
  id: string;
  /** The `updatedAt` of the letter as it was shown; empty for a new one. */
  basedOn: string;
  press: string;
}

const list = "/admin/newsletter";
const pageOf = (id: string) => `${list}/${encodeURIComponent(id)}`;
const changed = "Someone else changed this newsletter in the meantime. Open it again to see their version.";

const refusals: Record<Exclude<StartResult, "started">, string> = {
  changed,
  "other-sending": "Another newsletter is being sent. Send this one when it's done.",
  "too-many": `Subscribers were promised a few emails a month. You can send ${letterLimits.perDay} a day and ${letterLimits.perMonth} in 30 days.`,
};

/** Does what the form of a letter asks. Answers what is wrong with it, or a redirect that says what was done. */
export async function submitLetter(
  { shop, fields, actor, say }: Pick<StaffForm, "shop" | "fields" | "actor" | "say">,
  { intent, id, basedOn, press }: Submission,
  now: Date,
): Promise<LetterAnswer | Response> {
  const change = { actor, now };
  const known = await readLetter(shop.db, id);
  if (intent === "delete" || intent === "cancel") {
    if (!known) return say(list, { tone: "error", text: "This newsletter was deleted." });
    const isDone = await (intent === "delete" ? deleteLetter : cancelLetter)(shop.db, known, change);
    if (!isDone) return say(pageOf(id), { tone: "error", text: intent === "delete" ? changed : "It's all sent." });
    if (intent === "delete") return say(list, { tone: "success", text: "Draft deleted." });
    return say(pageOf(id), { tone: "success", text: "Stopped. What wasn't sent won't be." });
  }
  const parsed = letterInputSchema.safeParse(fields);
  if (!parsed.success) return { errors: letterErrors(fields) };
  if (!(await isCode(shop, parsed.data.discountCode)))
    return { errors: { discountCode: `There is no code ${parsed.data.discountCode}` } };
  const gone = intent === "save" ? [] : await notForSale(shop, parsed.data.blocks);
  if (gone.length > 0) return { errors: { blocks: `Not for sale: ${gone.join(", ")}. Take it out first` } };
  const letter = await save(shop, { id, known, input: parsed.data, basedOn }, change);
  if (!letter) return { errors: {}, problem: changed };
  if (intent === "save") return say(pageOf(id), { tone: "success", text: "Draft saved." });
  if (intent === "test") {
    enqueueMail(shop, await testLetter(shop.db, { letter, press }, change));
    return say(pageOf(id), { tone: "success", text: "We're sending a test to your email." });
  }
  const result = await startLetter(shop.db, { letter, basedOn: letter.updatedAt }, change);
  if (result !== "started") return say(pageOf(id), { tone: "error", text: refusals[result] });
  await askForBatch(shop, { letterId: id, step: 0 }, 0);
  return say(pageOf(id), { tone: "success", text: "The newsletter is on its way." });
}

interface Save {
  id: string;
  known: Letter | undefined;
  input: LetterInput;
  basedOn: string;
}

/** The letter as it is stored now; undefined when it was changed meanwhile. One that is sent already is left as it is. */
async function save(
  { db }: Shop,
  { id, known, input, basedOn }: Save,
  change: { actor: string; now: Date },
): Promise<Letter | undefined> {
  if (!known) await createLetter(db, id, input, change);
  else if (known.state === "draft" && !(await editLetter(db, { letter: known, input, basedOn }, change)))
    return undefined;
  return readLetter(db, id);
}

/** The products of a letter that it would leave out. */
async function notForSale({ db }: Shop, blocks: LetterInput["blocks"]): Promise<string[]> {
  const wanted = letterCards(blocks);
  const found = new Set((await listProductsById(db, wanted)).map(({ id }) => id));
  return wanted.filter((id) => !found.has(id));
}

async function isCode({ db }: Shop, code: string | null): Promise<boolean> {
  if (code === null) return true;
  const found = await db.select({ code: discountCodes.code }).from(discountCodes).where(eq(discountCodes.code, code));
  return found.length > 0;
}
