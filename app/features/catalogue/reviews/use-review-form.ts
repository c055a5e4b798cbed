import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";

import { callApi } from "#app/platform/browser/api-client.ts";
import { newId } from "#app/shared/ids.ts";

import { saveReviewDraft, useReviewDraft } from "./draft-store.ts";
import { reviewFormTexts } from "./review-form.texts.ts";
import { missingReviewFields, type ReviewField, type ReviewForm } from "./review-form.ts";
import { chooseImages, type ChosenPicture, type OrderLink, sendReview } from "./send-review.ts";

/** Milliseconds that 'Verifying...' shows (R14). No request is made: its answer would reveal who is a customer. */
const verifyingMs = 1_500;

export interface ReviewFormState {
  step: "email" | "form";
  form: ReviewForm;
  pictures: readonly ChosenPicture[];
  /** The picture that could not be uploaded. */
  failedPicture: ChosenPicture | null;
  busy: boolean;
  error: string | null;
  /** The required fields that were blank when the form was submitted. */
  missing: readonly ReviewField[];
  update: (change: Partial<ReviewForm>) => void;
  verify: () => void;
  back: () => void;
  addPictures: (files: readonly File[]) => void;
  removePicture: (picture: ChosenPicture) => void;
  /** Sends the review; resolves to the outcome, or to the first missing field. Never throws. */
  submit: () => Promise<"sent" | "failed" | ReviewField>;
}

/** The state of the review form (R14). Its pictures are lost with the page; its fields are stored as a draft. */
export function useReviewForm(order: OrderLink | null): ReviewFormState {
  const form = useReviewDraft();
  const [step, setStep] = useState<ReviewFormState["step"]>("email");
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [missing, setMissing] = useState<ReviewField[]>([]);
  const [key, setKey] = useState(() => newId());
  const [failedPicture, setFailedPicture] = useState<ChosenPicture | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const bought = useBought(order);
  const own = bought.find(({ product }) => product === form.product || (form.product === "" && bought.length === 1));
  useEffect(() => {
    if (own && form.size === "") saveReviewDraft({ ...form, ...own });
    // When the product becomes known, not when somebody empties the field.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [own?.product]);

  return {
    step,
    form,
    pictures,
    failedPicture,
    busy,
    error,
    missing,
    update: (change) => {
      saveReviewDraft({ ...form, ...change });
      setMissing(missing.filter((field) => !(field in change)));
    },
    verify: () => {
      if (!form.email.includes("@")) return setError(reviewFormTexts().invalidEmail);
      setError(null);
      setBusy(true);
      timer.current = setTimeout(() => {
        setBusy(false);
        setStep("form");
      }, verifyingMs);
    },
    back: () => {
      setError(null);
      setStep("email");
    },
    addPictures: (files) => {
      const { images, problem } = chooseImages(files, pictures.length);
      setError(problem);
      const added = files.filter((_, index) => images.includes(index));
      setPictures([...pictures, ...added.map((file) => ({ file, preview: URL.createObjectURL(file) }))]);
    },
    removePicture: (picture) => {
      URL.revokeObjectURL(picture.preview);
      setError(null);
      setFailedPicture(null);
      setPictures(pictures.filter((other) => other !== picture));
    },
    submit: async () => {
      const blank = missingReviewFields(form);
      setMissing(blank);
      if (blank[0]) {
        setError(reviewFormTexts().missing);
        return blank[0];
      }
      setBusy(true);
      setError(null);
      const result = await sendReview({ key, form, pictures, order });
      setBusy(false);
      if (result.kind === "sent") return "sent";
      setKey(result.key);
      setError(result.problem);
      setFailedPicture(result.picture ?? null);
      return "failed";
    },
  };
}

const boughtSchema = z.object({ data: z.array(z.object({ product: z.string(), size: z.string() })) });
type Bought = z.infer<typeof boughtSchema>["data"];

/** What the order of a signed link holds; nothing without one, nor while the shop cannot be asked: then the writer says it. */
function useBought(order: OrderLink | null): Bought {
  const [bought, setBought] = useState<Bought>([]);
  useEffect(() => {
    if (!order) return;
    callApi("/reviews/bought", { order }, boughtSchema).then(
      ({ data }) => setBought(data),
      () => undefined,
    );
  }, [order]);
  return bought;
}
