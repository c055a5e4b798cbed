import { productExport } from "#app/admin/files/export-products.server.ts";
import type { Planned } from "#app/admin/files/import-kind.server.ts";
import { productImport } from "#app/admin/files/import-products.server.ts";
import { groupRows, namedRows } from "#app/admin/files/source-rows.ts";
import type { Database } from "#app/db/client.server.ts";
import { fileJobRows, fileJobs } from "#app/db/schema/files.server.ts";
import { putPart, putSource } from "#app/features/shop/files/private-file.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { byteOrderMark, csvLine } from "#app/shared/csv-cell.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";

import { demoProducts } from "../catalogue/products.ts";
import { warehouse } from "./event-rows.ts";
import { daysBefore } from "./time.ts";

/** A file export that is done, and an import whose dry run found changes and mistakes. */
export async function writeFileJobs(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  // What the files' functions use of a shop; the demo shop has no more of one yet.
  const env = { MEDIA: bucket, PUBLIC_ORIGIN: "http://localhost:8787" };
  const shop = { db, env, waitUntil: () => undefined } as unknown as Shop;
  await writeExport(shop, daysBefore(now, 1.2));
  await writeImport(shop, now, daysBefore(now, 0.1));
}

const common = { format: "csv", madeBy: warehouse, claim: null } as const;

async function writeExport(shop: Shop, time: string): Promise<void> {
  const id = "job_demo00000000000000000001";
  const context = { origin: shop.env.PUBLIC_ORIGIN, siteName: "Pulse Mode" };
  const { rows, things } = await productExport.page(shop.db, { after: "", size: 1_000, filter: {} }, context);
  const text = byteOrderMark + [productExport.columns, ...rows].map((cells) => csvLine(cells, ",")).join("");
  const fileName = `products-${time.slice(0, 10)}.csv`;
  const sizeBytes = await putPart(shop, id, { step: 0, file: fileName, text });
  await shop.db.insert(fileJobs).values({
    ...common,
    id,
    kind: "products",
    direction: "export",
    state: "done",
    fileName,
    sizeBytes,
    step: 1,
    rowsDone: things,
    rowsTotal: things,
    createdAt: time,
    updatedAt: time,
    finishedAt: time,
  });
}

/** The file that somebody sent from a spreadsheet, with the mistakes that spreadsheets bring. */
function spreadsheet(): { columns: string[]; lines: string[][] } {
  const [first, second, third, fourth] = demoProducts.filter(({ earlierPrice }) => earlierPrice === undefined);
  if (!first || !second || !third || !fourth) throw new Error("The demo shop has too few products");
  const columns = ["Handle", "Title", "Type", "Variant Price", "Variant Inventory Qty", "Status", "Buyer's note"];
  const lines = [
    [first.id, first.name, first.productType, "379.00", "", "active", "as agreed"],
    [second.id, `${second.name} II`, second.productType, second.price.toFixed(2), "", "active", ""],
    [third.id, third.name, third.productType, third.price.toFixed(2), "", "active", ""],
    ["trail-cap", "Trail Cap", "Cap", "249.00", "-4", "draft", "new in spring"],
    ["", "Trail Visor", "Cap", "229.00", "40", "draft", ""],
    [fourth.id, fourth.name, fourth.productType, "ask Maja", "", "active", ""],
    [first.id, first.name, first.productType, "389.00", "", "active", ""],
  ];
  return { columns, lines };
}

async function writeImport(shop: Shop, now: Date, time: string): Promise<void> {
  const id = "job_demo00000000000000000002";
  const { columns, lines } = spreadsheet();
  const encoder = new TextEncoder();
  const head = encoder.encode(byteOrderMark + csvLine(columns, ";"));
  const body = encoder.encode(lines.map((cells) => csvLine(cells, ";")).join(""));
  await putSource(shop, id, new Uint8Array([...head, ...body]));
  const reader = new CsvReader(";", { offset: head.length, line: 2 });
  const rows = [...reader.read(body, true)].map(namedRows(columns));
  const planned = await productImport.plan(groupRows(rows, "Handle"), { shop, actor: warehouse, options: {}, now });
  const found = withoutRepeats(planned);
  const count = (wanted: Planned["verdict"]) => found.filter(({ verdict }) => verdict === wanted).length;
  await shop.db.insert(fileJobs).values({
    ...common,
    id,
    kind: "products",
    direction: "import",
    state: "checked",
    separator: ";",
    fileName: "spring prices.csv",
    filter: { rowsFrom: `${head.length} 2` },
    columns,
    sizeBytes: head.length + body.length,
    step: 1,
    position: String(head.length + body.length),
    line: rows.at(-1)?.nextLine ?? 2,
    rowsDone: rows.length,
    created: count("created"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    broken: count("broken"),
    unkept: { "Buyer's note": { sample: "as agreed", rows: 2 } },
    createdAt: time,
    updatedAt: time,
  });
  for (const row of found) {
    const { line, name, verdict } = row;
    await shop.db.insert(fileJobRows).values({
      jobId: id,
      line,
      name,
      verdict,
      key: "key" in row ? row.key : null,
      version: "version" in row ? row.version : null,
      changes: "changes" in row ? row.changes : [],
      notes: "notes" in row ? (row.notes ?? []) : [],
      reason: "reason" in row ? row.reason : null,
    });
  }
}

/** As the dry run has it: what stands twice is broken the second time. */
function withoutRepeats(planned: readonly Planned[]): Planned[] {
  const lines = new Map<string, number>();
  return planned.map((row): Planned => {
    if (!("key" in row)) return row;
    const first = lines.get(row.key);
    if (first === undefined) lines.set(row.key, row.line);
    const reason = `Already in line ${first}. Keep all its rows together`;
    return first === undefined ? row : { verdict: "broken", line: row.line, name: row.name, reason };
  });
}
