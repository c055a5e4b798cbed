import { productFields } from "#app/features/catalogue/products/product-fields.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import type { SectionProps } from "./form-section.ts";

const { name, shortDescription, description, currency } = productFields;

/** Name and descriptions. */
export function BasicFields({ field }: SectionProps) {
  return (
    <Card title="Product" className="grid gap-4">
      <TextField label={name.label} maxLength={name.max} required autoComplete="off" {...field("name")} />
      <TextField
        label={shortDescription.label}
        maxLength={shortDescription.max}
        hint="One sentence for cards and search results"
        {...field("shortDescription")}
      />
      <TextAreaField
        label={description.label}
        rows={7}
        maxLength={description.max}
        required
        {...field("description")}
      />
    </Card>
  );
}

/** Price, and the price before a sale. */
export function PriceFields({ field, values }: SectionProps) {
  const amount = { type: "number", step: "0.01", min: 0, inputMode: "decimal" } as const;
  return (
    <Card title="Price" className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
        <TextField label="Price" required {...amount} {...field("price")} />
        <SelectField label={currency.label} name="currency" defaultValue={values.currency ?? currency.initial}>
          {currency.among.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Price before the sale"
        hint="Compare-at price. Shoppers see the lowest price of the past 30 days, as the law requires. For a sale with dates, schedule a campaign."
        {...amount}
        {...field("earlierPrice")}
      />
    </Card>
  );
}
