import { z } from "zod";

import { isPublicPicture } from "#app/features/reviews/public-picture.server.ts";
import { maxPictures } from "#app/features/reviews/review.ts";
import { reviewKeySchema } from "#app/features/reviews/schemas.ts";
import { currentStaff } from "#app/features/staff/session.server.ts";
import {
  maxPictureBytes,
  storePicture,
  type StoreResult,
  storeReviewPicture,
} from "#app/features/storage/store-picture.server.ts";
import { deleteStoredFile, findStorageKey } from "#app/features/storage/stored-files.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { readFormData } from "#app/platform/read-limited.ts";
import { newId } from "#app/shared/ids.ts";

import { answer, answerError } from "./answer.ts";
import { tooMany } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";

const uploadForm = z.object({
  file: z.instanceof(File),
  folder: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .refine((folder) => folder !== "widths")
    .default("products"),
  /** The key of the review that a picture belongs to. Without one it belongs to none. */
  review: reviewKeySchema.optional(),
});

/** Bytes of a form with the largest picture and everything around it. */
const maxFormBytes = maxPictureBytes + 10_000;

/**
 * POST /api/storage/upload: stores a picture. Staff in any folder; everyone in `reviews`, where it is drawn anew and
 * nobody sees it before staff have approved its review.
 */
export async function uploadCall(request: Request, shop: Shop): Promise<Response> {
  const staff = await currentStaff(request, shop);
  const limited = staff ? undefined : await tooMany(request, shop, "review-picture");
  if (limited) return limited;
  const sent = await readFormData(request, maxFormBytes);
  if (sent === "too-large") return refusal(sent);
  const form = uploadForm.safeParse(sent === "not-a-form" ? {} : Object.fromEntries(sent));
  if (!form.success) return answerError(400, "Upload failed", { code: "invalid" });

  const { file, folder, review = newId() } = form.data;
  if (folder !== "reviews" && !staff) return answerError(401, "Please sign in", { code: "sign-in-required" });
  const result =
    folder === "reviews"
      ? await storeReviewPicture(shop, { file, reviewKey: review, most: maxPictures }, new Date())
      : await storePicture(shop, { file, folder, uploadedBy: staff?.username ?? "" }, new Date());
  if (result.kind !== "stored") return refusal(result.kind);
  return answer({ status: true, url: `/media/${result.storageKey}`, fileId: result.fileId }, 201);
}

function refusal(kind: Exclude<StoreResult["kind"], "stored">): Response {
  switch (kind) {
    case "too-large":
      return answerError(413, "Upload failed: the picture is larger than 5 MB", { code: kind });
    case "no-picture":
      return answerError(415, "Upload failed: only JPEG, PNG, WebP and AVIF pictures are accepted", { code: kind });
    case "already-sent":
      return answerError(409, "This review has been sent. Its pictures can no longer be changed.", { code: kind });
    case "too-many":
      return answerError(409, `You can upload a maximum of ${maxPictures} images.`, { code: kind });
  }
}

const fileInput = z.object({ fileId: z.string().min(1).max(100) });

/** POST /api/storage/url: where a stored file can be seen; staff are told of those that wait, too. */
export async function urlCall(request: Request, shop: Shop): Promise<Response> {
  const input = await readBody(request, fileInput);
  if (input instanceof Response) return input;
  const key = await findStorageKey(shop.db, input.fileId);
  if (!key || !((await isPublicPicture(shop.db, key)) || (await currentStaff(request, shop)))) return unknownFile();
  return answer({ status: true, url: `/media/${key}`, fileId: input.fileId });
}

/** POST /api/storage/delete: deletes a stored file, for staff. */
export async function deleteCall(request: Request, shop: Shop): Promise<Response> {
  if (!(await currentStaff(request, shop))) return answerError(401, "Please sign in", { code: "sign-in-required" });
  const input = await readBody(request, fileInput);
  if (input instanceof Response) return input;
  return (await deleteStoredFile(shop, input.fileId)) ? answer({ status: true, fileId: input.fileId }) : unknownFile();
}

function unknownFile(): Response {
  return answerError(404, "There is no such file", { code: "unknown-file" });
}
