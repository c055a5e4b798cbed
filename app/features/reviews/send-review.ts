import * as z from "zod/mini";

import { ApiError, callApi } from "#app/platform/api-client.ts";

import type { ReviewForm } from "./review-form.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** A picture chosen for a review. `fileId` is set once it has been uploaded. */
export interface ChosenPicture {
  file: File;
  /** A blob address to show it from. */
  preview: string;
  fileId?: string;
}

const uploaded = z.object({ fileId: z.string() });
const submitted = z.object({ id: z.string() });
const refused = z.object({ error: z.string() });

/**
 * Uploads the pictures that are not uploaded yet, then sends the review. Answers null, or what the writer should be told.
 * `key` stays the same when it is tried again, so that nothing is stored twice.
 */
export async function sendReview(key: string, form: ReviewForm, pictures: ChosenPicture[]): Promise<string | null> {
  try {
    for (const picture of pictures) picture.fileId ??= await uploadPicture(key, picture.file);
    const images = pictures.map((picture) => picture.fileId);
    await callApi("/reviews", { ...form, key, images }, submitted);
    return null;
  } catch (error) {
    const told = error instanceof ApiError ? error.read(refused)?.error : undefined;
    return told ?? "We couldn't send your review. Your text is still here: please try again.";
  }
}

async function uploadPicture(review: string, file: File): Promise<string> {
  const form = new FormData();
  form.set("folder", "reviews");
  form.set("review", review);
  form.set("file", await shrinkPicture(file), "review.jpg");
  const response = await fetch("/api/storage/upload", { method: "POST", body: form });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text);
  return uploaded.parse(JSON.parse(text)).fileId;
}
