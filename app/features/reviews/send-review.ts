import * as z from "zod/mini";

import { ApiError, callApi } from "#app/platform/api-client.ts";
import { newId } from "#app/shared/ids.ts";

import { maxPictures } from "./review.ts";
import type { ReviewForm } from "./review-form.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** A picture chosen for a review. `fileId` is set once it has been uploaded. */
export interface ChosenPicture {
  file: File;
  /** A blob address to show it from. */
  preview: string;
  fileId?: string | undefined;
}

/** The signed link of an order, as its e-mail carries it. */
export interface OrderLink {
  id: string;
  key: string;
}

interface Submission {
  /** Stays the same when it is tried again, so that nothing is stored twice. */
  key: string;
  form: ReviewForm;
  pictures: readonly ChosenPicture[];
  order: OrderLink | null;
}

/** `key` is the one to try again with. `problem` is what the writer should be told; `picture` is the one that it is about. */
export type SendResult = { kind: "sent" } | { kind: "failed"; key: string; problem: string; picture?: ChosenPicture };

const uploaded = z.object({ fileId: z.string() });
const submitted = z.object({ id: z.string() });
const refused = z.object({ error: z.string(), code: z.optional(z.string()) });

/** Milliseconds that a picture may take on its way: a phone's line is slow. */
const uploadMs = 60_000;

/** Uploads the pictures that are not uploaded yet, then sends the review. Never throws. */
export async function sendReview(submission: Submission, isSecondTry = false): Promise<SendResult> {
  const { key, form, pictures, order } = submission;
  for (const picture of pictures) {
    if (picture.fileId) continue;
    const outcome = await uploadPicture(key, picture.file);
    // The answer to an earlier try was lost: the review is stored, and sending it again only tells so.
    if (outcome.kind === "already-sent") break;
    // Pictures that were uploaded and taken away again have used the places up: begin anew.
    if (outcome.kind === "too-many" && !isSecondTry)
      return sendReview({ ...submission, key: startAnew(pictures) }, true);
    if (outcome.kind !== "uploaded") {
      const reason = outcome.kind === "failed" ? outcome.reason : refusalReason(409);
      return { kind: "failed", key, problem: `${picture.file.name}: ${reason}`, picture };
    }
    picture.fileId = outcome.fileId;
  }
  try {
    const images = pictures.flatMap(({ fileId }) => (fileId ? [fileId] : []));
    await callApi("/reviews", { ...form, key, images, order }, submitted);
    return { kind: "sent" };
  } catch (error) {
    const answer = error instanceof ApiError ? error.read(refused) : undefined;
    const problem = answer?.error ?? "Your review could not be sent. Nothing is lost: please try again.";
    return { kind: "failed", key: answer?.code === "pictures-gone" ? startAnew(pictures) : key, problem };
  }
}

/** Forgets what was uploaded; answers the key to upload it with again. */
function startAnew(pictures: readonly ChosenPicture[]): string {
  for (const picture of pictures) picture.fileId = undefined;
  return newId();
}

type UploadOutcome =
  | { kind: "uploaded"; fileId: string }
  | { kind: "already-sent" | "too-many" }
  | { kind: "failed"; reason: string };

async function uploadPicture(review: string, file: File): Promise<UploadOutcome> {
  const form = new FormData();
  form.set("folder", "reviews");
  form.set("review", review);
  form.set("file", await shrinkPicture(file), "review.jpg");
  try {
    const signal = AbortSignal.timeout(uploadMs);
    const response = await fetch("/api/storage/upload", { method: "POST", body: form, signal });
    const text = await response.text();
    if (response.ok) return { kind: "uploaded", fileId: uploaded.parse(JSON.parse(text)).fileId };
    const code = new ApiError(response.status, text).read(refused)?.code;
    if (code === "already-sent" || code === "too-many") return { kind: code };
    return { kind: "failed", reason: refusalReason(response.status) };
  } catch {
    return { kind: "failed", reason: "the connection was lost while uploading. Press Submit Review to try again." };
  }
}

/** Why a picture was not taken, by the status of the answer. */
function refusalReason(status: number): string {
  if (status === 413) return "it is larger than 5 MB. Please choose a smaller picture.";
  if (status === 415) return "it is not a JPEG, PNG, WebP or AVIF picture we can read. Please choose another one.";
  if (status === 429) return "there were many uploads in a short time. Please wait a minute and press Submit Review.";
  return "we could not store it just now. Press Submit Review to try again.";
}

/** The files of a choice that can be pictures, and what to tell of the others; all pictures are left out past the limit. */
export function chooseImages(
  files: readonly Pick<File, "name" | "type">[],
  chosen: number,
): { images: number[]; problem: string | null } {
  const images = files.flatMap(({ type }, index) => (type.startsWith("image/") ? [index] : []));
  const others = files.filter(({ type }) => !type.startsWith("image/")).map(({ name }) => name);
  if (chosen + images.length > maxPictures) {
    return { images: [], problem: `You can upload a maximum of ${maxPictures} images.` };
  }
  if (others.length === 0) return { images, problem: null };
  const are = others.length === 1 ? "is not an image" : "are not images";
  return { images, problem: `${others.join(", ")} ${are}. Please choose pictures only.` };
}
