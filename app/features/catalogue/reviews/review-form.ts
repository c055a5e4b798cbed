import * as z from "zod/mini";

import { fitVoteIds } from "./fit-votes.ts";

const text = z._default(z.string(), "");

/** The fields of the review form. Its pictures are held by the dialog alone. */
const reviewFormSchema = z.object({
  email: text,
  name: text,
  location: text,
  /** The product's id. */
  product: text,
  rating: z.catch(z._default(z.int().check(z.minimum(0), z.maximum(5)), 0), 0),
  feedback: text,
  /** How it fits; empty while not said, as is the name of the size. */
  fit: z.catch(z._default(z.enum(["", ...fitVoteIds]), ""), ""),
  size: text,
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

/** The empty form. */
export const emptyReviewForm: ReviewForm = reviewFormSchema.parse({});

/** Parses a stored draft; an invalid one counts as none. */
export function parseReviewDraft(stored: string | null): ReviewForm {
  try {
    return reviewFormSchema.safeParse(JSON.parse(stored ?? "{}")).data ?? emptyReviewForm;
  } catch {
    return emptyReviewForm;
  }
}

export type ReviewField = keyof ReviewForm;
const required = ["name", "location", "product", "rating", "feedback"] as const;

/** The required fields that are blank, in the order of the form. */
export function missingReviewFields(form: ReviewForm): ReviewField[] {
  return required.filter((field) => (field === "rating" ? form.rating === 0 : form[field].trim() === ""));
}
