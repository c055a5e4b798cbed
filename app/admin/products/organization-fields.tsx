import { useState } from "react";

import { fits, sports } from "#app/features/catalogue/catalogue/attributes.ts";
import { productCategories } from "#app/features/catalogue/catalogue/categories.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { productStates } from "#app/shared/states.ts";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField, TextField } from "#app/ui/field.tsx";

import type { SectionProps } from "./product-fields.ts";
import { sportField } from "./product-form.ts";

const stateTexts: Record<(typeof productStates)[number], string> = {
  published: "Published: for sale",
  draft: "Draft: not for sale yet",
  scheduled: "Scheduled: published by itself",
  private: "Private: kept from the shop",
};

/** Whether and when shoppers see it. */
export function StateFields({ field, values }: SectionProps) {
  const hydrated = useHydrated();
  const [state, setState] = useState(values.state ?? "draft");
  return (
    <Card title="State" className="grid gap-4">
      <SelectField
        label="State"
        name="state"
        defaultValue={values.state ?? "draft"}
        onChange={({ target }) => setState(target.value)}
      >
        {productStates.map((id) => (
          <option key={id} value={id}>
            {stateTexts[id]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Publish at"
        type="datetime-local"
        hint="Swedish time"
        className={hydrated && state !== "scheduled" ? "hidden" : ""}
        {...field("publishAt")}
      />
      <Checkbox label="NEW badge" name="isNew" defaultChecked={values.isNew === "on"} />
      <Checkbox label="Featured" name="featured" defaultChecked={values.featured === "on"} />
      <Checkbox
        label="For sale while in stock. Untick it to show the whole product as sold out."
        name="inStock"
        defaultChecked={values.inStock === "on"}
      />
    </Card>
  );
}

/** Where it belongs: category, type, tags, source. */
export function OrganizationFields({ field, values }: SectionProps) {
  const current = values.category ?? "";
  const categories = [...new Set([...productCategories, ...(current === "" ? [] : [current])])];
  return (
    <Card title="Organization" className="grid gap-4">
      <SelectField label="Category" required {...field("category")}>
        <option value="">Choose a category</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <TextField
        label="Product type"
        maxLength={100}
        hint="Such as T-Shirt or Leggings: it decides the chips it stands under"
        {...field("productType")}
      />
      <TextField label="Tags" hint="Separated by commas" {...field("tags")} />
      <TextField label="Source" maxLength={60} hint="local, or who sends it: cjdropshipping" {...field("source")} />
      <TextField label="Original id" maxLength={200} hint="Its id at the source" {...field("originalId")} />
    </Card>
  );
}

/** What shoppers narrow lists by. The other filters follow from type, composition, colors and sizes. */
export function AttributeFields({ field, values }: SectionProps) {
  return (
    <Card title="Filters" className="grid gap-4">
      <SelectField label="Fit" hint="How it sits on the body" {...field("fit")}>
        <option value="">Says nothing here</option>
        {fits.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid min-w-0 grid-cols-2 gap-x-4">
        <legend className="mb-1 text-sm font-medium">Sports it is made for</legend>
        {sports.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            name={sportField(id)}
            defaultChecked={values[sportField(id)] === "on"}
            className="min-h-11 py-2.5"
          />
        ))}
      </fieldset>
    </Card>
  );
}
