import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { FlatFields } from "./setting-fields.ts";
import { addedVatWarning, vatConfirmation } from "./vat-confirmation.ts";

interface Props {
  /** The setting as it is stored. */
  stored: FlatFields;
  problem: string | undefined;
}

/** On the VAT setting: what prices without VAT mean, and the words that are typed before prices lose it. */
export function VatWarning({ stored, problem }: Props) {
  if (stored["mode"] === "added") {
    return (
      <Notice tone="error" className="mb-6">
        <p className="font-semibold">{addedVatWarning}</p>
        <p>
          Every price also shows the price with VAT, which search engines get. Choose 'Prices include VAT' before
          consumers buy here.
        </p>
      </Notice>
    );
  }
  return (
    <TextField
      label={`To switch to 'VAT is added at checkout', type: ${vatConfirmation}`}
      name="confirmation"
      autoComplete="off"
      hint={addedVatWarning}
      error={problem}
      className="mb-6"
    />
  );
}
