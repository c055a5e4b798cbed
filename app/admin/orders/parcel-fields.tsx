import { carrierIds, carrierName } from "#app/features/shop/shipping/carriers.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

interface Props {
  typed: { carrier?: string | undefined; trackingId?: string | undefined };
  required?: boolean;
  numberLabel?: string;
  hint?: string;
}

/** With whom a parcel is sent, and its number there. */
export function ParcelFields({ typed, required = false, numberLabel = "Tracking ID", hint }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Carrier" name="carrier" required={required} defaultValue={typed.carrier || carrierIds[0]}>
        {carrierIds.map((id) => (
          <option key={id} value={id}>
            {carrierName(id)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={numberLabel}
        name="trackingId"
        defaultValue={typed.trackingId}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        hint={hint}
      />
    </div>
  );
}
