import { UnitField, UnitLine } from "#app/admin/orders/unit-field.tsx";
import type { ReturnLine, ReturnPage } from "#app/features/after-sale/cases/read-return.server.ts";
import { wasteReasons } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, SelectField } from "#app/ui/field.tsx";

import { CaseForm, itemName } from "./case-frame.tsx";
import { destinationNames, wasteNames } from "./case-names.ts";

interface Props {
  found: ReturnPage;
  awaited: readonly ReturnLine[];
  parcelId: string;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

/** Takes in what came back: how many of each line, and where each goes. */
export function ReceiveForm({ found, awaited, parcelId, fields }: Props) {
  return (
    <Card title="Items received">
      <CaseForm intent="receive" hidden={{ parcelId }}>
        <ul className="divide-y divide-line">
          {awaited.map((line) => (
            <UnitLine key={line.id} line={line}>
              <CameBack line={line} others={found.replacements.filter(({ id }) => id === line.id)} />
              {line.quantity - line.received > 1 ? (
                <ManyUnits line={line} fields={fields} />
              ) : (
                <OneUnit line={line} fields={fields} />
              )}
            </UnitLine>
          ))}
        </ul>
        {found.kind === "withdrawal" ? <Checkbox name="inspect" label="Hold the refund: something lost value" /> : null}
        <div>
          <Button type="submit">Receive</Button>
        </div>
      </CaseForm>
    </Card>
  );
}

interface UnitsProps extends Pick<Props, "fields"> {
  line: ReturnLine;
}

function OneUnit({ line, fields }: UnitsProps) {
  return (
    <>
      <UnitField
        label="of 1"
        name={`quantity.${line.id}`}
        of={`${itemName(line)} received`}
        max={1}
        defaultValue={fields[`quantity.${line.id}`] ?? 1}
      />
      <SelectField label="Destination" name={`destination.${line.id}`} defaultValue={fields[`destination.${line.id}`]}>
        <option value="stock">{destinationNames.stock}</option>
        <option value="repair">{destinationNames.repair}</option>
        {wasteReasons.map((reason) => (
          <option key={reason} value={`waste:${reason}`}>{`${destinationNames.waste}: ${wasteNames[reason]}`}</option>
        ))}
      </SelectField>
    </>
  );
}

/** Several units of a line may be in different condition: each destination has its number. */
function ManyUnits({ line, fields }: UnitsProps) {
  const left = line.quantity - line.received;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-muted">{`${left} expected. Destination:`}</legend>
      {(["stock", "repair", "waste"] as const).map((way) => (
        <UnitField
          key={way}
          label={destinationNames[way]}
          name={`quantity.${line.id}.${way}`}
          of={itemName(line)}
          max={left}
          defaultValue={fields[`quantity.${line.id}.${way}`] ?? (way === "stock" ? left : 0)}
        />
      ))}
      <SelectField label="Reason for waste" name={`reason.${line.id}`} defaultValue={fields[`reason.${line.id}`]}>
        {wasteReasons.map((reason) => (
          <option key={reason} value={reason}>
            {wasteNames[reason]}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

/** Which variant came back, where the line was exchanged before. */
function CameBack({ line, others }: { line: ReturnLine; others: ReturnPage["replacements"] }) {
  if (others.length === 0) return <input type="hidden" name={`variant.${line.id}`} value={line.variantId} />;
  return (
    <SelectField label="Item received" name={`variant.${line.id}`} defaultValue={others[0]?.variantId}>
      {others.map(({ variantId, color, size }) => (
        <option key={variantId} value={variantId}>{`${color}, ${size}`}</option>
      ))}
      <option value={line.variantId}>{`${line.color}, ${line.size}`}</option>
    </SelectField>
  );
}
