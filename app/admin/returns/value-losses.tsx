import type { ReturnPage } from "#app/features/returns/read-return.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

import { ReturnForm } from "./return-form.tsx";

interface Props {
  found: ReturnPage;
  lossId: string;
  mayRefund: boolean;
}

/** What is deducted for loss of value, what its buyer says to it, and the refund that waits for it. */
export function ValueLosses({ found, lossId, mayRefund }: Props) {
  const mayDeduct = mayRefund && found.status === "received";
  if (!mayDeduct && found.losses.length === 0) return null;
  return (
    <Card title="Loss of value">
      {found.losses.length > 0 ? (
        <ul className="mb-6 divide-y divide-line text-sm">
          {found.losses.map((loss) => (
            <Loss key={loss.id} loss={loss} mayDecide={mayRefund} />
          ))}
        </ul>
      ) : null}
      {mayDeduct ? found.isInformed ? <DeductForm found={found} lossId={lossId} /> : <NeverInformed /> : null}
      {mayDeduct ? (
        <div className="mt-6 border-t border-line pt-6">
          <ReturnForm intent="refund">
            <div>
              <Button type="submit">Refund now</Button>
            </div>
          </ReturnForm>
        </div>
      ) : null}
    </Card>
  );
}

function Loss({ loss, mayDecide }: { loss: ReturnPage["losses"][number]; mayDecide: boolean }) {
  return (
    <li className="grid gap-2 py-3 first:pt-0">
      <p>{`${loss.name}: ${formatPrice(loss.amountOre, loss.currency)}. ${loss.reason}`}</p>
      {loss.objectedAt ? <p className="text-danger">{`Objected ${formatDateTime(loss.objectedAt)}`}</p> : null}
      {loss.decision ? <p className="text-muted">{loss.decision === "kept" ? "Kept" : "Dropped"}</p> : null}
      {loss.decision === null && mayDecide ? (
        <ReturnForm intent="decide">
          <input type="hidden" name="lossId" value={loss.id} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="decision" value="dropped" size="small" look="outline">
              Drop it
            </Button>
            {loss.objectedAt ? (
              <Button type="submit" name="decision" value="kept" size="small" look="outline">
                Keep it
              </Button>
            ) : null}
          </div>
        </ReturnForm>
      ) : null}
    </li>
  );
}

function DeductForm({ found, lossId }: { found: ReturnPage; lossId: string }) {
  return (
    <ReturnForm intent="deduct">
      <input type="hidden" name="lossId" value={lossId} />
      <SelectField label="Item" name="line">
        {found.lines.map((line) => (
          <option key={line.id} value={line.id}>{`${line.name}, ${line.color}, ${line.size}`}</option>
        ))}
      </SelectField>
      <TextField label="Deduction in kronor" name="amount" inputMode="decimal" required maxLength={10} />
      <TextField label="Why, for the buyer" name="reason" required maxLength={500} />
      <div>
        <Button type="submit" look="outline">
          Deduct and tell the buyer
        </Button>
      </div>
    </ReturnForm>
  );
}

function NeverInformed() {
  return (
    <p className="text-sm">This buyer was never told about the right of withdrawal, so nothing may be deducted.</p>
  );
}
