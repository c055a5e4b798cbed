import { useEffect } from "react";
import { useFetcher } from "react-router";

import { formWords } from "#app/shared/form-words.texts.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { FitFields } from "./fit-fields.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import type { ReviewableProduct } from "./queries.server.ts";
import { reviewFormTexts } from "./review-form.texts.ts";
import type { ReviewField } from "./review-form.ts";
import type { ReviewFormState } from "./use-review-form.ts";

/** The second step: all fields of a review except its e-mail and stars. */
export function ReviewFields({ state }: { state: ReviewFormState }) {
  const { form, missing, update } = state;
  const texts = reviewFormTexts();
  const products = useFetcher<ReviewableProduct[]>();
  useEffect(() => {
    void products.load("/reviewable-products");
    // The list is loaded once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // The referrer may have named it by its slug.
  const named = products.data?.find(({ slug }) => slug === form.product)?.id;
  useEffect(() => {
    if (named !== undefined) update({ product: named });
    // When the list comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [named]);
  const text = (field: "name" | "location" | "product" | "feedback") => ({
    name: field,
    value: form[field],
    required: true,
    error: missing.includes(field) ? requirementOf(field) : undefined,
    onChange: (event: { target: { value: string } }) => update({ [field]: event.target.value }),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={formWords().name}
          placeholder={texts.firstName}
          autoComplete="given-name"
          maxLength={60}
          {...text("name")}
        />
        <TextField
          label={texts.location}
          placeholder={texts.city}
          autoComplete="address-level2"
          maxLength={80}
          {...text("location")}
        />
      </div>
      <SelectField
        label={texts.product}
        aria-busy={!products.data}
        {...text("product")}
        onChange={(event) => update({ product: event.target.value, size: "" })}
      >
        <option value="">{products.data ? texts.chooseProduct : texts.loadingProducts}</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FitFields state={state} sizes={products.data?.find(({ id }) => id === form.product)?.sizes ?? []} />
      <TextAreaField
        label={texts.feedback}
        placeholder={texts.feedbackExample}
        maxLength={2000}
        {...text("feedback")}
      />
      <PictureChooser state={state} />
    </>
  );
}

/** What to do about a field that is missing. */
export function requirementOf(field: ReviewField): string {
  const texts = reviewFormTexts();
  if (field === "rating") return texts.missingRating;
  return field === "product" ? texts.missingProduct : texts.missingField;
}
