import { Checkbox, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { PictureField } from "./picture-field.tsx";
import type { FlatFields, SettingField } from "./setting-fields.ts";
import { SettingListField } from "./setting-list-field.tsx";

interface FieldsetProps {
  fields: readonly SettingField[];
  values: FlatFields;
  /** Messages by the path of a field. */
  problems: FlatFields;
  /** Where the fields stand in the form: `slides.0.`; empty for those of the setting itself. */
  prefix?: string;
  /** Called when something changed that fires no input event. */
  onChange: () => void;
}

/** The keyboard a phone shows for a kind of text. */
const keyboards = {
  text: "text",
  email: "email",
  number: "numeric",
  kronor: "decimal",
  percent: "decimal",
  rate: "decimal",
} as const;

/** The fields of a setting, or of a part of it. */
export function SettingFieldset({ fields, prefix = "", ...rest }: FieldsetProps) {
  return (
    <div className="grid gap-5">
      {fields.map((field) => (
        <Field key={field.name} field={field} path={prefix + field.name} {...rest} />
      ))}
    </div>
  );
}

function Field({
  field,
  path,
  ...rest
}: Omit<FieldsetProps, "fields" | "prefix"> & { field: SettingField; path: string }) {
  const { values, problems, onChange } = rest;
  const { label, hint } = field;
  const error = problems[path];
  const input = { label, hint, error, name: path, defaultValue: values[path] ?? "" };
  switch (field.kind) {
    case "group":
      return (
        <fieldset className="grid gap-4 border-t border-line pt-5">
          <legend className="float-left mb-4 text-lg font-semibold">{label}</legend>
          <SettingFieldset fields={field.fields} prefix={`${path}.`} {...rest} />
        </fieldset>
      );
    case "list":
      return (
        <SettingListField
          field={field}
          path={path}
          values={values}
          problem={problems[path]}
          onChange={onChange}
          renderEntry={(prefix, entry) => (
            <SettingFieldset fields={field.fields} prefix={prefix} {...rest} values={entry} />
          )}
        />
      );
    case "flag":
      return (
        <div>
          <Checkbox label={label} name={path} defaultChecked={values[path] === "on"} />
          {error || hint ? (
            <p className={`mt-1 text-sm ${error ? "text-danger" : "text-muted"}`}>{error ?? hint}</p>
          ) : null}
        </div>
      );
    case "open-choices":
      return (
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-medium">{label}</legend>
          {field.options.map(([id, name]) => (
            <Checkbox key={id} label={name} name={`${path}.${id}`} defaultChecked={values[`${path}.${id}`] === "on"} />
          ))}
          {error ? <p className="text-sm text-danger">{error}</p> : null}
        </fieldset>
      );
    case "choice":
      return (
        <SelectField {...input}>
          {field.options.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "picture":
      return <PictureField label={label} name={path} value={values[path] ?? ""} error={error} onChange={onChange} />;
    case "paragraph":
      return <TextAreaField {...input} rows={3} />;
    case "document":
      return <TextAreaField {...input} rows={28} spellCheck />;
    case "text":
    case "email":
    case "number":
    case "kronor":
    case "percent":
    case "rate":
      return (
        <TextField {...input} type={field.kind === "email" ? "email" : "text"} inputMode={keyboards[field.kind]} />
      );
  }
}
