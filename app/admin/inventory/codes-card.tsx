import { Form, useNavigation } from "react-router";

import { seenCodes } from "#app/features/catalogue/inventory/seen-codes.ts";
import type { VariantCodes } from "#app/features/catalogue/inventory/variant-codes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

export interface CodesAnswer {
  errors: Partial<Record<keyof VariantCodes | "form", string>>;
  typed: Readonly<Record<string, string>>;
}

interface Props {
  codes: VariantCodes;
  mayWrite: boolean;
  answer: CodesAnswer | undefined;
}

/** What a variant is found by in the warehouse: article number, barcode and place. */
export function CodesCard({ codes, mayWrite, answer }: Props) {
  const busy = useNavigation().formMethod === "POST";
  const field = (name: keyof VariantCodes) => ({
    name,
    defaultValue: answer?.typed[name] ?? codes[name] ?? "",
    error: answer?.errors[name],
    autoComplete: "off",
    spellCheck: false,
  });
  return (
    <Card title="In the warehouse" className="mb-8 max-w-3xl">
      {answer?.errors.form ? (
        <Notice tone="error" className="mb-4">
          {answer.errors.form}
        </Notice>
      ) : null}
      {/* Other codes, once they are saved, show here. */}
      <Form key={seenCodes(codes)} method="post" preventScrollReset className="grid items-start gap-4 sm:grid-cols-3">
        <input type="hidden" name="seen" value={seenCodes(codes)} />
        <fieldset disabled={!mayWrite} className="contents">
          <TextField label="SKU" maxLength={60} hint="Your article number" {...field("sku")} />
          <TextField
            label="Barcode"
            maxLength={20}
            inputMode="numeric"
            hint="EAN, UPC or GTIN on the label"
            {...field("gtin")}
          />
          <TextField label="Place" maxLength={20} hint="Shelf or bin, for example A-03" {...field("place")} />
          {mayWrite ? (
            <div className="sm:col-span-3">
              <Button type="submit" size="small" busy={busy}>
                Save
              </Button>
            </div>
          ) : null}
        </fieldset>
      </Form>
    </Card>
  );
}
