import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { LineChangePage } from "./read-line-change.server.ts";
import { UnitField, UnitLine } from "./unit-field.tsx";

interface Props extends LineChangePage {
  changeId: string;
  error: string | null;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

type Variant = LineChangePage["variants"][number];

/** Another size or color for what was not sent of a line, for the price that was agreed. */
export function ChangeLineScreen({ order, line, left, variants, changeId, error, fields }: Props) {
  const busy = useNavigation().state !== "idle";
  const colors = [...Map.groupBy(variants, ({ color }) => color)];
  // Most want another size: the color that they have is first.
  colors.sort(([a], [b]) => Number(b === line.color) - Number(a === line.color));
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">Change size or color</h1>
      <p className="mt-3 text-sm text-muted tabular-nums">Order {order.orderNumber}</p>
      {left === 0 ? (
        <Notice className="mt-6">All units of this item were sent, refunded or canceled.</Notice>
      ) : variants.length === 0 ? (
        <Notice className="mt-6">This product has no other size or color for sale.</Notice>
      ) : (
        <Form method="post" className="mt-6 grid gap-4 lg:gap-6">
          <input type="hidden" name="changeId" value={changeId} />
          <input type="hidden" name="seen" value={order.updatedAt} />
          {error ? <Notice tone="error">{error}</Notice> : null}
          <Card title="Now">
            <ul>
              <UnitLine line={line}>
                {left === 1 ? (
                  <input type="hidden" name="units" value="1" />
                ) : (
                  <UnitField
                    label={`of ${left}`}
                    name="units"
                    of={`${line.name}, ${line.color}, ${line.size} to change`}
                    min={1}
                    max={left}
                    required
                    defaultValue={fields["units"] ?? String(left)}
                  />
                )}
              </UnitLine>
            </ul>
          </Card>
          <Card title="Change to">
            <fieldset className="grid gap-5">
              <legend className="sr-only">Size and color</legend>
              {colors.map(([color, sizes]) => (
                <div key={color}>
                  <p aria-hidden="true" className="mb-2 text-sm text-muted">
                    {color}
                  </p>
                  <div className="flex flex-wrap gap-2">
                    {sizes.map((variant) => (
                      <Choice key={variant.id} variant={variant} isChosen={fields["variant"] === variant.id} />
                    ))}
                  </div>
                </div>
              ))}
            </fieldset>
          </Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" busy={busy}>
              {busy ? "Changing..." : "Change and email customer"}
            </Button>
            <p className="min-w-0 text-sm wrap-anywhere text-muted">
              The price stays. {order.email} gets an email in {undoMinutes} minutes.
            </p>
          </div>
        </Form>
      )}
    </div>
  );
}

/** A size of a color with the units in stock; one that is sold out cannot be chosen. */
function Choice({ variant: { id, color, size, quantity }, isChosen }: { variant: Variant; isChosen: boolean }) {
  return (
    <label className="flex min-h-12 min-w-24 cursor-pointer items-center gap-2.5 border border-line-strong bg-white px-3.5 hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-default has-disabled:border-line has-disabled:bg-paper-deep has-disabled:text-muted">
      <input type="radio" name="variant" value={id} required disabled={quantity === 0} defaultChecked={isChosen} />
      <span>
        <span className="sr-only">{`${color}, `}</span>
        {size}
        <span className="block text-xs text-muted tabular-nums">
          {quantity === 0 ? "Sold out" : `${quantity} in stock`}
        </span>
      </span>
    </label>
  );
}
