import { Card } from "#app/ui/card.tsx";

import { CardFields } from "./card-fields.tsx";
import type { SectionProps } from "./form-section.ts";
import { MeasurementsEditor } from "./measurements-editor.tsx";

/** The texts of a product's page: fit, materials, shipping. */
export function TextFields({
  sizes,
  onChange,
  ...section
}: SectionProps & { sizes: readonly string[]; onChange: () => void }) {
  return (
    <>
      <Card title="Size and fit" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <CardFields {...section} card="fit" />
        <MeasurementsEditor values={section.values} sizes={sizes} onChange={onChange} />
      </Card>
      <Card title="Materials and care" className="grid gap-4">
        <CardFields {...section} card="materials" />
      </Card>
      <Card title="Shipping and returns" className="grid gap-4">
        <p className="text-sm text-muted">Leave blank to show the shop's terms.</p>
        <CardFields {...section} card="shipping" />
      </Card>
    </>
  );
}
