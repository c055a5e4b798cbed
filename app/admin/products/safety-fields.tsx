import { Link } from "react-router";

import { SelectField, TextField } from "#app/ui/field.tsx";

import type { SectionProps } from "./form-section.ts";
import { FieldGroup } from "./section-panel.tsx";

/** An operator as the product form offers it. */
export interface OperatorChoice {
  id: string;
  /** With its role and country. */
  name: string;
  country: string;
}

/** Who makes a product and answers for it (Reg. (EU) 2023/988 art. 19). */
export function SafetyFields({ field, operators }: SectionProps & { operators: readonly OperatorChoice[] }) {
  const choices = operators.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  return (
    <FieldGroup title="Product safety">
      <SelectField label="Manufacturer" {...field("manufacturerId")}>
        <option value="">Not set</option>
        {choices}
      </SelectField>
      <SelectField
        label="Responsible person in the EU"
        hint="Required if the manufacturer is outside the EU and EEA"
        {...field("responsiblePersonId")}
      >
        <option value="">None</option>
        {choices}
      </SelectField>
      <TextField label="Model number" maxLength={80} autoComplete="off" {...field("modelNumber")} />
      <p className="text-sm">
        <Link to="/admin/operators" discover="none" className="underline underline-offset-4">
          Manufacturers and responsible persons
        </Link>
      </p>
    </FieldGroup>
  );
}
