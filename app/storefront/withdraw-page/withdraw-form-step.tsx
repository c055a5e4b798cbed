import { periodTexts, replacedTexts } from "#app/features/after-sale/withdrawals/receipt-texts.ts";
import { itemsLength } from "#app/features/after-sale/withdrawals/schemas.ts";
import { ProductPicture } from "#app/features/catalogue/catalogue/product-picture.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { LinkedOrder, WithdrawView } from "./withdraw-view.ts";

type FormView = Extract<WithdrawView, { step: "form" }>;

/** The first step: who withdraws, from which order, and where the receipt goes; from a signed link only what is withdrawn from. */
export function WithdrawFormStep({ view, address }: { view: FormView; address: string }) {
  const { order, values, errors, notice, isExpired, formId } = view;
  const isWrong = Object.keys(errors).length > 0;
  const isDone = order !== null && order.lines.every(({ available }) => available === 0);
  return (
    <>
      {isExpired ? (
        <Notice tone="warning" className="mb-8">
          This link has expired. You can withdraw all the same: fill in the fields, and we match your notice to your
          order.
        </Notice>
      ) : null}
      {notice || isWrong ? (
        <Notice tone="error" takesFocus className="mb-8">
          {notice ?? "Something is missing or not right. Look at the marked fields; what you wrote is still here."}
        </Notice>
      ) : null}
      {order && order.earlier.length > 0 ? (
        <Notice className="mb-8">
          {`Received before: ${order.earlier.join(", ")}. Its receipt is in your e-mail.`}
          {isDone ? " Nothing is left to withdraw from." : ""}
        </Notice>
      ) : null}
      {isDone ? null : (
        <form method="post" action={address} className="grid gap-8">
          <input type="hidden" name="step" value="review" />
          <input type="hidden" name="formId" value={formId} />
          {order ? <OrderItems order={order} units={view.units} error={errors.units} /> : null}
          <div className="grid gap-5">
            <TextField
              label="Your name"
              name="name"
              autoComplete="name"
              required
              maxLength={200}
              defaultValue={values.name}
              error={errors.name}
            />
            {order ? (
              <input type="hidden" name="reference" value={order.orderNumber} />
            ) : (
              <TextField
                label="Order number"
                name="reference"
                required
                maxLength={60}
                defaultValue={values.reference}
                error={errors.reference}
                hint="Such as PM-12345678. If you do not have it, write the day you ordered."
              />
            )}
            <TextField
              label="E-mail for the receipt"
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={200}
              defaultValue={values.email}
              error={errors.email}
            />
            {order ? null : (
              <TextAreaField
                label="Which items (leave empty for the whole order)"
                name="items"
                rows={3}
                maxLength={itemsLength}
                defaultValue={values.items}
                error={errors.items}
              />
            )}
          </div>
          <Button type="submit" className="sm:justify-self-start sm:px-10">
            Continue
          </Button>
        </form>
      )}
      {order && !isDone ? <Periods order={order} /> : null}
    </>
  );
}

function OrderItems({
  order,
  units,
  error,
}: {
  order: LinkedOrder;
  units: Record<string, number>;
  error: string | undefined;
}) {
  return (
    <fieldset aria-describedby={error ? "units-error" : undefined}>
      <legend className="font-semibold">{`Order ${order.orderNumber}: what you withdraw from`}</legend>
      {error ? (
        <p id="units-error" className="mt-2 text-sm text-danger">
          {error}
        </p>
      ) : null}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="flex gap-4 py-4">
            <ProductPicture url={line.image} alt="" width={160} className="aspect-4/5 w-16 shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="leading-5 font-semibold">{line.name}</p>
              <p className="mt-1 text-sm text-muted">{`${line.color}, ${line.size}`}</p>
              {line.available === 0 ? (
                <p className="mt-2 text-sm text-muted">Already withdrawn, cancelled or refunded</p>
              ) : (
                <label className="mt-2 flex items-center gap-3 text-sm">
                  <input
                    type="number"
                    name={`units.${line.id}`}
                    min={0}
                    max={line.available}
                    step={1}
                    inputMode="numeric"
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? "units-error" : undefined}
                    defaultValue={units[line.id] ?? 0}
                    aria-label={`${line.name}, ${line.color}, ${line.size}: number of ${line.available}`}
                    className="min-h-12 w-20 border border-line-strong bg-white px-3 text-base text-ink tabular-nums aria-invalid:border-danger"
                  />
                  {`of ${line.available}`}
                </label>
              )}
              {replacedTexts(line).map((text) => (
                <p key={text} className="mt-2 text-sm text-muted">
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Until when, by which right, and on which conditions. One clock runs for the order; only what was sent in exchange has its own. */
function Periods({ order }: { order: LinkedOrder }) {
  const hasReplaced = order.lines.some(({ replaced }) => replaced.length > 0);
  return (
    <section
      aria-label="Until when"
      className="mt-10 grid gap-2 border-t border-line pt-6 text-sm leading-6 text-muted"
    >
      <p>{hasReplaced ? "For every other item of this order:" : "For every item of this order:"}</p>
      {periodTexts(order.period).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {order.isLate ? (
        <p className="font-semibold text-ink">
          Both have ended. You can send your notice all the same, and we look at it.
        </p>
      ) : null}
    </section>
  );
}
