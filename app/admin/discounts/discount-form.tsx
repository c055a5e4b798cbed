import { useState } from "react";
import { Form, useNavigation } from "react-router";

import { type Conflict, ConflictNotice } from "#app/admin/frame/conflict-notice.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import { isPercentage } from "#app/features/selling/discounts/evaluate-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { toSwedishField } from "#app/shared/swedish-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, SelectField, TextField } from "#app/ui/field.tsx";

/** What the server said of a form that was not saved. */
export interface CodeAnswer {
  fields: Record<string, string>;
  errors: Record<string, string>;
  conflict?: Conflict;
}

interface Props {
  /** The code to edit; null for a new one. */
  code: StoredCode | null;
  answer: CodeAnswer | undefined;
  mayWrite: boolean;
}

const amount = (hundredths: number | null) => (hundredths === null ? "" : String(hundredths / 100).replace(".", ","));
const limit = (count: number | null) => (count === null ? "" : String(count));

/** The fields of a code as texts, as the form sends them. */
function textsOf(code: StoredCode | null): Record<string, string> {
  if (!code) return { discountType: "percentage", isActive: "on" };
  return {
    discountType: isPercentage(code) ? "percentage" : "fixed",
    valueHundredths: amount(code.valueHundredths),
    minOrderOre: amount(code.minOrderOre),
    maxDiscountOre: amount(code.maxDiscountOre),
    startsAt: toSwedishField(code.startsAt),
    expiryDate: toSwedishField(code.expiryDate),
    maxUses: limit(code.maxUses),
    maxUsesPerCustomer: limit(code.maxUsesPerCustomer),
    description: code.description,
    ...(code.isActive ? { isActive: "on" } : {}),
  };
}

/** The fields of a discount code. It carries the version it was filled from, so that nobody's edit is overwritten unseen. */
export function DiscountForm({ code, answer, mayWrite }: Props) {
  const version = code?.updatedAt ?? "new";
  const [touched, setTouched] = useState<string | null>(null);
  const saving = useNavigation().formMethod === "POST";
  const texts = answer?.fields ?? textsOf(code);
  const field = (name: string) => ({
    name,
    defaultValue: texts[name] ?? "",
    error: answer?.errors[name],
    autoComplete: "off",
  });
  return (
    <Form
      method="post"
      key={`${version} ${answer ? "answered" : ""}`}
      onChange={() => setTouched(version)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <UnsavedChanges unsaved={touched === version && !saving} />
      {answer?.conflict ? (
        <div className="sm:col-span-2">
          <ConflictNotice
            conflict={answer.conflict}
            pagePath={`/admin/discounts/${encodeURIComponent(code?.code ?? "")}`}
          />
        </div>
      ) : null}
      <input type="hidden" name="intent" value="save" />
      <input
        type="hidden"
        name="updatedAt"
        value={answer?.conflict?.savedAt ?? answer?.fields["updatedAt"] ?? code?.updatedAt ?? ""}
      />
      <fieldset disabled={!mayWrite} className="contents">
        {code ? null : (
          <TextField
            label="Code"
            {...field("code")}
            required
            maxLength={40}
            autoCapitalize="characters"
            hint="Saved in capitals. You can't change it later."
            className="sm:col-span-2"
          />
        )}
        <SelectField label="Type" name="discountType" defaultValue={texts["discountType"]}>
          <option value="percentage">Percentage</option>
          <option value="fixed">Fixed amount (kr)</option>
        </SelectField>
        <TextField label="Value" {...field("valueHundredths")} required inputMode="decimal" hint="In % or kr" />
        <TextField label="Minimum order (kr)" {...field("minOrderOre")} inputMode="decimal" hint="Optional" />
        <TextField
          label="Maximum discount (kr)"
          {...field("maxDiscountOre")}
          inputMode="decimal"
          hint="Optional, for percentages"
        />
        <TextField
          label="Starts"
          {...field("startsAt")}
          type="datetime-local"
          hint="Swedish time. Leave blank to start right away."
        />
        <TextField label="Ends" {...field("expiryDate")} type="datetime-local" hint="Swedish time. Optional" />
        <TextField label="Total uses" {...field("maxUses")} inputMode="numeric" hint="Leave blank for no limit" />
        <TextField
          label="Uses per customer"
          {...field("maxUsesPerCustomer")}
          inputMode="numeric"
          hint="By email. Leave blank for no limit"
        />
        <TextField
          label="Description"
          {...field("description")}
          maxLength={200}
          hint="Shoppers see it when they apply the code"
          className="sm:col-span-2"
        />
        <Checkbox
          label="Active"
          name="isActive"
          defaultChecked={texts["isActive"] === "on"}
          className="sm:col-span-2"
        />
        {mayWrite ? (
          <div className="sm:col-span-2">
            <Button type="submit" size="small" busy={saving}>
              {answer?.conflict ? "Save my version" : code ? "Save" : "Create code"}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </Form>
  );
}
