import { and, eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { type CodeFields, codeFieldNames } from "./code-form.ts";

export type StoredCode = typeof discountCodes.$inferSelect;
type Names = keyof CodeFields;

const codeSubject = (code: string, title: string) => ({ type: "discount", id: code, name: title || code });

/** The code of a name; undefined when there is none. */
export async function readCode(db: Database, code: string): Promise<StoredCode | undefined> {
  const [found] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
  return found;
}

/** Creates a code. `taken` when there is one of that name. */
export async function createCode(
  shop: Shop,
  { code, fields, actor }: { code: string; fields: CodeFields; actor: string },
  now: Date,
): Promise<"created" | "taken"> {
  const { db } = shop;
  const time = now.toISOString();
  const [created] = await db.batch([
    db
      .insert(discountCodes)
      .values({ code, ...fields, createdAt: time, updatedAt: time })
      .onConflictDoNothing()
      .returning({ code: discountCodes.code }),
    auditStatement(
      db,
      {
        actor,
        action: "discount.created",
        subject: codeSubject(code, fields.title),
        after: fields,
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (created.length === 0) return "taken";
  invalidatePages(shop, { discounts: true });
  return "created";
}

export type EditCodeResult =
  | { kind: "saved" }
  /** Somebody else saved other values since `basedOn`; nothing was written. */
  | { kind: "conflict"; theirs: StoredCode }
  | { kind: "gone" };

interface CodeEdit {
  code: string;
  /** The fields that are to have these values; the others stay. How it comes to a cart stays as it was created. */
  fields: Partial<Omit<CodeFields, "method">>;
  /** The `updatedAt` of the version that was edited. */
  basedOn: string;
  actor: string;
}

/** Saves what staff wrote over the version they saw, once. */
export async function editCode(
  shop: Shop,
  { code, fields, basedOn, actor }: CodeEdit,
  now: Date,
): Promise<EditCodeResult> {
  const { db } = shop;
  const known = await readCode(db, code);
  if (!known) return { kind: "gone" };
  const changed = changedCodeFields(known, fields);
  if (changed.length === 0) return { kind: "saved" };
  if (known.updatedAt !== basedOn) return { kind: "conflict", theirs: known };
  const [saved] = await db.batch([
    db
      .update(discountCodes)
      .set({ ...fields, updatedAt: now.toISOString() })
      .where(and(eq(discountCodes.code, code), eq(discountCodes.updatedAt, basedOn)))
      .returning({ code: discountCodes.code }),
    auditStatement(
      db,
      {
        actor,
        action: "discount.edited",
        subject: codeSubject(code, fields.title ?? known.title),
        before: pick(known, changed),
        after: pick<Partial<CodeFields>>(fields, changed),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (saved.length > 0) {
    invalidatePages(shop, { discounts: true });
    return { kind: "saved" };
  }
  const theirs = await readCode(db, code);
  if (!theirs) return { kind: "gone" };
  // The same form, sent twice at once.
  return changedCodeFields(theirs, fields).length === 0 ? { kind: "saved" } : { kind: "conflict", theirs };
}

/** Deletes a code that no order names. `used` when one does: then it can be disabled alone. */
export async function deleteCode(
  shop: Shop,
  { code, actor }: { code: string; actor: string },
  now: Date,
): Promise<"deleted" | "used" | "gone"> {
  const { db } = shop;
  const known = await readCode(db, code);
  if (!known) return "gone";
  const unused = sql`NOT EXISTS (SELECT 1 FROM orders WHERE discount_code = ${code})`;
  const [deleted] = await db.batch([
    statement<{ code: string }>(
      db,
      sql`DELETE FROM discount_codes WHERE code = ${code} AND updated_at = ${known.updatedAt} AND ${unused} RETURNING code`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: "discount.deleted",
        subject: codeSubject(code, known.title),
        before: pick(known, Object.keys(codeFieldNames) as Names[]),
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (deleted.length === 0) return "used";
  invalidatePages(shop, { discounts: true });
  return "deleted";
}

/** The fields whose values would change. `percent` and `amount` are older words for the two kinds. */
export function changedCodeFields(code: StoredCode, fields: Partial<CodeFields>): Names[] {
  return (Object.keys(codeFieldNames) as Names[]).filter(
    (name) => fields[name] !== undefined && JSON.stringify(fields[name]) !== JSON.stringify(code[name]),
  );
}

function pick<T extends object>(record: T, names: readonly (keyof T)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
