import { useState } from "react";

import { warningKinds } from "#app/features/catalogue/products/compliance-input.ts";
import { productParts, usualFibres } from "#app/features/catalogue/products/composition.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { type Fibre, fibreNames, fibres } from "#app/shared/fibres.ts";
import { TextButton } from "#app/ui/button.tsx";
import { Checkbox, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

import { componentField, rowCount, warningField } from "./compliance-form.ts";
import type { SectionProps } from "./form-section.ts";
import { ProposedNote } from "./proposed-note.tsx";
import { type OperatorChoice, SafetyFields } from "./safety-fields.tsx";
import { FieldGroup } from "./section-panel.tsx";

/** What the law wants said before a product is offered: composition, who answers for it, warnings, guarantee. */
export function ComplianceFields({ operators, ...section }: SectionProps & { operators: readonly OperatorChoice[] }) {
  return (
    <>
      <CompositionFields {...section} />
      <SafetyFields {...section} operators={operators} />
      <WarningFields {...section} />
      <details open={(section.values.guaranteeYears ?? "") !== "" || section.field("guarantee").error !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">Guarantee of the producer</summary>
        <GuaranteeFields {...section} operators={operators} />
      </details>
    </>
  );
}

const cell = "min-h-11 w-full min-w-0 border border-line-strong bg-white px-2 text-sm hover:border-ink";

/** The usual ones first, then all by name. */
const offeredFibres: readonly Fibre[] = [
  ...usualFibres,
  ...fibres
    .filter((id) => !(usualFibres as readonly Fibre[]).includes(id))
    .toSorted((a, b) => fibreNames.en[a].localeCompare(fibreNames.en[b])),
];
const nameOf = (text: string) => (Object.hasOwn(fibreNames.en, text) ? fibreNames.en[text as Fibre] : text);

function CompositionFields({ field, values, proposed }: SectionProps) {
  const hydrated = useHydrated();
  const [rows, setRows] = useState(() => rowCount(values, "component"));
  const { error } = field("components");
  return (
    <FieldGroup title="Composition">
      <SelectField label="Textile product" hint="At least 80% textile fibers by weight" {...field("textile")}>
        <option value="">Not set</option>
        <option value="yes">Yes: show its composition</option>
        <option value="no">No</option>
      </SelectField>
      <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? "components-error" : undefined}>
        <legend className="mb-1 text-sm font-medium">Fabric composition. Each part must total 100%.</legend>
        <ProposedNote text={proposed("components")} />
        {Array.from({ length: rows }, (_, i) => (
          <div key={i} className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)_4.5rem] gap-2">
            <select
              name={componentField(i, "part")}
              aria-label={`Part of row ${i + 1}`}
              defaultValue={values[componentField(i, "part")] ?? "whole"}
              className={cell}
            >
              {Object.entries(productParts).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <input
              name={componentField(i, "fibre")}
              aria-label={`Fiber of row ${i + 1}`}
              data-field={i === 0 ? "components" : undefined}
              defaultValue={nameOf(values[componentField(i, "fibre")] ?? "")}
              aria-invalid={error && i === 0 ? true : undefined}
              list="fibers"
              placeholder="Fiber"
              maxLength={60}
              autoComplete="off"
              className={cell}
            />
            <input
              name={componentField(i, "percent")}
              aria-label={`Percent of row ${i + 1}`}
              defaultValue={values[componentField(i, "percent")] ?? ""}
              inputMode="numeric"
              maxLength={4}
              placeholder="%"
              autoComplete="off"
              className={`${cell} text-right tabular-nums`}
            />
          </div>
        ))}
        <datalist id="fibers">
          {offeredFibres.map((id) => (
            <option key={id}>{fibreNames.en[id]}</option>
          ))}
        </datalist>
        <FieldError id="components-error" text={error} />
        {hydrated ? (
          <TextButton className="justify-self-start" onClick={() => setRows(rows + 1)}>
            Add a fiber
          </TextButton>
        ) : null}
      </fieldset>
      <Checkbox
        label="Contains non-textile parts of animal origin (leather, down)"
        name="animalParts"
        defaultChecked={values.animalParts === "on"}
      />
    </FieldGroup>
  );
}

function WarningFields({ field, values, proposed }: SectionProps) {
  const hydrated = useHydrated();
  const [rows, setRows] = useState(() => rowCount(values, "warning"));
  const error = field("warnings").error ?? field("noWarnings").error;
  return (
    <FieldGroup title="Warnings">
      <ProposedNote text={proposed("warnings")} />
      <Checkbox
        label="No warnings needed"
        name="noWarnings"
        data-field="warnings"
        defaultChecked={values.noWarnings === "on"}
      />
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="grid gap-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <select
            name={warningField(i, "kind")}
            aria-label={`Kind of warning ${i + 1}`}
            defaultValue={values[warningField(i, "kind")] ?? "use"}
            className={cell}
          >
            {Object.entries(warningKinds).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <input
            name={warningField(i, "text")}
            aria-label={`Text of warning ${i + 1}`}
            defaultValue={values[warningField(i, "text")] ?? ""}
            aria-invalid={error && i === 0 ? true : undefined}
            aria-describedby={error ? "warnings-error" : undefined}
            maxLength={500}
            autoComplete="off"
            className={cell}
          />
        </div>
      ))}
      <FieldError id="warnings-error" text={error} />
      {hydrated ? (
        <TextButton className="justify-self-start" onClick={() => setRows(rows + 1)}>
          Add a warning
        </TextButton>
      ) : null}
    </FieldGroup>
  );
}

function GuaranteeFields({ field, operators }: SectionProps & { operators: readonly OperatorChoice[] }) {
  const { error } = field("guarantee");
  return (
    <div data-field="guarantee" className="grid gap-4 pt-2">
      <p className="text-sm text-muted">
        For a free producer's guarantee that covers the whole product for at least 3 years. No guarantee? Leave the
        years blank.
      </p>
      <TextField
        label="Years"
        inputMode="numeric"
        maxLength={2}
        {...field("guaranteeYears")}
        {...(error ? { error } : {})}
      />
      <SelectField label="Guarantor" {...field("guarantorId")}>
        <option value="">None</option>
        {operators.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="What it covers and how to claim it"
        rows={3}
        maxLength={2000}
        {...field("guaranteeConditions")}
      />
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className="text-sm font-medium text-danger">
      {text}
    </p>
  ) : null;
}
