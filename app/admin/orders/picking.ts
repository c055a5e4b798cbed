import type { PickedVariant } from "#app/features/selling/orders/pick-list.server.ts";

/** Units that were taken from the shelf, by variant. */
export type Picked = Readonly<Record<string, number>>;

export type Scan =
  | { kind: "picked"; variant: PickedVariant; picked: Picked }
  /** All its units are there already. */
  | { kind: "enough"; variant: PickedVariant }
  | { kind: "unknown" };

/** One unit of the variant that a scanned or typed code names: its barcode, SKU or id. */
export function scan(variants: readonly PickedVariant[], picked: Picked, typed: string): Scan {
  const code = typed.trim().toLowerCase();
  // A UPC of 12 digits is scanned as an EAN of 13 by some scanners.
  const names = ({ gtin, sku, variantId }: PickedVariant) => [gtin, gtin && `0${gtin}`, sku?.toLowerCase(), variantId];
  const variant = code === "" ? undefined : variants.find((one) => names(one).includes(code));
  if (!variant) return { kind: "unknown" };
  const units = picked[variant.variantId] ?? 0;
  if (units >= variant.units) return { kind: "enough", variant };
  return { kind: "picked", variant, picked: { ...picked, [variant.variantId]: units + 1 } };
}

/** What the last scan led to, in words for the screen and for who hears it. */
export function scanText(result: Scan, picked: Picked): string {
  if (result.kind === "unknown") return "Not on this list. Put it back.";
  const { name, color, size, units, variantId } = result.variant;
  const what = `${name}, ${color}, ${size}`;
  if (result.kind === "enough") return `${what}: you already have all ${units}.`;
  return `${what}: ${picked[variantId]} of ${units}.`;
}
