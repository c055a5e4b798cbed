import * as z from "zod/mini";

import { shrinkPicture } from "#app/features/shop/storage/shrink-picture.ts";
import { ApiError, callApi } from "#app/platform/browser/api-client.ts";
import { newId } from "#app/shared/ids.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";

import { reviewFormTexts } from "./review-form.texts.ts";
import type { ReviewForm } from "./review-form.ts";
import { maxPictures } from "./review.ts";

/** A picture chosen for a review. `fileId` is set once it has been uploaded. */
export interface ChosenPicture {
  file: File;
  /** The blob URL of its preview. */
  preview: string;
  fileId?: string | undefined;
}

/** The signed link of an order, as its e-mail carries it. */
export interface OrderLink {
  id: string;
  key: string;
}

interface Submission {
  /** The idempotency key: the same for every retry. */
  key: string;
  form: ReviewForm;
  pictures: readonly ChosenPicture[];
  order: OrderLink | null;
}

/** `key` is for the retry, `problem` for the writer; `picture` is the one that failed. */
export type SendResult = { kind: "sent" } | { kind: "failed"; key: string; problem: string; picture?: ChosenPicture };

const uploaded = z.object({ fileId: z.string() });
const submitted = z.object({ id: z.string() });
const refused = z.object({ error: z.string(), code: z.optional(z.string()) });

/** The longest side of a review's picture, in pixels. */
const maxSidePixels = 1600;

/** Milliseconds that an upload may take: phones can be slow. */
const uploadMs = 60_000;

/** Uploads the pictures that are not uploaded yet, then sends the review. Never throws. */
export async function sendReview(submission: Submission, isRetry = false): Promise<SendResult> {
  const { key, form, pictures, order } = submission;
  for (const picture of pictures) {
    if (picture.fileId) continue;
    const outcome = await uploadPicture(key, picture.file);
    // The response to an earlier attempt was lost: the review is stored, and sending it again has no effect.
    if (outcome.kind === "already-sent") break;
    // Uploaded pictures that were removed again count towards the limit: start over under a new key.
    if (outcome.kind === "too-many" && !isRetry)
      return sendReview({ ...submission, key: resetUploads(pictures) }, true);
    if (outcome.kind !== "uploaded") {
      const problem = pictureProblem(picture.file.name, outcome.kind === "failed" ? outcome.status : 409);
      return { kind: "failed", key, problem, picture };
    }
    picture.fileId = outcome.fileId;
  }
  try {
    const images = pictures.flatMap(({ fileId }) => (fileId ? [fileId] : []));
    const said = { ...form, fit: form.fit || null, size: form.size || null };
    await callApi("/reviews", { ...said, key, images, order }, submitted);
    return { kind: "sent" };
  } catch (error) {
    const answer = error instanceof ApiError ? error.read(refused) : undefined;
    const problem = (answer && wordsOf(answer)) ?? reviewFormTexts().failed;
    return { kind: "failed", key: answer?.code === "pictures-gone" ? resetUploads(pictures) : key, problem };
  }
}

/** Marks all pictures as not uploaded; returns a new key. */
function resetUploads(pictures: readonly ChosenPicture[]): string {
  for (const picture of pictures) picture.fileId = undefined;
  return newId();
}

type UploadOutcome =
  | { kind: "uploaded"; fileId: string }
  | { kind: "already-sent" | "too-many" }
  /** With the status of the answer; null where none came. */
  | { kind: "failed"; status: number | null };

async function uploadPicture(review: string, file: File): Promise<UploadOutcome> {
  const form = new FormData();
  form.set("folder", "reviews");
  form.set("review", review);
  form.set("file", await shrinkPicture(file, maxSidePixels), "review.jpg");
  try {
    const signal = AbortSignal.timeout(uploadMs);
    const response = await fetch("/api/storage/upload", { method: "POST", body: form, signal });
    const text = await response.text();
    if (response.ok) return { kind: "uploaded", fileId: uploaded.parse(JSON.parse(text)).fileId };
    const code = new ApiError(response.status, text).read(refused)?.code;
    if (code === "already-sent" || code === "too-many") return { kind: code };
    return { kind: "failed", status: response.status };
  } catch {
    return { kind: "failed", status: null };
  }
}

/** What is wrong with a picture, by the status of the answer. */
function pictureProblem(file: string, status: number | null): string {
  const texts = reviewFormTexts();
  if (status === null) return texts.connectionLost(file);
  if (status === 413) return texts.tooLarge(file);
  if (status === 415) return texts.wrongType(file);
  return (status === 429 ? texts.tooManyUploads : texts.notSaved)(file);
}

/** Why a review was refused. The shop's API speaks English: in other languages its code says it. */
function wordsOf({ error, code }: z.infer<typeof refused>): string | undefined {
  if (currentLanguage() === "en") return error;
  const { picturesGone, unknownProduct } = reviewFormTexts();
  if (code === "pictures-gone") return picturesGone;
  return code === "unknown-product" ? unknownProduct : undefined;
}

/** The indexes of the files that are images, and the problem with the others; no image at all when they exceed the limit. */
export function chooseImages(
  files: readonly Pick<File, "name" | "type">[],
  chosen: number,
): { images: number[]; problem: string | null } {
  const texts = reviewFormTexts();
  const images = files.flatMap(({ type }, index) => (type.startsWith("image/") ? [index] : []));
  const others = files.filter(({ type }) => !type.startsWith("image/")).map(({ name }) => name);
  if (chosen + images.length > maxPictures) {
    return { images: [], problem: texts.tooManyPictures(maxPictures) };
  }
  if (others.length === 0) return { images, problem: null };
  return { images, problem: texts.noImages(others) };
}
