import { defaultColors, defaultSizes, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import type { ProductSize } from "#app/features/catalogue/products/product.ts";
import type { Currency } from "#app/shared/currencies.ts";

import { BasicFields, PriceFields } from "./basic-fields.tsx";
import { CardFields } from "./card-fields.tsx";
import { shopColorNamed } from "./color-edit.ts";
import { ComplianceFields } from "./compliance-fields.tsx";
import type { FormValues } from "./field-form.ts";
import type { SectionProps } from "./form-section.ts";
import { MediaEditor } from "./media-editor.tsx";
import { OptionFields } from "./option-fields.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import { PriorPrices } from "./prior-prices.tsx";
import { ProposedNote } from "./proposed-note.tsx";
import type { ProductFormData } from "./read-product-form.server.ts";
import { SearchFields } from "./search-fields.tsx";
import { FieldGroup, SectionPanel } from "./section-panel.tsx";
import { FitFields, ShippingFields } from "./text-fields.tsx";
import { withNewSizes } from "./third-option.ts";
import type { useProductDraft } from "./use-product-draft.ts";
import { VariantGrid } from "./variant-grid.tsx";

interface Props extends Pick<ProductFormData, "product" | "operators" | "shopColors" | "kinds"> {
  section: SectionProps;
  draft: ReturnType<typeof useProductDraft>;
  /** The form as it is now. */
  live: FormValues;
  /** Another one draws what is proposed. */
  round: number;
  problems: FormValues;
  onKind: (kind: string) => void;
  /** Takes a field's problem away when an editor changes it. */
  clearing: <T>(field: string, change: (value: T) => void) => (value: T) => void;
}

/** The sections of the product form, in the order in which a product is made. */
export function ProductSections(props: Props) {
  const { section, product, operators, shopColors, kinds, draft, live, round, problems, onKind, clearing } = props;
  const { values } = section;
  const third = live.thirdLabel ?? "";
  const hasThird = third !== "" || draft.sizes.some(({ thirdValue }) => thirdValue !== undefined);
  return (
    <>
      <BasicFields {...section} kinds={kinds} onKind={onKind} />
      <SectionPanel id="price" className={product ? "md:grid-cols-2!" : ""}>
        <div className="grid content-start gap-4">
          <PriceFields {...section} />
        </div>
        {product ? <PriorPrices {...product} currency={(values.currency ?? "SEK") as Currency} /> : null}
      </SectionPanel>
      <SectionPanel id="variants" className="gap-6!">
        <div className="grid gap-6 xl:grid-cols-2">
          <OptionsEditor
            kind="color"
            title="Colors"
            options={draft.colors}
            onChange={clearing("colors", draft.setColors)}
            named={(name) => shopColorNamed(shopColors, name)}
            known={shopColors}
            onNamed={draft.settleColor}
            defaults={Object.keys(defaultColors)}
            defaultsLabel="Add standard colors"
            error={problems.colors}
          />
          <div className="grid content-start gap-2">
            <ProposedNote text={section.proposed("sizes")} />
            <OptionsEditor
              kind="size"
              title="Sizes"
              options={draft.sizes}
              onChange={clearing("sizes", (next: ProductSize[]) => draft.setSizes(withNewSizes(draft.sizes, next)))}
              third={hasThird ? third || "Third option" : undefined}
              named={sizeNamed}
              defaults={defaultSizes}
              defaultsLabel="Add standard sizes"
              error={problems.sizes}
            />
            <OptionFields
              key={`options ${round}`}
              {...section}
              third={third}
              sizes={draft.sizes}
              onSizes={clearing("sizes", draft.setSizes)}
            />
          </div>
        </div>
        <VariantGrid
          colors={draft.colors}
          sizes={draft.sizes}
          cells={draft.cells}
          onChange={clearing("variants", draft.setCells)}
          details={draft.details}
          onDetails={clearing("variants", draft.setDetails)}
          loaded={draft.loaded}
          pictures={draft.pictures}
          error={problems.variants}
        />
      </SectionPanel>
      <SectionPanel id="pictures">
        <MediaEditor
          name="media"
          value={draft.pictures}
          onChange={clearing("media", draft.updatePictures)}
          colors={draft.colors}
          productName={live.name ?? ""}
          error={problems.media}
        />
      </SectionPanel>
      <SectionPanel key={`safety ${round}`} id="safety" className="gap-8! 2xl:grid-cols-2!">
        <ComplianceFields {...section} operators={operators} />
        <FieldGroup title="Materials and care" className="2xl:col-span-2">
          <CardFields {...section} card="materials" />
        </FieldGroup>
      </SectionPanel>
      <FitFields {...section} sizes={draft.sizes.map(({ name }) => name)} onChange={draft.markChanged} />
      <SearchFields {...section} live={live} productId={product?.id ?? null} />
      <ShippingFields {...section} />
    </>
  );
}
