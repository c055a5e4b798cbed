import { productPath } from "#app/features/catalogue/products/product.ts";
import { cutDescription } from "#app/shared/cut-description.ts";
import { slugOf } from "#app/shared/slug.ts";
import { TextField } from "#app/ui/field.tsx";

import { CardFields } from "./card-fields.tsx";
import type { FormValues } from "./field-form.ts";
import type { SectionProps } from "./form-section.ts";
import { FieldGroup, SectionPanel } from "./section-panel.tsx";

interface Props extends SectionProps {
  /** The form as it is now. */
  live: FormValues;
  /** Of a product that is there: its address is kept, so that links to it go on working. */
  productId: string | null;
}

/** How the product is found: by its address, in search engines, and by the shop's filters, which follow from the rest. */
export function SearchFields({ live, productId, ...section }: Props) {
  const text = (name: string) => (live[name] ?? "").trim();
  const slug = productId ?? (slugOf(text("address")) || slugOf(text("name")) || "product");
  const title = text("seoTitle") || text("name") || "Product name";
  const description = cutDescription(text("seoDescription") || text("shortDescription") || text("description"));
  return (
    <SectionPanel id="search" className="md:grid-cols-2!">
      <FieldGroup title="Address and search engines">
        {productId === null ? (
          <TextField
            label="Address"
            maxLength={60}
            autoComplete="off"
            placeholder={slugOf(text("name"))}
            {...section.field("address")}
            {...(section.field("address").error
              ? {}
              : { hint: "Made from the name. Can't be changed later, so that links keep working." })}
          />
        ) : null}
        <CardFields {...section} card="seo" />
        <figure className="border border-line p-4">
          <figcaption className="mb-2 text-xs text-muted">How search engines may show it</figcaption>
          <p className="text-xs break-all text-muted">{productPath({ id: slug, source: text("source") || "local" })}</p>
          <p className="mt-0.5 text-lg leading-snug font-medium wrap-anywhere">{title}</p>
          <p className="mt-0.5 text-sm wrap-anywhere text-muted">{description || "Its short description"}</p>
        </figure>
      </FieldGroup>
      <FieldGroup title="Filters">
        <CardFields {...section} card="filters" />
      </FieldGroup>
    </SectionPanel>
  );
}
