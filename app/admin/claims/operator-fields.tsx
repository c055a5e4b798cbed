import { operatorRoles } from "#app/features/catalogue/operators/operator.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

/** The fields of a manufacturer or responsible person. */
export function OperatorFieldset({ values }: { values: Readonly<Record<string, string>> }) {
  const field = (name: string) => ({ name, defaultValue: values[name] ?? "" });
  return (
    <>
      <TextField label="Name" required maxLength={200} {...field("name")} />
      <SelectField label="Role" {...field("role")} defaultValue={values.role ?? "manufacturer"}>
        {Object.entries(operatorRoles).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label="Email or contact page" required maxLength={200} {...field("electronicAddress")} />
      <TextField label="Street" required maxLength={200} {...field("street")} />
      <TextField label="Postal code" maxLength={20} {...field("postalCode")} />
      <TextField label="Town" required maxLength={100} {...field("city")} />
      <TextField label="Country" required maxLength={2} hint="Country code, for example SE" {...field("country")} />
    </>
  );
}
