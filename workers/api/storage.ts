import { z } from "zod";

import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { maxPictures } from "#app/features/catalogue/reviews/review.ts";
import { reviewKeySchema } from "#app/features/catalogue/reviews/schemas.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import {
  maxPictureBytes,
  storePicture,
  type StoreResult,
  storeReviewPicture,
} from "#app/features/shop/storage/store-picture.server.ts";
import { deleteStoredFile, findStorageKey } from "#app/features/shop/storage/stored-files.server.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { newId } from "#app/shared/ids.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse, roleDenied, signInRequired, writtenOut } from "./refusals.ts";

const tooLarge = refusal(413, "too-large", "Upload failed: the picture is larger than 5 MB");
const noPicture = refusal(415, "no-picture", "Upload failed: only JPEG, PNG, WebP and AVIF pictures are accepted");
const alreadySent = refusal(409, "already-sent", "This review has been sent. Its pictures can no longer be changed.");
const tooMany = refusal(409, "too-many", `You can upload a maximum of ${maxPictures} images.`);
const unknownFile = refusal(404, "unknown-file", "There is no such file");

const refusals = {
  "too-large": tooLarge,
  "no-picture": noPicture,
  "already-sent": alreadySent,
  "too-many": tooMany,
} satisfies Record<Exclude<StoreResult["kind"], "stored">, object>;

/** A form with a picture, and the folder to keep it in. */
const uploadSchema = z.object({
  file: z.file(),
  folder: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .refine((folder) => folder !== "widths" && folder !== "private")
    .default("products"),
});

/** A stored file by its id. */
const fileIdSchema = z.object({ fileId: z.string().min(1).max(100) });

const storedFile = z.object({ url: z.string(), fileId: z.string() });

/** Staff may upload to any folder, others only to `reviews`, where a picture is hidden until its review is approved. */
export const uploadPicture = createRoute(
  {
    method: "POST",
    path: "/api/storage/upload",
    summary:
      "Stores a picture of at most 5 MB, drawn anew. Everyone may upload to the folder reviews, where it is shown once its review is approved; staff to every folder.",
    access: "public",
    limit: "upload",
    anonymousLimit: "review-picture",
    // The largest picture and the rest of the form.
    form: { maxBytes: maxPictureBytes + 10_000, tooLarge },
    // A picture without a review's key belongs to no review.
    input: uploadSchema.extend({ review: reviewKeySchema.optional() }),
    example: { folder: "reviews", review: "0123456789abcdefghijklmn", file: "(a picture)" },
    responses: { 201: storedFile },
    refusals: [signInRequired, roleDenied, writtenOut, ...Object.values(refusals)],
    invalidText: "Upload failed",
    listsInvalidFields: false,
  },
  async ({ file, folder, review = newId() }, { request, shop, principal }) => {
    const uploader = folder === "reviews" ? null : await principal();
    if (folder !== "reviews" && !uploader) return refuse(signInRequired);
    if (uploader && !isAllowed(uploader, "products:write")) return refuse(roleDenied);
    if (!uploader && !(await claimWrite(request, shop, "review-picture", new Date()))) return refuse(writtenOut);
    const result = uploader
      ? await storePicture(shop, { file, folder, uploadedBy: uploader.actor }, new Date())
      : await storeReviewPicture(shop, { file, reviewKey: review, most: maxPictures }, new Date());
    if (result.kind !== "stored") return refuse(refusals[result.kind]);
    return { status: 201, body: { url: `/media/${result.storageKey}`, fileId: result.fileId } };
  },
);

export const fileUrl = createRoute(
  {
    method: "POST",
    path: "/api/storage/url",
    summary: "Answers where a stored file can be seen; staff are told of those that wait for approval, too.",
    access: "public",
    limit: "storage",
    input: fileIdSchema,
    example: { fileId: "fil_1" },
    responses: { 200: storedFile },
    refusals: [unknownFile],
  },
  async ({ fileId }, { shop, principal }) => {
    const key = await findStorageKey(shop.db, fileId);
    if (!key || !((await isPublicPicture(shop.db, key)) || (await principal())?.kind === "staff"))
      return refuse(unknownFile);
    return { status: 200, body: { url: `/media/${key}`, fileId } };
  },
);

export const deleteFile = createRoute(
  {
    method: "POST",
    path: "/api/storage/delete",
    summary: "Deletes a stored file.",
    access: "products:write",
    limit: "storage",
    input: fileIdSchema,
    example: { fileId: "fil_1" },
    responses: { 200: z.object({ fileId: z.string() }) },
    refusals: [unknownFile],
  },
  async ({ fileId }, { shop }) =>
    (await deleteStoredFile(shop, fileId)) ? { status: 200, body: { fileId } } : refuse(unknownFile),
);
