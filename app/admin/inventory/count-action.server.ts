import { z } from "zod";

import { applyCount } from "#app/features/catalogue/inventory/apply-count.server.ts";
import type { RefusedChange } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { compareCount, type CountDifference } from "#app/features/catalogue/inventory/compare-count.server.ts";
import {
  type CountProblem,
  maxCountRows,
  maxUnits,
  readCountFile,
} from "#app/features/catalogue/inventory/count-file.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

/** What a count came to: what it would change, what it changed, or why nothing was made of it. */
export type CountAnswer =
  | { kind: "compared"; differences: CountDifference[]; unchanged: number; problems: CountProblem[]; note: string }
  | { kind: "applied"; changed: number; refused: RefusedChange[] }
  | { kind: "refused"; status: number; text: string; pasted: string };

const units = z.int().min(0).max(maxUnits);
const applied = z.object({
  intent: z.literal("apply"),
  counts: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom" });
        return z.NEVER;
      }
    })
    .pipe(z.array(z.object({ variantId: z.string().max(100), from: units, to: units })).max(maxCountRows)),
  note: z.string().trim().max(200).default(""),
});
const sent = z.object({
  intent: z.literal("compare"),
  rows: z.string().default(""),
  note: z.string().trim().max(200).default(""),
});

/** Compares a count with the stock, or applies one that was compared. */
export async function takeCount(shop: Shop, form: FormData, actor: string): Promise<CountAnswer> {
  const fields = Object.fromEntries(form);
  const counted = applied.safeParse(fields);
  if (counted.success) {
    const { counts, note } = counted.data;
    const { changed, refused, moves } = await applyCount(shop.db, counts, { actor, note }, new Date());
    invalidatePages(shop, pagesAffectedBy(moves));
    return { kind: "applied", changed, refused };
  }
  const text = sent.safeParse({ ...fields, file: undefined });
  if (!text.success) return refusal("We couldn't read the count. Try again.");
  const { rows: pasted, note } = text.data;
  const file = form.get("file");
  const isFile = file instanceof File && file.size > 0;
  const bytes = isFile ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(pasted);
  const read = readCountFile(bytes);
  if (read.kind === "unreadable") return refusal(read.text, pasted);
  const compared = await compareCount(shop.db, read.rows);
  const problems = [...read.problems, ...compared.problems].toSorted((a, b) => a.line - b.line);
  return { kind: "compared", ...compared, problems, note };
}

function refusal(text: string, pasted = ""): CountAnswer {
  return { kind: "refused", status: 400, text, pasted };
}
