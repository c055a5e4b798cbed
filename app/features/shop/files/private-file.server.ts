import { privatePrefix } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** R2 deletes at most this many objects in one call. */
const deletedAtOnce = 1_000;

/** The folder of a job's files. Nothing under `privatePrefix` is ever served but by a route that asks who is there. */
const folderOf = (jobId: string) => `${privatePrefix}files/${jobId}/`;
const sourceKey = (jobId: string) => `${folderOf(jobId)}source.csv`;
const partKey = (jobId: string, step: number) => `${folderOf(jobId)}part-${String(step).padStart(6, "0")}.csv`;

/**
 * Stores the file of an import, once: what a dry run has read is never replaced. `same` when this very file is there already,
 * `taken` when another one is. Throws when R2 fails.
 */
export async function putSource({ env }: Shop, jobId: string, bytes: Uint8Array): Promise<"stored" | "same" | "taken"> {
  const onlyIf = { etagDoesNotMatch: "*" };
  const stored = await env.MEDIA.put(sourceKey(jobId), bytes, { onlyIf, httpMetadata: { contentType: "text/csv" } });
  if (stored) return "stored";
  const known = await env.MEDIA.get(sourceKey(jobId));
  const there = new Uint8Array((await known?.arrayBuffer()) ?? []);
  return there.length === bytes.length && there.every((byte, i) => byte === bytes[i]) ? "same" : "taken";
}

/** The file of an import from a byte onwards; null when it is gone. Throws when R2 fails. */
export async function readSource({ env }: Shop, jobId: string, offset: number): Promise<ReadableStream | null> {
  const source = await env.MEDIA.get(sourceKey(jobId), offset === 0 ? {} : { range: { offset } });
  return source?.body ?? null;
}

/** What one step of an export wrote, and the name of the file that it is a part of. */
interface Part {
  step: number;
  file: string;
  text: string;
}

/** Stores what one step of an export wrote: a repeated step writes the same part again. Throws when R2 fails. */
export async function putPart({ env }: Shop, jobId: string, { step, file, text }: Part): Promise<number> {
  const bytes = new TextEncoder().encode(text);
  const options = { httpMetadata: { contentType: "text/csv" }, customMetadata: { file } };
  await env.MEDIA.put(partKey(jobId, step), bytes, options);
  return bytes.byteLength;
}

/** One part of an export, whole. Throws when it is gone or R2 fails. */
export async function readPart(
  { env }: Shop,
  jobId: string,
  step: number,
): Promise<{ file: string; bytes: Uint8Array }> {
  const part = await env.MEDIA.get(partKey(jobId, step));
  if (!part) throw new Error(`Part ${step} of the export is gone`);
  return { file: part.customMetadata?.file ?? "", bytes: new Uint8Array(await part.arrayBuffer()) };
}

/** The parts of an export as one stream. It errors when a part is gone or R2 fails. */
export function readParts({ env }: Shop, jobId: string, parts: number): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const copy = async () => {
    for (let step = 0; step < parts; step++) {
      const part = await env.MEDIA.get(partKey(jobId, step));
      if (!part) throw new Error(`Part ${step} of the export is gone`);
      await part.body.pipeTo(writable, { preventClose: true });
    }
    await writable.close();
  };
  // A reader that left, or a part that is gone, ends the stream.
  copy().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}

/** Deletes all files of a job. Throws when R2 fails. */
export async function deleteFilesOf({ env }: Shop, jobId: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await env.MEDIA.list({ prefix: folderOf(jobId), limit: deletedAtOnce });
    if (objects.length > 0) await env.MEDIA.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
