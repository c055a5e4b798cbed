import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { newJob } from "#app/features/shop/files/jobs.server.ts";
import { enqueueStep } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { Separator } from "#app/shared/csv-cell.ts";
import type { FileKind } from "#app/shared/states.ts";

import { isForOthers, kindInText } from "./file-kinds.ts";

/** The total of a kind, which triggers keep. Null for those that nobody counts, and for a part of them. */
const countedAs: Partial<Record<FileKind, string>> = {
  products: "products",
  "shopify-products": "products",
  orders: "orders",
  customers: "users",
};

interface ExportOrder {
  /** Made with the form, so that a form sent twice begins one export. */
  id: string;
  kind: FileKind;
  filter: Record<string, string>;
  separator: Separator;
  actor: string;
}

/** Begins an export; the queue does the rest. */
export async function startExport(
  shop: Shop,
  { id, kind, filter, separator, actor }: ExportOrder,
  now: Date,
): Promise<void> {
  const { db } = shop;
  const parts = [
    kind,
    ...Object.values(filter).map((value) => value.replaceAll(" ", "-")),
    now.toISOString().slice(0, 10),
  ];
  const isWhole = Object.keys(filter).length === 0;
  const rowsTotal = isWhole ? await totalOf(db, countedAs[kind]) : null;
  const fileName = `${parts.join("-")}.${kind === "everything" ? "zip" : "csv"}`;
  const asked = isForOthers(kind) ? "," : separator;
  const job = newJob(
    db,
    { id, kind, direction: "export", fileName, filter, separator: asked, madeBy: actor, rowsTotal },
    now,
  );
  const [, recorded] = await db.batch([
    job.insert.onConflictDoNothing(),
    auditStatement(
      db,
      {
        actor,
        action: "file.exported",
        subject: { type: "file", id, name: kindInText(kind) },
        after: isWhole ? null : filter,
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  if (recorded.length > 0) shop.waitUntil(enqueueStep(shop, id, 0));
}

async function totalOf(db: Database, name: string | undefined): Promise<number | null> {
  if (name === undefined) return null;
  const [row] = await statement<{ total: number }>(db, sql`SELECT total FROM row_counts WHERE name = ${name}`);
  return row?.total ?? null;
}
