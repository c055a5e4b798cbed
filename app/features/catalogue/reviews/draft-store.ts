import { type StoredEntry, useStored, writeStored } from "#app/platform/browser/browser-storage.ts";

import { emptyReviewForm, parseReviewDraft, type ReviewForm } from "./review-form.ts";

const draftEntry: StoredEntry<ReviewForm> = {
  key: "reviewFormData",
  event: "reviewFormUpdated",
  parse: parseReviewDraft,
};

/** The review's draft, live: input is stored at once, so that no failure loses it. */
export function useReviewDraft(): ReviewForm {
  return useStored(draftEntry, emptyReviewForm);
}

/** Stores the draft; null deletes it, once the review is sent or the dialog closed. */
export function saveReviewDraft(form: ReviewForm | null): void {
  writeStored(draftEntry, form);
}
