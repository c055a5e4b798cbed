import { useEffect } from "react";
import { useFetcher } from "react-router";

import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { PictureChooser } from "./picture-chooser.tsx";
import { RatingField } from "./rating-field.tsx";
import type { ReviewField } from "./review-form.ts";
import type { ReviewFormState } from "./use-review-form.ts";

/** The second step: all fields of a review except its e-mail. */
export function ReviewFields({ state }: { state: ReviewFormState }) {
  const { form, missing, update } = state;
  const products = useFetcher<{ id: string; name: string }[]>();
  useEffect(() => {
    void products.load("/reviewable-products");
    // The list is loaded once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const text = (field: "name" | "location" | "product" | "feedback") => ({
    name: field,
    value: form[field],
    required: true,
    error: missing.includes(field) ? requirement(field) : undefined,
    onChange: (event: { target: { value: string } }) => update({ [field]: event.target.value }),
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          placeholder="First name only"
          autoComplete="given-name"
          maxLength={60}
          {...text("name")}
        />
        <TextField
          label="Location"
          placeholder="City"
          autoComplete="address-level2"
          maxLength={80}
          {...text("location")}
        />
      </div>
      <SelectField label="Product" aria-busy={!products.data} {...text("product")}>
        <option value="">{products.data ? "Choose a product" : "Loading products..."}</option>
        {products.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <RatingField
        rating={form.rating}
        error={missing.includes("rating") ? requirement("rating") : undefined}
        onRate={(rating) => update({ rating })}
      />
      <TextAreaField
        label="Feedback"
        placeholder="How does it fit, feel and last?"
        maxLength={2000}
        {...text("feedback")}
      />
      <PictureChooser state={state} />
    </>
  );
}

function requirement(field: ReviewField): string {
  if (field === "rating") return "Select a rating.";
  return field === "product" ? "Choose a product." : "Fill in this field.";
}
