import { inArray, sql } from "drizzle-orm";

import { discountCodes } from "#app/db/schema/customers.server.ts";
import type { CodeFields } from "#app/features/selling/discounts/code-form.ts";
import { normalizeCode } from "#app/features/selling/discounts/evaluate-code.ts";
import { createCode, editCode, type StoredCode } from "#app/features/selling/discounts/save-code.server.ts";

import { discountCells, discountColumns, ownDiscountColumn } from "./discount-columns.ts";
import {
  type ApplyOutcome,
  cellChanges,
  changedSince,
  type ImportKind,
  type PlanContext,
  type Planned,
} from "./import-kind.server.ts";
import { readDiscount } from "./read-discount.ts";
import type { SourceRow } from "./source-rows.ts";

const usesColumn = "Times Used In Total";
/** Codes don't combine here: a file that says so says nothing that is lost. */
const combines = /^combines with /i;

/** Discounts, found by their code; of our own export or Shopify's. */
export const discountImport: ImportKind = {
  keyColumn: "Name",
  required: ["Name", "Value", "Value Type", "Discount Class"],
  columns: [...discountColumns.filter((column) => column !== usesColumn), "Customer Selection"],
  isKnown: (column, text, fileColumns) =>
    (column === usesColumn && (text === "0" || fileColumns.includes(ownDiscountColumn))) ||
    (combines.test(column) && ["0", "false", "no"].includes(text.toLowerCase())),
  plan: async (groups, context) => {
    const rows = groups.flat();
    const codes = rows.map((row) => normalizeCode(row.get("Name")));
    const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(codes)}))`;
    const found = await context.shop.db.select().from(discountCodes).where(inArray(discountCodes.code, wanted));
    const byCode = new Map(found.map((code) => [code.code, code]));
    return rows.map((row) => planOf(row, byCode.get(normalizeCode(row.get("Name"))) ?? null, context));
  },
};

function planOf(row: SourceRow, current: StoredCode | null, context: PlanContext): Planned {
  const { line } = row;
  const name = row.get("Title") || row.get("Name");
  if (row.problem) return { verdict: "broken", line, name, reason: row.problem };
  const read = readDiscount(row, current, context.now);
  if (read.kind === "refused") return { verdict: "broken", line, name, reason: read.reason };
  const { code, fields, notes } = read;
  if (current && current.method !== fields.method)
    return {
      verdict: "broken",
      line,
      name,
      reason: `This is ${current.method === "code" ? "a code" : "automatic"} here`,
    };
  const before = current ? discountCells({ ...current, timesUsed: null }) : new Map<string, string>();
  const changes = cellChanges(before, discountCells({ code, ...fields, timesUsed: null }));
  if (current && changes.length === 0) return { verdict: "unchanged", line, key: code, name };
  const planned = { line, key: code, name, changes, notes };
  return current
    ? { ...planned, verdict: "changed", version: current.updatedAt, apply: () => change(current, fields, context) }
    : { ...planned, verdict: "created", version: null, apply: () => create(code, fields, context) };
}

async function create(code: string, fields: CodeFields, { shop, actor, now }: PlanContext): Promise<ApplyOutcome> {
  const created = await createCode(shop, { code, fields, actor }, now);
  return created === "created" ? { kind: "applied" } : { kind: "refused", reason: "Someone else just added this code" };
}

async function change(
  current: StoredCode,
  wanted: CodeFields,
  { shop, actor, now }: PlanContext,
): Promise<ApplyOutcome> {
  const { method: _, ...fields } = wanted;
  const { kind } = await editCode(shop, { code: current.code, fields, basedOn: current.updatedAt, actor }, now);
  return kind === "saved" ? { kind: "applied" } : { kind: "refused", reason: changedSince };
}
