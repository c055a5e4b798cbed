import { useState } from "react";

import { productCategories } from "#app/features/catalogue/products/categories.ts";
import { productFields } from "#app/features/catalogue/products/product-fields.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { productStates } from "#app/shared/states.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

import { CardFields } from "./card-fields.tsx";
import type { SectionProps } from "./form-section.ts";
import { stateTexts } from "./state-texts.ts";

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
      <CardFields field={field} values={values} card="state" />
    </Card>
  );
}

/** Where it belongs: category, type, tags, source. */
export function OrganizationFields({ field, values }: SectionProps) {
  const current = values.category ?? "";
  const categories = [...new Set([...productCategories, ...(current === "" ? [] : [current])])];
  return (
    <Card title="Organization" className="grid gap-4">
      <SelectField label={productFields.category.label} required {...field("category")}>
        <option value="">Choose a category</option>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <CardFields field={field} values={values} card="organization" />
    </Card>
  );
}

/** What shoppers narrow lists by. The other filters follow from type, composition, colors and sizes. */
export function AttributeFields(section: SectionProps) {
  return (
    <Card title="Filters" className="grid gap-4">
      <CardFields {...section} card="filters" />
    </Card>
  );
}
