import * as z from "zod/mini";

import { shrinkPicture } from "#app/features/shop/storage/shrink-picture.ts";

import { changePicture, type EditedPicture, type UpdatePictures, uploadName } from "./picture-list.ts";

/** Files sent at the same time. */
const maxParallel = 3;
/** Milliseconds that one upload may take. */
const uploadMs = 60_000;
/** The server takes 5 MB; larger files are made smaller here, to the size it would make of them. */
const maxBytes = 5 * 1024 * 1024;
const maxSidePixels = 3200;

const stored = z.object({ url: z.string() });

/**
 * Uploads the files among a product's pictures that are not uploaded yet, and reports each one's progress through `update`.
 * Returns the pictures as they are then: those that failed keep their file and a problem, and are left out of what is saved.
 * Never throws.
 */
export async function uploadPictures(
  pictures: readonly EditedPicture[],
  productName: string,
  update: UpdatePictures,
): Promise<EditedPicture[]> {
  let latest = [...pictures];
  const change = (key: string, fields: Partial<EditedPicture>) => {
    latest = changePicture(latest, key, fields);
    update((shown) => changePicture(shown, key, fields));
  };
  const waiting = pictures.flatMap((picture, index) => (picture.upload ? [{ picture, index }] : []));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key, url, upload } = next.picture;
      if (!upload) continue;
      const { file } = upload;
      change(key, { upload: { file, state: "sending", percent: 0 } });
      const sent = await uploadFile(file, uploadName(productName, next.index), (percent) =>
        change(key, { upload: { file, state: "sending", percent } }),
      );
      if ("url" in sent) {
        URL.revokeObjectURL(url);
        change(key, { url: sent.url, upload: undefined });
      } else change(key, { upload: { file, state: "failed", percent: 0, problem: sent.problem } });
    }
  };
  await Promise.all(Array.from({ length: maxParallel }, work));
  return latest;
}

/** By XMLHttpRequest, because `fetch` does not tell how much was sent. */
async function uploadFile(
  file: File,
  name: string,
  onProgress: (percent: number) => void,
): Promise<{ url: string } | { problem: string }> {
  const form = new FormData();
  form.set("folder", "products");
  form.set("file", file.size > maxBytes ? await shrinkPicture(file, maxSidePixels) : file, name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.timeout = uploadMs;
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100)));
    request.addEventListener("load", () => resolve(readAnswer(request)));
    for (const failure of ["error", "timeout", "abort"])
      request.addEventListener(failure, () => resolve({ problem: "Upload failed: connection lost" }));
    request.open("POST", "/api/storage/upload");
    request.send(form);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): { url: string } | { problem: string } {
  if (status === 201) {
    const answer = z.safeParse(stored, parseJson(responseText));
    if (answer.success) return answer.data;
  }
  return { problem: problemOf(status) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function problemOf(status: number): string {
  if (status === 413) return "Upload failed: the picture is larger than 5 MB";
  if (status === 415) return "Upload failed: use a JPEG, PNG, WebP or AVIF picture";
  if (status === 429) return "Upload failed: too many uploads. Wait a minute";
  if (status === 401 || status === 403) return "Upload failed: your account can't edit products";
  return "Upload failed";
}
