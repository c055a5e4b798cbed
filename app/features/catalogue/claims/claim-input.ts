import { z } from "zod";

import { productParts } from "#app/features/catalogue/products/composition.ts";
import { fibres } from "#app/shared/fibres.ts";
import { wholeNumber } from "#app/shared/text-fields.ts";

import { claimAttributes, claimKinds } from "./claim-lists.ts";

const keys = <Key extends string>(names: Record<Key, unknown>) => Object.keys(names) as [Key, ...Key[]];
const none = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());
const day = z.iso.date("Enter a date, for example 2026-11-22");

/** A claim as staff send it. */
export const claimInputSchema = z
  .object({
    productId: none(z.string().trim().max(80)),
    text: z.string().trim().min(1, "Enter the claim").max(300),
    kind: z.enum(keys(claimKinds)),
    part: none(z.enum(keys(productParts))),
    fibre: none(z.enum(fibres)),
    attribute: none(z.enum(keys(claimAttributes))),
    percent: none(z.union([wholeNumber(1, 100)])),
    scheme: z.string().trim().max(100).default(""),
    certificateNumber: z.string().trim().max(100).default(""),
    issuer: z.string().trim().max(200).default(""),
    validFrom: day,
    validTo: day,
    documentUrl: none(z.url({ protocol: /^https$/, error: "Enter a URL that starts with https://" }).max(500)),
  })
  .refine(({ validFrom, validTo }) => validTo >= validFrom, {
    path: ["validTo"],
    message: "The end date is before the start date",
  });
export type ClaimInput = z.output<typeof claimInputSchema>;
