import { Zip, ZipDeflate } from "fflate";

import type { Shop } from "#app/platform/env/context.ts";

import type { FileJob } from "./job.ts";
import { readPart } from "./private-file.server.ts";

/**
 * The parts of an export of several files as one ZIP, packed while it is sent: parts that follow each other with the same name are one
 * file. One part at a time is in memory. It errors when a part is gone or R2 fails.
 */
export function readZip(shop: Shop, { id, step: parts, createdAt }: FileJob): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const send = async () => {
    for (const chunk of packed.splice(0)) await writer.write(chunk);
  };
  const pack = async () => {
    let entry: ZipDeflate | null = null;
    const end = () => entry?.push(new Uint8Array(), true);
    for (let step = 0; step < parts; step++) {
      const { file, bytes } = await readPart(shop, id, step);
      if (entry === null || entry.filename !== file) {
        end();
        // The fastest level: a Worker has a limit on its processor time, and CSV packs well at any.
        entry = new ZipDeflate(file, { level: 1 });
        entry.mtime = createdAt;
        zip.add(entry);
      }
      entry.push(bytes);
      await send();
    }
    end();
    zip.end();
    await send();
    await writer.close();
  };
  // A reader that left, or a part that is gone, ends the stream.
  pack().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  return readable;
}
