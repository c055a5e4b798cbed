import type { ComponentProps, ReactNode } from "react";

import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";

/** A line of an order in a form: its picture and name, and the fields for its units. */
export function UnitLine({
  line,
  children,
}: {
  line: { name: string; color: string; size: string; image: string };
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-3 first:pt-0 last:pb-0 sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <ProductPicture url={line.image} alt="" sizes="3rem" widest={320} className="aspect-4/5 w-12" />
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="font-medium">{line.name}</span>
        <span className="block text-muted">
          {line.color}, {line.size}
        </span>
      </p>
      <div className="flex flex-wrap gap-4 max-sm:col-start-2">{children}</div>
    </li>
  );
}

interface UnitFieldProps extends ComponentProps<"input"> {
  /** What stands behind the number: 'of 3'. */
  label: string;
  /** What it counts, for screen readers: 'Pulse Core Tee, Black, M to send'. */
  of: string;
  max: number;
}

/** A number of units. */
export function UnitField({ label, of, max, ...rest }: UnitFieldProps) {
  return (
    <label className="flex items-center gap-2 text-sm text-muted tabular-nums">
      <span className="sr-only">{of}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        // A wheel that scrolls the page would change the number of the field it began in.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        {...rest}
        className="min-h-11 w-20 border border-line-strong bg-white px-3 text-base text-ink hover:border-ink"
      />
      <span className="whitespace-nowrap">{label}</span>
    </label>
  );
}
