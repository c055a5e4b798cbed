import { claimPhotos, photoFiles, storePhotos } from "#app/features/after-sale/cases/complaint-photos.server.ts";
import { complaintFacts, toldEvents } from "#app/features/after-sale/cases/complaint-texts.ts";
import { faultyItems } from "#app/features/after-sale/cases/complaint.ts";
import { readComplaint } from "#app/features/after-sale/cases/read-complaint.server.ts";
import { answerAsBuyer } from "#app/features/after-sale/cases/record-complaint-step.server.ts";
import { buyerAnswerSchema, mostPhotos, mostPhotosInAll } from "#app/features/after-sale/cases/schemas.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { maxPictureBytes } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { maxBodyBytes, readFormData } from "#app/platform/http/read-limited.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { complaintStatusFacts } from "#app/shared/case-statuses.ts";
import { newId } from "#app/shared/ids.ts";

import { caseErrors, complaintErrors } from "./case-errors.texts.ts";

export type ComplaintStatusView = NonNullable<Awaited<ReturnType<typeof readComplaintStatus>>>;

/** What who holds the link of a complaint sees of it; null for another link. */
export async function readComplaintStatus({ db, env }: Shop, url: URL) {
  const id = await signedId("complaint-page", url, linkSecrets(env));
  const complaint = id === null ? null : await readComplaint(db, id);
  if (!complaint) return null;
  const isTold = (type: string) => type === "buyer-answered" || toldEvents.some((told) => told === type);
  return {
    id: complaint.id,
    status: complaint.status,
    statusText: complaintStatusFacts[complaint.status].shopperText,
    facts: complaintFacts(complaint),
    items: faultyItems(complaint),
    description: complaint.description,
    photos: complaint.photos.map((photo) => `/complaint-picture${url.search}&picture=${photo}`),
    letters: complaint.events
      .filter(({ type }) => isTold(type))
      .map(({ id: key, type, text, createdAt }) => ({ key, type, text, createdAt })),
    bodies: complaintSentence(complaint.order?.country ?? ""),
    answerId: newId("cev"),
  };
}

export interface RefusedAnswer {
  /** Null when the answer was taken in. */
  error: string | null;
  text: string;
  answerId: string;
}

/** Takes in an answer of the buyer, with photos, or says what is wrong and keeps what was typed. Never throws. */
export async function submitAnswer(
  request: Request,
  shop: Shop,
  url: URL,
  now: Date,
): Promise<{ refused: RefusedAnswer; status: number }> {
  const texts = { ...caseErrors(), ...complaintErrors() };
  const isOver = await isOverLimit(request, shop.env, "complaint");
  const form = await readFormData(request, maxBodyBytes + mostPhotos * maxPictureBytes);
  const fields =
    typeof form === "string" ? {} : Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const text = typeof fields["text"] === "string" ? fields["text"] : "";
  const refuse = (error: string, status: number) => ({
    refused: { error, text, answerId: newId("cev") },
    status,
  });
  if (isOver) return refuse(texts.tooMany, 429);
  if (form === "too-large") return refuse(texts.tooLarge, 413);
  try {
    const id = await signedId("complaint-page", url, linkSecrets(shop.env));
    const complaint = id === null ? null : await readComplaint(shop.db, id);
    if (id === null || !complaint) return refuse(texts.failed, 404);
    const key = complaint.pictureKey;
    const parsed = buyerAnswerSchema.safeParse(fields);
    if (!parsed.success) return refuse(text.trim() === "" ? texts.missing : texts.tooLong, 400);
    const files = form === "not-a-form" ? [] : photoFiles(form).slice(0, mostPhotos);
    // A complaint of no known order may be a stranger's own.
    const provenBy = complaint.order ? id : undefined;
    const isClaimed =
      (await claimWrite(request, shop, "complaint-answer", now, provenBy)) &&
      (await claimPhotos(request, shop, files, now, provenBy));
    if (!isClaimed) return refuse(texts.tooManyToday, 429);
    const photos = key === null ? null : await storePhotos(shop, { key, files, most: mostPhotosInAll }, now);
    if (photos && photos.refused.length > 0) return refuse(texts.notPictures(photos.refused.join(", ")), 400);
    const answered = await answerAsBuyer(
      shop.db,
      { id: parsed.data.answerId, complaintId: id, text: parsed.data.text },
      now,
    );
    if (answered === "closed") return refuse(texts.closed, 409);
    return { refused: { error: null, text: "", answerId: newId("cev") }, status: 200 };
  } catch (error) {
    logError("An answer to a complaint could not be stored", error);
    return refuse(texts.failed, 503);
  }
}
