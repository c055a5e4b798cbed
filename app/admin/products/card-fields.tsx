import type { ReactNode } from "react";

import type { FieldCard, FieldKind, FieldOf, ProductField } from "#app/features/catalogue/products/field-kinds.ts";
import { productFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { choiceField } from "./field-form.ts";
import type { SectionProps } from "./form-section.ts";

interface ControlProps<Kind extends FieldKind> extends SectionProps {
  name: string;
  of: FieldOf<Kind>;
}

const labelOf = ({ label, formLabel = label }: ProductField) => formLabel;

function Line({ name, of, field, max }: ControlProps<FieldKind> & { max?: number }) {
  return <TextField label={labelOf(of)} maxLength={max} hint={of.hint} {...field(name)} />;
}

function Area({
  name,
  of,
  field,
  max = 5_000,
  hint = of.hint,
}: ControlProps<FieldKind> & { max?: number; hint?: string }) {
  return <TextAreaField label={labelOf(of)} rows={3} maxLength={max} hint={hint} {...field(name)} />;
}

const controls: { [Kind in FieldKind]: (props: ControlProps<Kind>) => ReactNode } = {
  line: (props) => <Line {...props} max={props.of.max} />,
  "optional-line": (props) => <Line {...props} max={props.of.max} />,
  code: (props) => <Line {...props} max={props.of.max} />,
  text: (props) => <Line {...props} max={props.of.max} />,
  paragraphs: (props) => <Area {...props} max={props.of.max} />,
  note: (props) => (props.of.isShort ? <Line {...props} /> : <Area {...props} />),
  lines: (props) => <Area {...props} hint={props.of.hint ?? "One per line"} />,
  words: (props) => <Line {...props} />,
  flag: ({ name, of, values }) => <Checkbox label={labelOf(of)} name={name} defaultChecked={values[name] === "on"} />,
  number: ({ name, of, field }) => (
    <TextField
      label={labelOf(of)}
      type="number"
      inputMode="numeric"
      min={of.min}
      max={of.max}
      hint={of.hint}
      {...field(name)}
    />
  ),
  choice: ({ name, of, field }) => (
    <SelectField label={labelOf(of)} hint={of.hint} {...field(name)}>
      {of.initial === undefined ? <option value="">{of.none ?? "None"}</option> : null}
      {of.among.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  ),
  choices: ({ of, values }) => (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4">
      <legend className="mb-1 text-sm font-medium">{labelOf(of)}</legend>
      {of.among.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          name={choiceField(of, id)}
          defaultChecked={values[choiceField(of, id)] === "on"}
          className="min-h-11 py-2.5"
        />
      ))}
    </fieldset>
  ),
  // Its editor needs the sizes of the form.
  measures: () => null,
};

/** The controls of a card's fields, in the order of the table, extra ones where they say something; short ones side by side where the first of them stands. */
export function CardFields({ card, ...section }: SectionProps & { card: FieldCard }) {
  const entries = productFieldEntries.filter(
    ([name, field]) => field.card === card && (!field.isExtra || (section.values[name] ?? "") !== ""),
  );
  const shorts = entries.filter(([, { isShort }]) => isShort);
  const control = ([name, field]: (typeof entries)[number]) => {
    const Control = controls[field.kind] as (props: ControlProps<FieldKind>) => ReactNode;
    return <Control key={name} {...section} name={name} of={field} />;
  };
  return entries.map((entry) => {
    if (!entry[1].isShort) return control(entry);
    return entry === shorts[0] ? (
      <div key="short" className="grid gap-4 sm:grid-cols-2">
        {shorts.map(control)}
      </div>
    ) : null;
  });
}
