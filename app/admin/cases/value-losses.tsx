import type { ReturnPage } from "#app/features/after-sale/cases/read-return.server.ts";
import { returnStatusFacts } from "#app/shared/case-statuses.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

import { CaseForm, itemName } from "./case-frame.tsx";

interface Props {
  found: ReturnPage;
  lossId: string;
  mayRefund: boolean;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

/** What is deducted for loss of value, what its buyer says to it, and the refund that waits for it. */
export function ValueLosses({ found, lossId, mayRefund, fields }: Props) {
  const { isOpen, hasGoods } = returnStatusFacts[found.status];
  const mayRefundNow = mayRefund && isOpen && hasGoods;
  // What came already may have lost value while the rest is awaited.
  const here = found.lines.filter(({ held }) => held > 0);
  const mayDeduct = mayRefund && here.length > 0 && isOpen;
  if (!mayDeduct && !mayRefundNow && found.losses.length === 0) return null;
  return (
    <Card title="Loss of value">
      {found.losses.length > 0 ? (
        <ul className="mb-6 divide-y divide-line text-sm">
          {found.losses.map((loss) => (
            <Loss key={loss.id} loss={loss} mayDecide={mayRefund} />
          ))}
        </ul>
      ) : null}
      {mayDeduct ? found.isInformed ? <DeductForm {...{ lines: here, lossId, fields }} /> : <NeverInformed /> : null}
      {mayRefundNow ? (
        <div className="mt-6 border-t border-line pt-6">
          <CaseForm intent="refund">
            <div>
              <Button type="submit">Refund now</Button>
            </div>
          </CaseForm>
        </div>
      ) : null}
    </Card>
  );
}

function Loss({ loss, mayDecide }: { loss: ReturnPage["losses"][number]; mayDecide: boolean }) {
  return (
    <li className="grid gap-2 py-3 first:pt-0">
      <p>{`${loss.name}: ${formatPrice(loss.amountOre, loss.currency)}. ${loss.reason}`}</p>
      {loss.pictures.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {loss.pictures.map((picture, i) => (
            <li key={picture}>
              <a href={`/admin/returns/${loss.returnId}/pictures/${picture}`} target="_blank" rel="noreferrer">
                <img
                  src={`/admin/returns/${loss.returnId}/pictures/${picture}`}
                  alt={`${loss.name} as it came back, ${i + 1}`}
                  className="size-20 border border-line bg-paper-deep object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {loss.objectedAt ? <p className="text-danger">{`Objected ${formatDateTime(loss.objectedAt)}`}</p> : null}
      {loss.decision ? <p className="text-muted">{loss.decision === "kept" ? "Kept" : "Dropped"}</p> : null}
      {loss.decision === null && mayDecide ? (
        <CaseForm intent="decide" hidden={{ lossId: loss.id }}>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="decision" value="dropped" size="small" look="outline">
              Drop deduction
            </Button>
            {loss.objectedAt ? (
              <Button type="submit" name="decision" value="kept" size="small" look="outline">
                Keep deduction
              </Button>
            ) : null}
          </div>
        </CaseForm>
      ) : null}
    </li>
  );
}

interface DeductFormProps extends Pick<Props, "lossId" | "fields"> {
  /** Those that are there and not refunded. */
  lines: ReturnPage["lines"];
}

function DeductForm({ lines, lossId, fields }: DeductFormProps) {
  return (
    <CaseForm intent="deduct" hidden={{ lossId }} encType="multipart/form-data">
      <SelectField label="Item" name="line" defaultValue={fields["line"]}>
        {lines.map((line) => (
          <option key={line.id} value={line.id}>
            {itemName(line)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Deduction (kr)"
        name="amount"
        inputMode="decimal"
        required
        maxLength={10}
        defaultValue={fields["amount"]}
      />
      <TextField
        label="Reason (the customer sees it)"
        name="reason"
        required
        maxLength={500}
        defaultValue={fields["reason"]}
      />
      <label className="grid gap-1.5 text-sm font-medium">
        Pictures (the customer sees them)
        <input
          type="file"
          name="pictures"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          className="min-h-12 w-full min-w-0 border border-dashed border-line-strong bg-white px-3.5 py-2.5 text-sm font-normal transition-colors file:mr-4 file:border-0 file:bg-ink file:px-4 file:py-2 file:text-sm file:font-semibold file:text-white hover:border-ink"
        />
        <span className="font-normal text-muted">
          Up to 4 pictures, 5 MB each. Only staff and the customer see them.
        </span>
      </label>
      <div>
        <Button type="submit" look="outline">
          Deduct and email customer
        </Button>
      </div>
    </CaseForm>
  );
}

function NeverInformed() {
  return <p className="text-sm">You can't deduct: this customer wasn't told about their right of withdrawal.</p>;
}
