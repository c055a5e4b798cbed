import { wishNames } from "#app/features/after-sale/cases/complaint-words.texts.ts";
import { descriptionLength, itemsLength, mostPhotos } from "#app/features/after-sale/cases/schemas.ts";
import { complaintWishes } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { ContactFields, FormNotices, ReferenceField, UnitsFields } from "./case-fields.tsx";
import type { ComplaintPageView, LinkedOrder } from "./complaint-view.ts";
import { complaintTexts } from "./complaint.texts.ts";
import { PhotoField } from "./photo-field.tsx";

type FormView = Extract<ComplaintPageView, { step: "form" }>;

/** The form: what is faulty, what is wrong with it, and what the buyer would like. A signed link fills in the order. */
export function ComplaintFormStep({ view, address }: { view: FormView; address: string }) {
  const texts = complaintTexts();
  const { order, values, errors, notice, isExpired, formId, pictureKey, keptPhotos } = view;
  return (
    <>
      <FormNotices {...{ isExpired, notice, errors }} />
      {order?.isLate ? <Notice className="mb-8">{texts.late}</Notice> : null}
      {order && order.earlier.length > 0 ? (
        <Notice className="mb-8">{texts.earlier(order.earlier.join(", "))}</Notice>
      ) : null}
      <form noValidate method="post" action={address} encType="multipart/form-data" className="grid gap-8">
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="pictureKey" value={pictureKey} />
        {order ? (
          <UnitsFields
            legend={texts.unitsOf(order.orderNumber)}
            lines={order.lines.map(unitsLine)}
            units={view.units}
            error={errors.units}
          />
        ) : (
          <div className="grid gap-5">
            <ReferenceField {...{ values, errors }} />
            <TextField
              label={texts.items}
              name="items"
              maxLength={itemsLength}
              defaultValue={values.items}
              error={errors.items}
              hint={texts.itemsHint}
            />
          </div>
        )}
        <div className="grid gap-5">
          <TextAreaField
            label={texts.wrong}
            name="description"
            required
            rows={6}
            maxLength={descriptionLength}
            defaultValue={values.description}
            error={errors.description}
            hint={texts.wrongHint}
          />
          <TextField
            label={texts.noticed}
            name="noticedOn"
            type="date"
            defaultValue={values.noticedOn}
            error={errors.noticedOn}
            hint={texts.noticedHint}
          />
          <PhotoField most={mostPhotos} kept={keptPhotos} error={errors.photos} />
        </div>
        <Wishes chosen={values.wish} error={errors.wish} />
        <div className="grid gap-5">
          <ContactFields {...{ values, errors }} />
        </div>
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          {texts.send}
        </Button>
      </form>
    </>
  );
}

function unitsLine({ units, ...line }: LinkedOrder["lines"][number]) {
  const texts = complaintTexts();
  return { ...line, most: units, text: texts.faultyOf(units), label: texts.faultyLabel(units) };
}

function Wishes({ chosen, error }: { chosen: string; error: string | undefined }) {
  const texts = complaintTexts();
  return (
    <fieldset aria-describedby="wish-note">
      <legend className="font-semibold">{texts.wish}</legend>
      <p id="wish-note" className={`mt-1 text-sm leading-6 ${error ? "text-danger" : "text-muted"}`}>
        {error ?? texts.wishNote}
      </p>
      <div className="mt-3 grid gap-px border border-line bg-line sm:grid-cols-2">
        {complaintWishes.map((wish) => (
          <label
            key={wish}
            className={`flex min-h-12 cursor-pointer items-center gap-3 bg-white px-4 transition-colors hover:bg-paper has-checked:bg-paper-deep has-checked:font-semibold ${wish === "suggest" ? "sm:col-span-2" : ""}`}
          >
            <input type="radio" name="wish" value={wish} defaultChecked={chosen === wish} />
            {wishNames()[wish]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
