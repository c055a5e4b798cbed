import type { RouterContextProvider } from "react-router";

import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { pictureProgress } from "#app/features/shop/files/copied-pictures.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { countNotes, findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { type Shop, shopOf } from "#app/platform/env/context.ts";

import { fileKindsOf } from "./file-kinds.ts";
import { rowsPlace, type ShownRows } from "./files-place.ts";

/** Rows of a dry run on one page. */
const rowsAPage = 20;

/**
 * The job of an address, for somebody who may work with its kind. Throws a 401, 403 or 404 response: a job with personal data
 * is not there for those who may not see it.
 */
export async function requireFileJob(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<{ shop: Shop; job: FileJob }> {
  const { role } = requireStaff(context);
  const shop = shopOf(context);
  const job = await findJob(shop.db, id);
  if (!job || !fileKindsOf(role).includes(job.kind)) throw new Response("Not found", { status: 404 });
  return { shop, job };
}

/** A job with the rows of its dry run that the address asks for, or else the first that there are. */
export async function readFilePage(shop: Shop, { claim: _, ...job }: FileJob, url: URL) {
  const counts: Record<ShownRows, number> = job;
  const place = rowsPlace(url);
  const first = (["broken", "changed", "created"] as const).find((verdict) => counts[verdict] > 0);
  const show = place.show ?? (job.refused > 0 ? "refused" : (first ?? "changed"));
  const isImport = job.direction === "import";
  const { rows, next } = isImport
    ? await listJobRows(shop.db, job.id, show, { after: place.after, size: rowsAPage })
    : { rows: [], next: null };
  const notes = isImport ? await countNotes(shop.db, job.id) : [];
  const asks = job.kind === "products" && job.format === "csv" && job.state === "checked" && job.created > 0;
  const operators = asks ? await listOperators(shop.db) : [];
  const mayHavePictures = isImport && job.kind === "products" && job.applied > 0;
  const pictures = mayHavePictures ? await pictureProgress(shop.db, job.id) : null;
  return { job, show, rows, next, isFirstPage: place.after === 0, notes, asks, operators, pictures };
}

/** What the page of a file shows. */
export type FilePage = Awaited<ReturnType<typeof readFilePage>>;
