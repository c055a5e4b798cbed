import { conditionField, maxConditions } from "#app/features/catalogue/collections/conditions.ts";
import { conditionFields } from "#app/shared/collection-rules.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

/** Empty conditions that stand ready for more. */
const spare = 2;

/** The conditions of a rule: those that it has, and a few more. One without a value asks for nothing. */
export function ConditionFields({ texts, error }: { texts: Record<string, string>; error: string | undefined }) {
  const indexes = Array.from({ length: maxConditions }, (_, index) => index);
  const filled = indexes.filter((index) => texts[conditionField(index, "value")]);
  const shown = Math.min(maxConditions, (filled.at(-1) ?? -1) + 1 + spare);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-medium">Rule</legend>
      <SelectField
        label="A product is in it when it meets"
        name="match"
        defaultValue={texts["match"]}
        className="max-w-sm"
      >
        <option value="all">all conditions</option>
        <option value="any">any condition</option>
      </SelectField>
      {indexes.slice(0, shown).map((index) => (
        <div key={index} className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={`Condition ${index + 1}`}
            name={conditionField(index, "field")}
            defaultValue={texts[conditionField(index, "field")] ?? "tag"}
          >
            {Object.entries(conditionFields).map(([field, name]) => (
              <option key={field} value={field}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={`Value ${index + 1}`}
            name={conditionField(index, "value")}
            defaultValue={texts[conditionField(index, "value")] ?? ""}
            maxLength={100}
            autoComplete="off"
            hint={index === 0 ? "A tag, a type, kronor, or: In stock, Sold out. Empty: not asked." : undefined}
            error={index === 0 ? error : undefined}
          />
        </div>
      ))}
    </fieldset>
  );
}
