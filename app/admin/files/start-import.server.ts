import { newJob } from "#app/features/shop/files/jobs.server.ts";
import { deleteFilesOf, putSource } from "#app/features/shop/files/private-file.server.ts";
import { enqueueStep } from "#app/features/shop/files/queue-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { cleanLine } from "#app/shared/plain-text.ts";
import type { FileKind } from "#app/shared/states.ts";

import { importKinds } from "./import-kinds.server.ts";
import { openUpload } from "./open-upload.ts";

const sentBefore = "You already sent this form with another file. Reload the page and choose this file again.";

interface Upload {
  /** Made with the form, so that a form sent twice begins one import. */
  id: string;
  kind: FileKind;
  file: File;
  options: Record<string, string>;
  actor: string;
}

/**
 * Stores an uploaded file and begins its dry run; the queue does the rest. A reason, for staff, when the file cannot be read.
 * Throws when R2 or D1 fails.
 */
export async function startImport(
  shop: Shop,
  { id, kind, file, options, actor }: Upload,
  now: Date,
): Promise<{ kind: "started" } | { kind: "refused"; reason: string }> {
  const importKind = importKinds[kind];
  if (!importKind) return { kind: "refused", reason: "You can't import files of this kind." };
  const opened = openUpload(new Uint8Array(await file.arrayBuffer()), { name: file.name, kind, ...importKind });
  if (opened.kind === "refused") return opened;
  const { bytes, format, encoding, head } = opened;
  const source = await putSource(shop, id, bytes);
  if (source === "taken") return { kind: "refused", reason: sentBefore };
  const job = newJob(
    shop.db,
    {
      id,
      kind,
      direction: "import",
      format,
      separator: head.separator,
      fileName: cleanLine(file.name).slice(0, 200) || "file",
      // Where its rows begin is needed once more when it is applied.
      filter: { ...options, encoding, rowsFrom: `${head.offset} ${head.line}` },
      columns: head.columns,
      sizeBytes: bytes.byteLength,
      position: String(head.offset),
      line: head.line,
      madeBy: actor,
    },
    now,
  );
  try {
    const inserted = await job.insert.onConflictDoNothing().returning();
    if (inserted.length > 0) shop.waitUntil(enqueueStep(shop, id, 0));
  } catch (error) {
    if (source === "stored") await deleteFilesOf(shop, id);
    throw error;
  }
  return { kind: "started" };
}
