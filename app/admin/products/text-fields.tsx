import { CardFields } from "./card-fields.tsx";
import type { SectionProps } from "./form-section.ts";
import { MeasurementsEditor } from "./measurements-editor.tsx";
import { SectionPanel } from "./section-panel.tsx";

interface FitProps extends SectionProps {
  /** The names of the product's sizes. */
  sizes: readonly string[];
  onChange: () => void;
}

/** How it fits, and its measurements. */
export function FitFields({ sizes, onChange, ...section }: FitProps) {
  return (
    <SectionPanel id="fit">
      <CardFields {...section} card="fit" />
      <MeasurementsEditor values={section.values} sizes={sizes} onChange={onChange} />
    </SectionPanel>
  );
}

/** What this product alone says of shipping and returns: folded, for the shop's terms are said of all. */
export function ShippingFields(section: SectionProps) {
  return (
    <SectionPanel id="shipping" folded>
      <p className="text-sm text-muted">Leave blank to show the shop's terms.</p>
      <CardFields {...section} card="shipping" />
    </SectionPanel>
  );
}
