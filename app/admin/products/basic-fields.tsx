import { productCategories } from "#app/features/catalogue/products/categories.ts";
import { productFields } from "#app/features/catalogue/products/product-fields.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { CardFields } from "./card-fields.tsx";
import type { SectionProps } from "./form-section.ts";
import { SectionPanel } from "./section-panel.tsx";

const { name, shortDescription, description, category, productType, currency } = productFields;

interface Props extends SectionProps {
  /** The kinds that the shop has. */
  kinds: readonly string[];
  /** A kind is written: what is usual of it can be proposed. */
  onKind: (kind: string) => void;
}

/** What it is called, what it is, and what is said of it. */
export function BasicFields({ kinds, onKind, ...section }: Props) {
  const { field, values } = section;
  const current = values.category ?? "";
  const categories = [...new Set([...productCategories, ...(current === "" ? [] : [current])])];
  return (
    <SectionPanel id="basics">
      <TextField label={name.label} maxLength={name.max} required autoComplete="off" {...field("name")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={productType.label}
          hint={productType.hint}
          maxLength={productType.max}
          list="product-kinds"
          autoComplete="off"
          onBlur={({ target }) => onKind(target.value)}
          {...field("productType")}
        />
        <datalist id="product-kinds">
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </datalist>
        <SelectField label={category.label} required {...field("category")}>
          <option value="">Choose a category</option>
          {categories.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={shortDescription.label}
        maxLength={shortDescription.max}
        hint="One sentence for cards and search results"
        {...field("shortDescription")}
      />
      <TextAreaField
        label={description.label}
        rows={6}
        maxLength={description.max}
        hint="An empty line starts a paragraph. Lists: - item. Headings: ## heading. **Bold**, *italics*, [link](/shop)."
        required
        {...field("description")}
      />
      <CardFields {...section} card="organization" />
      <details open={![undefined, "", "local"].includes(values.source) || (values.originalId ?? "") !== ""}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">Supplier</summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <CardFields {...section} card="supplier" />
        </div>
      </details>
    </SectionPanel>
  );
}

/** Price, and the price before a sale. */
export function PriceFields({ field, values }: SectionProps) {
  const amount = { type: "number", step: "0.01", min: 0, inputMode: "decimal" } as const;
  return (
    <>
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
    </>
  );
}
