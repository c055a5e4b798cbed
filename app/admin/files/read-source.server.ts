import type { FileJob } from "#app/features/shop/files/job.ts";
import { readSource } from "#app/features/shop/files/private-file.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { Separator } from "#app/shared/csv-cell.ts";
import { CsvReader } from "#app/shared/csv-reader.ts";
import { isBlank } from "#app/shared/csv-sniff.ts";

import { groupRows, namedRows, type SourceRow } from "./source-rows.ts";

export interface SourcePart {
  /** Whole things: the rows of each stand together. */
  groups: SourceRow[][];
  /** Where the next part begins. */
  position: number;
  line: number;
  isLast: boolean;
}

/** A thing of more rows is no product: somebody's file has one handle all the way down. */
const maxGroupRows = 800;

type Source = Pick<FileJob, "id" | "separator" | "columns" | "sizeBytes" | "position" | "line">;

/**
 * The next things of an import's file, from where its job stands, of at least `rows` rows together where there are so many.
 * Null when the file is gone. Throws when R2 fails.
 */
export async function readSourcePart(
  shop: Shop,
  job: Source,
  keyColumn: string,
  rows: number,
): Promise<SourcePart | null> {
  const from = { offset: Number(job.position), line: job.line };
  const found: SourceRow[] = [];
  for await (const row of readRows(shop, job, from)) {
    if (row === "gone") return null;
    const isNext = row.get(keyColumn) === "" || row.get(keyColumn) !== found.at(-1)?.get(keyColumn);
    if (found.length >= rows && (isNext || found.length >= rows + maxGroupRows)) return partOf(found, keyColumn, from);
    found.push(row);
  }
  return { ...partOf(found, keyColumn, from), isLast: true };
}

function partOf(rows: SourceRow[], keyColumn: string, from: { offset: number; line: number }): SourcePart {
  const last = rows.at(-1);
  const groups = groupRows(rows, keyColumn);
  return { groups, position: last?.end ?? from.offset, line: last?.nextLine ?? from.line, isLast: false };
}

/** The rows of an import's file from a byte on, without blank ones, as they come from R2; `gone` when there is no file. */
export async function* readRows(
  shop: Shop,
  job: Pick<Source, "id" | "separator" | "columns" | "sizeBytes">,
  from: { offset: number; line: number },
): AsyncGenerator<SourceRow | "gone"> {
  if (from.offset >= job.sizeBytes) return;
  const body = await readSource(shop, job.id, from.offset);
  if (!body) {
    yield "gone";
    return;
  }
  const named = namedRows(job.columns);
  const csv = new CsvReader(job.separator as Separator, from);
  const stream: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  try {
    for (;;) {
      const { done, value } = await stream.read();
      for (const row of csv.read(value ?? new Uint8Array(), done)) if (!isBlank(row)) yield named(row);
      if (done) return;
    }
  } finally {
    await stream.cancel().catch(() => undefined);
  }
}
