import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { type CodeFields, codeFieldNames, goTogether } from "./code-form.ts";
import { kindOf } from "./discount-code.ts";
import { readCode, type StoredCode } from "./save-code.server.ts";

type Fields = Record<string, unknown> | null;

/**
 * Sets the fields of an edit back, if each still is as the edit left it, and they go with what was changed since: an amount of 300 kr does
 * not become 300%.
 */
export const undoCodeEdit: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const known = await readCode(db, entry.subjectId);
  if (!known) return "gone";
  if (isSound(known) && !isSound({ ...known, ...entry.before })) return "changed-since";
  const updatedAt = change.now.toISOString();
  const seen = sql`updated_at = ${known.updatedAt}`;
  const isAsAfter = assignments(entry.after).map(({ column, value }) => sql`${column} IS ${value}`);
  const back = assignments(entry.before).map(({ column, value }) => sql`${column} = ${value}`);
  const outcome = await undoEntry(db, entry, change, {
    unchanged: sql`EXISTS (SELECT 1 FROM discount_codes WHERE ${sql.join([sql`code = ${entry.subjectId}`, seen, ...isAsAfter], sql` AND `)})`,
    writes: (happened) => [
      statement(
        db,
        sql`UPDATE discount_codes SET ${sql.join([...back, sql`updated_at = ${updatedAt}`], sql`, `)}
          WHERE code = ${entry.subjectId} AND ${happened}`,
      ),
    ],
  });
  invalidatePages(shop, { discounts: true });
  return outcome;
};

const isSound = (code: StoredCode) => goTogether({ ...code, discountType: kindOf(code) });

/** Brings a deleted code back, if there is no other of its name now. */
export const undoCodeDeletion: Undo = async (shop, entry, change) => {
  const { db } = shop;
  const outcome = await undoEntry(db, entry, change, {
    unchanged: sql`NOT EXISTS (SELECT 1 FROM discount_codes WHERE code = ${entry.subjectId})`,
    writes: (happened) => [insertStatement(db, entry.subjectId, entry.before, change.now.toISOString(), happened)],
  });
  invalidatePages(shop, { discounts: true });
  return outcome;
};

function insertStatement(db: Database, code: string, fields: Fields, time: string, condition: SQL) {
  const given = assignments(fields);
  const columns = sql.join([sql`code, created_at, updated_at`, ...given.map(({ column }) => column)], sql`, `);
  const values = sql.join([sql`${code}, ${time}, ${time}`, ...given.map(({ value }) => sql`${value}`)], sql`, `);
  return statement(db, sql`INSERT INTO discount_codes (${columns}) SELECT ${values} WHERE ${condition}`);
}

/** The columns that an entry's fields stand in, with their values as the database holds them. */
function assignments(fields: Fields): { column: SQL; value: string | number | null }[] {
  return (Object.keys(codeFieldNames) as (keyof CodeFields)[])
    .filter((name) => fields !== null && Object.hasOwn(fields, name))
    .map((name) => {
      const value = fields?.[name];
      return {
        column: sql`${sql.identifier(discountCodes[name].name)}`,
        value: stored(value),
      };
    });
}

/** A value of an entry as its column holds it: 1 for true, JSON for a list. */
function stored(value: unknown): string | number | null {
  if (typeof value === "boolean") return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : ((value ?? null) as string | number | null);
}
