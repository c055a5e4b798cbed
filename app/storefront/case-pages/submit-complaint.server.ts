import type { ComplaintOrder } from "#app/features/after-sale/cases/complaint-order.server.ts";
import {
  type StoredPhotos,
  claimPhotos,
  photoFiles,
  photosUnder,
  storePhotos,
} from "#app/features/after-sale/cases/complaint-photos.server.ts";
import { complaintFacts, nextSteps } from "#app/features/after-sale/cases/complaint-texts.ts";
import { type Complaint, faultyItems } from "#app/features/after-sale/cases/complaint.ts";
import { complaintLink, readComplaint } from "#app/features/after-sale/cases/read-complaint.server.ts";
import { receiveComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import {
  complaintFields,
  complaintSchema,
  mostPhotos,
  pictureKey as pictureKeySchema,
  unitsOf,
} from "#app/features/after-sale/cases/schemas.ts";
import { complaintSentence } from "#app/features/shop/content/complaint-bodies.ts";
import { maxPictureBytes } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { claimWrite } from "#app/platform/http/claim-write.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import type { FormFields } from "#app/platform/http/read-form.server.ts";
import { maxBodyBytes, readFormData } from "#app/platform/http/read-limited.ts";
import { formatDate } from "#app/shared/dates.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { newId } from "#app/shared/ids.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";

import { caseErrors, complaintErrors } from "./case-errors.texts.ts";
import { fieldErrors, sentFormId, typedValues } from "./case-form.ts";
import type { ComplaintPageView } from "./complaint-view.ts";
import { readComplaintForm, readComplaintLink } from "./read-complaint-form.server.ts";

interface Answer {
  view: ComplaintPageView;
  status: number;
}

/** Answers the complaint form, which needs no scripts: receives it and shows its receipt, or says what is wrong. Never throws. */
export async function submitComplaint(request: Request, shop: Shop, url: URL, now: Date): Promise<Answer> {
  const texts = { ...caseErrors(), ...complaintErrors() };
  const isOver = await isOverLimit(request, shop.env, "complaint");
  const form = await readFormData(request, maxBodyBytes + mostPhotos * maxPictureBytes);
  const fields = fieldsOf(form);
  const refuse = (reason: Refusal, photos?: StoredPhotos) => refused(shop, url, now, { fields, photos, ...reason });
  try {
    if (isOver) return await refuse({ notice: texts.tooMany, status: 429 });
    if (form === "too-large") return await refuse({ notice: texts.tooLarge, status: 413 });
    const { order } = await readComplaintLink(shop, url, now);
    const parsed = complaintSchema.safeParse(order ? { ...fields, reference: order.orderNumber, items: "" } : fields);
    const units = unitsOf(fields);
    // Stored also when a field is wrong, because a browser does not send the same file again by itself.
    const key = pictureKeySchema.safeParse(fields["pictureKey"]);
    const files = form === "not-a-form" || !key.success ? [] : photoFiles(form);
    if (!(await claimPhotos(request, shop, files, now, order?.id)))
      return await refuse({ notice: texts.tooManyToday, status: 429 });
    const photos = key.success ? await storePhotos(shop, { key: key.data, files }, now) : undefined;
    const errors = errorsOf({ fields, order, units, photos }, now);
    if (!parsed.success || !photos || Object.keys(errors).length > 0)
      return await refuse({ notice: null, status: 400, errors }, photos);
    if (!(await claimWrite(request, shop, "complaint", now, order?.id)))
      return await refuse({ notice: texts.tooManyToday, status: 429 }, photos);
    const link = order && { orderId: order.id, units: units ?? new Map<string, number>() };
    const { id } = await receiveComplaint(shop, { ...parsed.data, channel: "form", link, pictures: photos.ids }, now);
    const complaint = await readComplaint(shop.db, id);
    if (!complaint) throw new Error(`Complaint ${id} is gone`);
    return {
      view: { step: "receipt", receipt: await receiptOf(shop, complaint, { isProven: order !== null, photos }, now) },
      status: 200,
    };
  } catch (error) {
    logError("A complaint could not be stored", error);
    return refuse({ notice: texts.failed, status: 503 });
  }
}

function fieldsOf(form: FormData | "too-large" | "not-a-form"): FormFields {
  if (typeof form === "string") return {};
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Whoever typed the number of an order learns nothing about it: only its buyer does, by e-mail. */
async function receiptOf(
  { env }: Shop,
  complaint: Complaint,
  { isProven, photos }: { isProven: boolean; photos: StoredPhotos },
  now: Date,
) {
  const shown = isProven ? complaint : { ...complaint, order: null, isOfBuyer: false };
  return {
    id: complaint.id,
    facts: complaintFacts(shown),
    items: faultyItems(shown),
    description: complaint.description,
    steps: nextSteps(formatDate(complaint.answerDueAt)),
    bodies: complaintSentence(shown.order?.country ?? ""),
    // The router puts the language before it.
    link: isProven
      ? withoutLanguage((await complaintLink(complaint.id, env, now)).slice(env.PUBLIC_ORIGIN.length))
      : null,
    lost: photos.lost,
  };
}

interface Refusal {
  notice: string | null;
  status: number;
  errors?: Extract<ComplaintPageView, { step: "form" }>["errors"];
}

/** The form again, with what was typed, the photos that are stored, and what is wrong. */
async function refused(
  shop: Shop,
  url: URL,
  now: Date,
  { fields, photos, notice, status, errors = {} }: Refusal & { fields: FormFields; photos: StoredPhotos | undefined },
): Promise<Answer> {
  const form = await readComplaintForm(shop, url, now).catch(() => null);
  const key = pictureKeySchema.safeParse(fields["pictureKey"]);
  const pictureKey = key.success ? key.data : newId("cpl");
  const kept = photos?.ids ?? (key.success ? await photosUnder(shop.db, key.data).catch(() => []) : []);
  return {
    view: {
      ...(form ?? { step: "form", order: null, isExpired: false }),
      formId: sentFormId(fields) ?? form?.formId ?? newId(),
      pictureKey,
      keptPhotos: kept.length,
      values: typedValues(complaintFields, fields),
      units: Object.fromEntries(unitsOf(fields) ?? []),
      errors,
      notice,
    },
    status,
  };
}

interface Sent {
  fields: FormFields;
  order: ComplaintOrder | null;
  units: ReadonlyMap<string, number> | null;
  photos: StoredPhotos | undefined;
}

/** What is wrong with a form, by field. */
function errorsOf({ fields, order, units, photos }: Sent, now: Date): NonNullable<Refusal["errors"]> {
  const texts = complaintErrors();
  const typed = order ? { ...fields, reference: order.orderNumber, items: "" } : fields;
  const parsed = complaintSchema.safeParse({ ...typed, formId: "check", pictureKey: newId("cpl") });
  const errors: NonNullable<Refusal["errors"]> = fieldErrors(complaintFields, parsed, fields, (name, isEmpty) => {
    if (name === "wish") return texts.wish;
    if (name === "noticedOn") return texts.day;
    return name === "email" && !isEmpty ? texts.email : undefined;
  });
  if (!isPastDay(fields["noticedOn"] ?? "", now)) errors.noticedOn = texts.day;
  if (order && !areOfOrder(order, units)) errors.units = texts.noUnits;
  if (photos && photos.refused.length > 0) errors.photos = texts.chooseOthers(photos.refused.join(", "));
  return errors;
}

function isPastDay(day: string, now: Date): boolean {
  const text = day.trim();
  return text === "" || (!Number.isNaN(Date.parse(text)) && text <= stockholmDay(now));
}

/** Whether units are of an order's lines: at least one, and no more than each has. */
function areOfOrder({ lines }: ComplaintOrder, units: ReadonlyMap<string, number> | null): boolean {
  if (!units || units.size === 0) return false;
  const unitsOfLine = new Map(lines.map((line) => [line.id, line.units]));
  return [...units].every(([id, quantity]) => quantity <= (unitsOfLine.get(id) ?? 0));
}
