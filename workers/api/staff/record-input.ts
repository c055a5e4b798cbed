import { z } from "zod";

/** A key that a caller names. Control characters and half characters stand in none. */
const key = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);

/** Which record is meant: by `id`, or by `_id`, which is the same. */
export const idFields = { id: key.optional(), _id: key.optional() };
/** As `idFields`, for collections whose records have an e-mail address of their own. */
export const emailFields = { ...idFields, email: key.toLowerCase().optional() };

const nameOne = "Name one record by its id";

/** One record, and the version of it that a change was made from: without one, the newest is changed. */
export const recordFilter = z
  .strictObject({ ...idFields, updatedAt: z.string().max(40).optional() })
  .refine(({ id, _id }) => id !== undefined || _id !== undefined, nameOne)
  .transform(({ id, _id, updatedAt }) => ({ id: id ?? _id ?? "", updatedAt: updatedAt ?? null }));
export type RecordFilter = z.output<typeof recordFilter>;

/** Asks whether there is a record. */
export const verifySchema = z.strictObject({
  filter: z
    .strictObject(idFields)
    .refine(({ id, _id }) => id !== undefined || _id !== undefined, nameOne)
    .transform(({ id, _id }) => ({ id: id ?? _id ?? "" })),
});

/** As `verifySchema`, by id or by e-mail address. */
export const verifyByEmailSchema = z.strictObject({
  filter: z
    .strictObject(emailFields)
    .refine((filter) => Object.keys(filter).length === 1, "Name one record by its id or its e-mail address")
    .transform(({ id, _id, email }) => (email === undefined ? { id: id ?? _id ?? "" } : { email })),
});

/** The answer to `--verify`. */
export const verified = z.object({ data: z.array(z.object({ exists: z.boolean() })).length(1) });

/** A key that tells a repeat of a write that adds something from a second one. */
export const repeatKey = z.string().regex(/^[0-9a-z]{24}$/, "24 small letters and digits, made anew for each");
