import { type FormEvent, useEffect, useRef } from "react";

import { formWords } from "#app/shared/form-words.texts.ts";
import { Button, TextButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Modal, ModalHeader } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.ts";

import { saveReviewDraft } from "./draft-store.ts";
import { RatingField } from "./rating-field.tsx";
import { requirementOf, ReviewFields } from "./review-fields.tsx";
import { reviewFormTexts } from "./review-form.texts.ts";
import { reviewTexts } from "./review.texts.ts";
import type { OrderLink } from "./send-review.ts";
import { type ReviewFormState, useReviewForm } from "./use-review-form.ts";

interface Props {
  /** The product to start with, by its id; null when the writer chooses. */
  product: string | null;
  /** The order whose signed link opened the dialog: it checks the review. */
  order: OrderLink | null;
  onClose: () => void;
}

/**
 * The dialog a review is written in: first the e-mail, then the review. The stars stand above both steps, so that whoever opens it can
 * begin with them; they are asked for at the end alone. Closing it deletes what was written.
 */
export default function ReviewDialog({ product, order, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = useReviewForm(order);
  const { step, form, error, missing } = state;
  const texts = reviewFormTexts();
  const words = formWords();
  const title = reviewTexts().write;
  useEffect(() => {
    if (product) saveReviewDraft({ ...form, product });
    // Once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const field = step === "email" ? "email" : "name";
    dialog.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }, [step]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === "email") return state.verify();
    const fields = event.currentTarget.elements;
    const outcome = await state.submit();
    if (outcome === "sent") {
      dialog.current?.close();
      showToast("success", texts.thanks);
    } else if (outcome !== "failed") {
      const field = fields.namedItem(outcome);
      (field instanceof RadioNodeList ? (field[0] as HTMLElement) : (field as HTMLElement | null))?.focus();
    }
  };
  return (
    <Modal
      ref={dialog}
      label={title}
      placement="wide-center"
      closesOnBackdropClick={false}
      onClose={() => {
        saveReviewDraft(null);
        onClose();
      }}
    >
      <ModalHeader closeLabel={words.close} className="mb-6 items-start">
        <div>
          <p className="eyebrow text-muted">{texts.step(step === "email" ? 1 : 2)}</p>
          <h2 className="display mt-1.5 text-display-sm">{title}</h2>
        </div>
      </ModalHeader>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <RatingField
          rating={form.rating}
          error={missing.includes("rating") ? requirementOf("rating") : undefined}
          onRate={(rating) => state.update({ rating })}
        />
        {step === "email" ? <EmailStep state={state} fromOrder={order !== null} /> : <ReviewFields state={state} />}
        {error ? (
          <Notice tone="error" className="wrap-anywhere">
            {error}
          </Notice>
        ) : null}
        {step === "email" ? (
          <Button type="submit" disabled={form.email.trim() === "" || state.busy}>
            {state.busy ? texts.verifying : texts.continue}
          </Button>
        ) : (
          <div className="flex items-center gap-6">
            <TextButton disabled={state.busy} onClick={state.back} className="min-h-11">
              {texts.back}
            </TextButton>
            <Button type="submit" disabled={state.busy} className="flex-1">
              {state.busy ? words.sending : texts.submit}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}

function EmailStep({ state: { form, busy, update }, fromOrder }: { state: ReviewFormState; fromOrder: boolean }) {
  const texts = reviewFormTexts();
  return (
    <TextField
      label={formWords().email}
      type="email"
      name="email"
      autoComplete="email"
      required
      maxLength={200}
      value={form.email}
      disabled={busy}
      onChange={(event) => update({ email: event.target.value })}
      hint={fromOrder ? texts.orderHint : texts.emailHint}
    />
  );
}
