import { z } from "zod";

import { cursorText, parseCursor } from "#app/admin/frame/list-address.ts";
import type { KeysetPage, KeysetPaging } from "#app/db/keyset.server.ts";

/** Records a page of a read has at most, and unless it asks for fewer. */
const mostRecords = 100;
const usualRecords = 50;

/** Which page of a list: `after` is the `next` of the page before it. */
export const pageFields = {
  limit: z.int().min(1).max(mostRecords).default(usualRecords),
  after: z
    .string()
    .max(400)
    .refine((text) => parseCursor(text) !== null, "Send the `next` of the page before")
    .optional(),
};

/** What to look for: every word must begin a word of the record. */
export const searchField = z.string().trim().max(100).default("");

/** The paging of a list, from the fields of `pageFields`. */
export function pagingOf({ limit, after }: { limit: number; after?: string | undefined }): KeysetPaging {
  return { size: limit, after: parseCursor(after ?? null) };
}

/** Where the next page begins; null on the last one. */
export const nextField = { next: z.string().nullable() };

/** The `next` of a page that was read. */
export function nextOf({ next }: Pick<KeysetPage<unknown>, "next">): { next: string | null } {
  return { next: next && cursorText(next) };
}

/** Refuses filters of a list beside the key of one record: the answer would not say which of them it kept to. */
export function keyOrList(filter: Record<string, unknown>): boolean {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length <= 1 || !given.some(([name]) => ["id", "_id", "email"].includes(name));
}
export const keyOrListMessage = "Name one record, or filter the list: not both";
