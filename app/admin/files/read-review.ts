import type { ImportedReview } from "#app/features/catalogue/reviews/add-imported-review.server.ts";
import { cleanLine, cleanText, hasLink } from "#app/shared/plain-text.ts";

import { CellProblem, flagCell, timeCell } from "./cells.ts";
import type { ImportNote } from "./import-note.ts";
import { reviewIdColumn, type ReviewPart, reviewParts } from "./review-columns.ts";
import { ownHandle } from "./shopify-rows.ts";
import type { SourceRow } from "./source-rows.ts";

/** A review of a file, before its product is looked up and it has its key. */
export type ReadReview = Omit<ImportedReview, "key">;
export type ReviewRead =
  | { kind: "review"; review: ReadReview; notes: ImportNote[] }
  | { kind: "refused"; reason: string };

/** Longer texts would have to be cut, and reviews are published unedited. */
const maxComment = 5_000;
const maxTitle = 200;
const maxName = 60;
const unknownService = "another shop";
/** Words by which services say that a review isn't published. */
const unpublished = ["spam", "not-yet", "hidden", "unpublished", "inactive", "pending", "rejected"];

/** What a row of Judge.me's or Loox's file says, or why it can't come in, for staff. */
export function readReview(row: SourceRow, now: Date): ReviewRead {
  const part = (name: ReviewPart) =>
    reviewParts[name].map((column) => row.get(column)).find((text) => text !== "") ?? "";
  const refuse = (reason: string): ReviewRead => ({ kind: "refused", reason });
  const productId = ownHandle(part("handle"));
  if (productId === "") return refuse("No product handle: it's about the shop. Only reviews of products can come in");
  const rating = Number(part("rating"));
  if (part("rating") === "" || !Number.isInteger(rating) || rating < 1 || rating > 5)
    return refuse("The rating must be 1 to 5");
  const [title, comment] = [cleanLine(part("title")), cleanText(part("comment"))];
  if (comment === "") return refuse("No text: reviews here say something");
  if (comment.length > maxComment || title.length > maxTitle)
    return refuse(
      `The text is longer than ${maxComment.toLocaleString("en")} characters, or the title than ${maxTitle}`,
    );
  const createdAt = readDate(part("date"));
  if (createdAt === null || createdAt > now.toISOString()) return refuse("The date is missing, unknown or to come");
  if (flagCell.read(part("isPaidFor")) === true)
    return refuse("The reviewer got something for it. This shop promises to show no such reviews");
  const given = cleanLine(part("name"));
  if (hasLink(given)) return refuse("The name has a web or email address in it");
  const name = shortName(given);
  const notes: ImportNote[] = [];
  const isVerified = flagCell.read(part("isVerified"));
  if (!(isVerified instanceof CellProblem) && isVerified) notes.push({ kind: "verified", text: `${name}'s review` });
  if (unpublished.includes(part("state").toLowerCase()))
    notes.push({ kind: "hidden", text: `'${part("state")}' in the other shop` });
  if (name !== given && given !== "") notes.push({ kind: "name", text: name });
  const email = part("email").toLowerCase().slice(0, 200);
  const review = { productId, rating, title, comment, createdAt, name, email, importedFrom: serviceOf(row) };
  return { kind: "review", review, notes };
}

/** The service that a file is of, as shoppers read it. */
function serviceOf(row: SourceRow): string {
  const own = cleanLine(row.get("Imported From")).slice(0, maxName);
  if (own !== "") return own;
  if (row.has(reviewIdColumn)) return unknownService;
  if (row.has("reviewer_name")) return "Judge.me";
  if (row.has("nickname") || row.has("verified_purchase")) return "Loox";
  return unknownService;
}

/** An ISO time of `2025-03-02 10:12:00 UTC`, `2024-11-05` or Judge.me's template's `02/03/2025`, the day first; null for any other. */
function readDate(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const read = timeCell.read(day === undefined ? text : `${year}-${month}-${day}`);
  return read instanceof CellProblem ? null : read;
}

/** `Camille R.` of Camille Rousseau: the other service may have shown less than its file has. */
function shortName(given: string): string {
  const [first = "", ...others] = given.split(" ");
  const last = others.at(-1);
  const short = last === undefined ? first : `${first} ${/^\P{M}\p{M}*/u.exec(last)?.[0].toUpperCase() ?? ""}.`;
  return short.slice(0, maxName) || "Anonymous";
}
