import { useState } from "react";
import { Form, useNavigation } from "react-router";

import { type Conflict, ConflictNotice } from "#app/admin/frame/conflict-notice.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import { kindOf } from "#app/features/selling/discounts/discount-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { toSwedishField } from "#app/shared/swedish-time.ts";
import { Button } from "#app/ui/button.tsx";

import { CodeFieldset } from "./code-fieldset.tsx";

/** What the server said of a form that was not saved. */
export interface CodeAnswer {
  fields: Record<string, string>;
  errors: Record<string, string>;
  conflict?: Conflict;
  /** The products that were selected. */
  named: PickedProduct[];
}

interface Props {
  /** The discount to edit; null for a new one. */
  code: StoredCode | null;
  /** What names a new one, should it be automatic. */
  newId?: string;
  /** The products that it is for, when not for all. */
  named: readonly PickedProduct[];
  answer: CodeAnswer | undefined;
  mayWrite: boolean;
}

const amount = (hundredths: number | null) => (hundredths === null ? "" : String(hundredths / 100).replace(".", ","));
const limit = (count: number | null) => (count === null ? "" : String(count));

/** The fields of a code as texts, as the form sends them. */
function textsOf(code: StoredCode | null): Record<string, string> {
  if (!code) return { method: "code", discountType: "percentage", scope: "everything", isActive: "on" };
  return {
    method: code.method,
    title: code.title,
    discountType: kindOf(code),
    valueHundredths: amount(code.valueHundredths),
    buyQuantity: limit(code.buyQuantity),
    getQuantity: limit(code.getQuantity),
    scope: code.productIds === null ? "everything" : "products",
    market: code.market ?? "",
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

/** The fields of a discount code, of its type alone. It carries the version it was filled from, so that nobody's edit is overwritten unseen. */
export function DiscountForm({ code, newId, named, answer, mayWrite }: Props) {
  const version = code?.updatedAt ?? "new";
  const [touched, setTouched] = useState<string | null>(null);
  const saving = useNavigation().formMethod === "POST";
  const texts = answer?.fields ?? textsOf(code);
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
        <CodeFieldset
          texts={texts}
          errors={answer?.errors ?? {}}
          newId={answer?.fields["newId"] ?? newId}
          named={answer?.named ?? named}
        />
        {mayWrite ? (
          <div className="sm:col-span-2">
            <Button type="submit" size="small" busy={saving}>
              {answer?.conflict ? "Save my version" : code ? "Save" : "Create discount"}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </Form>
  );
}
