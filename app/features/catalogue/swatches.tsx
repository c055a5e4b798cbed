import type { ProductCard } from "./product.ts";

/** The colors of a product, as dots with names; nothing when there is one color only. */
export function Swatches({ colors, className = "" }: { colors: ProductCard["colors"]; className?: string }) {
  if (colors.length < 2) return null;
  return (
    <ul aria-label={`${colors.length} colors`} className={`flex gap-1.5 ${className}`}>
      {colors.slice(0, 5).map((color) => (
        <li key={color.name}>
          <Swatch hex={color.hex} className="size-4" />
          <span className="sr-only">{color.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** A dot of a color. Drawn as SVG: our content policy allows no style attributes. */
export function Swatch({ hex, className = "" }: { hex: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={className}>
      <circle cx="10" cy="10" r="9.5" fill={hex} stroke="#85868a" />
    </svg>
  );
}
