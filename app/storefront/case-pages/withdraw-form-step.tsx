import { itemsLength } from "#app/features/after-sale/cases/schemas.ts";
import { periodTexts, replacedTexts, sendToTexts } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { ContactFields, FormNotices, ReferenceField, UnitsFields } from "./case-fields.tsx";
import { returnWords } from "./return-words.texts.ts";
import type { LinkedOrder, WithdrawView } from "./withdraw-view.ts";
import { withdrawTexts } from "./withdraw.texts.ts";

type FormView = Extract<WithdrawView, { step: "form" }>;

/** The first step: who withdraws, from which order, and where the receipt goes; from a signed link only what is withdrawn from. */
export function WithdrawFormStep({ view, address }: { view: FormView; address: string }) {
  const texts = withdrawTexts();
  const { order, values, errors, notice, isExpired, formId } = view;
  const isDone = order !== null && order.lines.every(({ available }) => available === 0);
  return (
    <>
      <FormNotices {...{ isExpired, notice, errors }} />
      {order && order.earlier.length > 0 ? (
        <Notice className="mb-8">
          {texts.alreadyReturned(order.earlier.join(", "))}
          {isDone ? ` ${texts.nothingLeft}` : ""}
        </Notice>
      ) : null}
      {isDone ? null : (
        <form noValidate method="post" action={address} className="grid gap-8">
          <input type="hidden" name="step" value="review" />
          <input type="hidden" name="formId" value={formId} />
          {order ? (
            <UnitsFields
              legend={texts.unitsOf(order.orderNumber)}
              lines={order.lines.map(unitsLine)}
              units={view.units}
              error={errors.units}
            />
          ) : null}
          <div className="grid gap-5">
            <ContactFields {...{ values, errors }}>
              {order ? (
                <input type="hidden" name="reference" value={order.orderNumber} />
              ) : (
                <ReferenceField {...{ values, errors }} />
              )}
            </ContactFields>
            {order ? null : (
              <TextAreaField
                label={texts.items}
                name="items"
                rows={3}
                maxLength={itemsLength}
                defaultValue={values.items}
                error={errors.items}
              />
            )}
          </div>
          <Button type="submit" className="sm:justify-self-start sm:px-10">
            {texts.continue}
          </Button>
        </form>
      )}
      {order && !isDone ? <Periods order={order} /> : null}
      <p className="mt-10 border-t border-line pt-6 text-sm leading-6 text-muted">
        {texts.otherwise}
        <a href={localPath("/returns")} className="underline underline-offset-4">
          {texts.options}
        </a>
      </p>
    </>
  );
}

function unitsLine({ available, ...line }: LinkedOrder["lines"][number]) {
  const texts = withdrawTexts();
  const gone = available === 0 ? [texts.gone] : [];
  const notes = [...gone, ...replacedTexts(line)];
  return { ...line, most: available, text: texts.of(available), label: texts.numberOf(available), notes };
}

/** Until when, by which right, and on which conditions. One clock runs for the order; only what was sent in exchange has its own. */
function Periods({ order }: { order: LinkedOrder }) {
  const texts = withdrawTexts();
  const hasReplaced = order.lines.some(({ replaced }) => replaced.length > 0);
  return (
    <section
      aria-label={returnWords().deadlines}
      className="mt-10 grid gap-2 border-t border-line pt-6 text-sm leading-6 text-muted"
    >
      <p>{hasReplaced ? texts.everyOther : texts.every}</p>
      {[...periodTexts(order.period), ...sendToTexts(order.returnAddress)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {order.isLate ? <p className="font-semibold text-ink">{texts.passed}</p> : null}
    </section>
  );
}
