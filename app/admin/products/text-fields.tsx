import { Card } from "#app/ui/card.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

import { MeasurementsEditor } from "./measurements-editor.tsx";
import type { SectionProps } from "./product-fields.ts";

/** The texts of a product's page: fit, materials, shipping. Lists have one entry a line. */
export function TextFields({
  field,
  values,
  sizes,
  onChange,
}: SectionProps & { sizes: readonly string[]; onChange: () => void }) {
  const area = (name: string, label: string, hint?: string) => (
    <TextAreaField label={label} rows={3} maxLength={5000} hint={hint} {...field(name)} />
  );
  const list = (name: string, label: string) => area(name, label, "One entry a line");
  return (
    <>
      <Card title="Size and fit" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {area("sizeFitDescription", "Size and fit")}
        {area("fitGuide", "Fit guide")}
        {area("sizeRecommendations", "Size recommendations")}
        <MeasurementsEditor values={values} sizes={sizes} onChange={onChange} />
      </Card>
      <Card title="Materials and care" className="grid gap-4">
        {list("materials", "Materials")}
        {list("careInstructions", "Care instructions")}
        {area("materialComposition", "Material composition", "Written out from the composition when it has one")}
        {area(
          "sustainabilityInfo",
          "About the materials",
          "What is recycled, organic or certified is a claim with its evidence",
        )}
      </Card>
      <Card title="Shipping and returns" className="grid gap-4">
        <p className="text-sm text-muted">Left empty, the shop's own terms show.</p>
        {area("shippingInfo", "Shipping")}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Shipping costs" {...field("shippingCosts")} />
          <TextField label="Delivery time" {...field("deliveryTime")} />
        </div>
        {list("returnPolicy", "Return policy")}
        {area("warrantyInfo", "Repairs and spare parts", "A guarantee is said with its guarantor, under Guarantee")}
      </Card>
    </>
  );
}
