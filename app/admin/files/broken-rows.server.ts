import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { byteOrderMark, csvLine, type Separator } from "#app/shared/csv-cell.ts";

import { importKinds } from "./import-kinds.server.ts";
import { readRows } from "./read-source.server.ts";
import { startOf } from "./start-of.ts";

const reasonColumn = "Reason";

/**
 * The rows of an import that were broken or refused, as they were uploaded, with the reason behind the first row of each thing: to
 * be corrected and uploaded again. It streams.
 */
export async function brokenRows(shop: Shop, job: FileJob): Promise<ReadableStream<Uint8Array>> {
  const reasons = await readReasons(shop.db, job.id);
  const rows = brokenLines(shop, job, reasons);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await rows.return(undefined)),
  });
}

async function* brokenLines(shop: Shop, job: FileJob, reasons: ReadonlyMap<number, string>): AsyncGenerator<string> {
  const separator = job.separator as Separator;
  const columns = job.columns.filter((column) => column !== reasonColumn);
  const kept = job.columns.flatMap((column, index) => (column === reasonColumn ? [] : [index]));
  yield byteOrderMark + csvLine([...columns, reasonColumn], separator);
  const keyColumn = importKinds[job.kind]?.keyColumn ?? "";
  const { position, line } = startOf(job);
  let [lastKey, reason]: [string | null, string | undefined] = [null, undefined];
  for await (const row of readRows(shop, job, { offset: Number(position), line })) {
    if (row === "gone") return;
    const key = row.get(keyColumn);
    const isFirst = key === "" || key !== lastKey || reasons.has(row.line);
    if (isFirst) reason = reasons.get(row.line);
    lastKey = key;
    if (reason !== undefined)
      yield csvLine([...kept.map((index) => row.cells[index] ?? ""), isFirst ? reason : ""], separator);
  }
}

async function readReasons(db: Database, jobId: string): Promise<Map<number, string>> {
  const rows = await statement<{ line: number; reason: string }>(
    db,
    sql`SELECT line, reason FROM file_job_rows WHERE job_id = ${jobId} AND verdict = 'broken'
      UNION ALL SELECT line, reason FROM file_job_rows WHERE job_id = ${jobId} AND outcome = 'refused'`,
  );
  return new Map(rows.map(({ line, reason }) => [line, reason]));
}
