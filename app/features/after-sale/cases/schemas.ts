import * as z from "zod/mini";

import { complaintWishes } from "#app/shared/states.ts";
import { emailAddress, optionalLine, requiredLine, requiredName, requiredText } from "#app/shared/text-fields.ts";

/* What the forms of a withdrawal and of a complaint send. Units stand in one field a line: `units.lin_1`. */

/** Most characters of what is said of the items, where no link names them. */
export const itemsLength = 500;

/** Made with a form: one that is sent twice is one notice, or one complaint. */
export const formId = z.string().check(z.regex(/^[0-9a-z_:]{1,100}$/));

/** A notice as it is typed. */
export const noticeSchema = z.object({
  step: z.enum(["review", "confirm"]),
  formId,
  name: requiredName(200),
  reference: requiredLine(60),
  email: emailAddress,
  items: optionalLine(itemsLength),
});
export type Notice = Omit<z.infer<typeof noticeSchema>, "step">;

export const noticeFields = ["name", "reference", "email", "items"] as const;
export type NoticeField = (typeof noticeFields)[number];

/** The units of a form, by the id of their line; null when a field holds no number of units. Lines that nobody named are left out. */
export function unitsOf(fields: Readonly<Record<string, string>>): Map<string, number> | null {
  const units = new Map<string, number>();
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith("units.")) continue;
    const text = value.trim() === "" ? "0" : value.trim();
    if (!/^\d{1,4}$/.test(text)) return null;
    if (Number(text) > 0) units.set(name.slice("units.".length), Number(text));
  }
  return units;
}

/** Most characters of what is wrong. */
export const descriptionLength = 4000;
/** Most photos of a form, and of a complaint with all the answers that follow. */
export const mostPhotos = 4;
export const mostPhotosInAll = 12;

/** The key that photos are uploaded under, made with the form. No part of any address. */
export const pictureKey = z.string().check(z.regex(/^cpl_[0-9a-z]{24}$/));

/** The day it was noticed; empty where it was left out. */
const noticedOn = z.pipe(
  z.nullish(z.string().check(z.trim(), z.regex(/^(\d{4}-\d{2}-\d{2})?$/))),
  z.transform((text) => text || null),
);

/** A complaint as it is typed. */
export const complaintSchema = z.object({
  formId,
  pictureKey,
  name: requiredName(200),
  reference: requiredLine(60),
  email: emailAddress,
  items: optionalLine(itemsLength),
  description: requiredText(descriptionLength),
  noticedOn,
  wish: z.enum(complaintWishes),
});
export type ComplaintInput = z.infer<typeof complaintSchema>;

export const complaintFields = ["name", "reference", "email", "items", "description", "noticedOn", "wish"] as const;
export type ComplaintField = (typeof complaintFields)[number];

/** The buyer's answer to what we asked, or more that they want to tell. */
export const buyerAnswerSchema = z.object({
  answerId: z.string().check(z.regex(/^cev_[0-9a-z]{24}$/)),
  text: requiredText(descriptionLength),
});
