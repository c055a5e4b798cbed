import type { ReactNode } from "react";

import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { caseFieldTexts } from "./case-frame.texts.ts";

interface NoticesProps {
  /** Whether the page was opened by a link that has expired. */
  isExpired: boolean;
  /** What is wrong with all of the form, and by field. */
  notice: string | null;
  errors: object;
}

/** What is said above a form: that its link has expired, and why it was refused. */
export function FormNotices({ isExpired, notice, errors }: NoticesProps) {
  return (
    <>
      {isExpired ? (
        <Notice tone="warning" className="mb-8">
          {caseFieldTexts().expired}
        </Notice>
      ) : null}
      {notice || Object.keys(errors).length > 0 ? (
        <Notice tone="error" takesFocus className="mb-8">
          {notice ?? caseFieldTexts().checkFields}
        </Notice>
      ) : null}
    </>
  );
}

interface Typed<Name extends string> {
  values: Record<Name, string>;
  errors: Partial<Record<Name, string>>;
}

/** The number of an order that no link names. */
export function ReferenceField({ values, errors }: Typed<"reference">) {
  const texts = caseFieldTexts();
  return (
    <TextField
      label={texts.orderNumber}
      name="reference"
      required
      maxLength={60}
      defaultValue={values.reference}
      error={errors.reference}
      hint={texts.orderNumberHint}
    />
  );
}

/** Who writes, and where the receipt goes; `children` stand between. */
export function ContactFields({ values, errors, children }: Typed<"name" | "email"> & { children?: ReactNode }) {
  const texts = caseFieldTexts();
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        maxLength={200}
        defaultValue={values.name}
        error={errors.name}
      />
      {children}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={200}
        defaultValue={values.email}
        error={errors.email}
      />
    </>
  );
}

/** A line of an order of which a number is chosen. */
interface UnitsLine {
  id: string;
  name: string;
  color: string;
  size: string;
  image: string;
  /** How many there are to choose; with none there is no field. */
  most: number;
  /** Stand behind the field, and name it after the line: `of 2`, `number of 2`. */
  text: string;
  label: string;
  notes?: readonly string[];
}

interface UnitsProps {
  legend: string;
  lines: readonly UnitsLine[];
  /** Units by the id of their line. */
  units: Record<string, number>;
  error: string | undefined;
}

/** How many of each line of an order are meant. */
export function UnitsFields({ legend, lines, units, error }: UnitsProps) {
  return (
    <fieldset aria-describedby={error ? "units-error" : undefined}>
      <legend className="font-semibold">{legend}</legend>
      {error ? (
        <p id="units-error" className="mt-2 text-sm text-danger">
          {error}
        </p>
      ) : null}
      <ul className="mt-4 ruled border-y border-line">
        {lines.map(({ id, name, color, size, image, most, text, label, notes = [] }) => (
          <li key={id} className="flex gap-4 py-4">
            <ProductPicture url={image} alt="" width={160} className="aspect-4/5 w-16 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="leading-5 font-semibold">{name}</p>
              <p className="mt-1 text-sm text-muted">{`${color}, ${size}`}</p>
              {most > 0 ? (
                <label className="mt-2 flex items-center gap-3 text-sm">
                  <input
                    type="number"
                    name={`units.${id}`}
                    min={0}
                    max={most}
                    step={1}
                    inputMode="numeric"
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? "units-error" : undefined}
                    defaultValue={units[id] ?? 0}
                    aria-label={`${name}, ${color}, ${size}: ${label}`}
                    className="min-h-12 w-20 border border-line-strong bg-white px-3 text-base text-ink tabular-nums aria-invalid:border-danger"
                  />
                  {text}
                </label>
              ) : null}
              {notes.map((note) => (
                <p key={note} className="mt-2 text-sm text-muted">
                  {note}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
