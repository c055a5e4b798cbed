import { itemsLength } from "#app/features/after-sale/cases/schemas.ts";
import { periodTexts, replacedTexts } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { ContactFields, FormNotices, ReferenceField, UnitsFields } from "./case-fields.tsx";
import type { LinkedOrder, WithdrawView } from "./withdraw-view.ts";

type FormView = Extract<WithdrawView, { step: "form" }>;

const expired = "This link has expired. Fill in the fields instead, and we'll find your order.";

/** The first step: who withdraws, from which order, and where the receipt goes; from a signed link only what is withdrawn from. */
export function WithdrawFormStep({ view, address }: { view: FormView; address: string }) {
  const { order, values, errors, notice, isExpired, formId } = view;
  const isDone = order !== null && order.lines.every(({ available }) => available === 0);
  return (
    <>
      <FormNotices expired={isExpired ? expired : null} {...{ notice, errors }} />
      {order && order.earlier.length > 0 ? (
        <Notice className="mb-8">
          {`Already returned: ${order.earlier.join(", ")}. The receipt is in your inbox.`}
          {isDone ? " There's nothing left to return." : ""}
        </Notice>
      ) : null}
      {isDone ? null : (
        <form noValidate method="post" action={address} className="grid gap-8">
          <input type="hidden" name="step" value="review" />
          <input type="hidden" name="formId" value={formId} />
          {order ? (
            <UnitsFields
              legend={`Order ${order.orderNumber}: what you're returning`}
              lines={order.lines.map(unitsLine)}
              units={view.units}
              error={errors.units}
            />
          ) : null}
          <div className="grid gap-5">
            <ContactFields emailLabel="Email" {...{ values, errors }}>
              {order ? (
                <input type="hidden" name="reference" value={order.orderNumber} />
              ) : (
                <ReferenceField {...{ values, errors }} />
              )}
            </ContactFields>
            {order ? null : (
              <TextAreaField
                label="Which items? Leave blank to return everything."
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
      <p className="mt-10 border-t border-line pt-6 text-sm leading-6 text-muted">
        Want another size or color, or is something wrong?{" "}
        <a href={localPath("/returns")} className="underline underline-offset-4">
          See your options
        </a>
      </p>
    </>
  );
}

function unitsLine({ available, ...line }: LinkedOrder["lines"][number]) {
  const gone = available === 0 ? ["Already returned, canceled or refunded"] : [];
  const notes = [...gone, ...replacedTexts(line)];
  return { ...line, most: available, text: `of ${available}`, label: `number of ${available}`, notes };
}

/** Until when, by which right, and on which conditions. One clock runs for the order; only what was sent in exchange has its own. */
function Periods({ order }: { order: LinkedOrder }) {
  const hasReplaced = order.lines.some(({ replaced }) => replaced.length > 0);
  return (
    <section
      aria-label="Return deadlines"
      className="mt-10 grid gap-2 border-t border-line pt-6 text-sm leading-6 text-muted"
    >
      <p>{hasReplaced ? "For every other item:" : "For every item:"}</p>
      {periodTexts(order.period).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {order.isLate ? (
        <p className="font-semibold text-ink">
          Both deadlines have passed. Send your return anyway and we'll look at it.
        </p>
      ) : null}
    </section>
  );
}
