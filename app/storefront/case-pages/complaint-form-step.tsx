import { wishNames } from "#app/features/after-sale/cases/complaint-texts.ts";
import { descriptionLength, itemsLength, mostPhotos } from "#app/features/after-sale/cases/schemas.ts";
import { complaintWishes } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { ContactFields, FormNotices, ReferenceField, UnitsFields } from "./case-fields.tsx";
import type { ComplaintPageView, LinkedOrder } from "./complaint-view.ts";
import { PhotoField } from "./photo-field.tsx";

type FormView = Extract<ComplaintPageView, { step: "form" }>;

const expired = "This link has expired. Fill in the fields instead, and we'll find your order.";

/** The form: what is faulty, what is wrong with it, and what the buyer would like. A signed link fills in the order. */
export function ComplaintFormStep({ view, address }: { view: FormView; address: string }) {
  const { order, values, errors, notice, isExpired, formId, pictureKey, keptPhotos } = view;
  return (
    <>
      <FormNotices expired={isExpired ? expired : null} {...{ notice, errors }} />
      {order?.isLate ? (
        <Notice className="mb-8">
          More than three years have passed since delivery, the limit under Swedish law. Send your complaint anyway and
          we'll look at it: the law of your country may give you longer.
        </Notice>
      ) : null}
      {order && order.earlier.length > 0 ? (
        <Notice className="mb-8">
          {`We already have ${order.earlier.join(", ")} for this order. To add something, use the link in our email about it.`}
        </Notice>
      ) : null}
      <form noValidate method="post" action={address} encType="multipart/form-data" className="grid gap-8">
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="pictureKey" value={pictureKey} />
        {order ? (
          <UnitsFields
            legend={`Order ${order.orderNumber}: what's faulty?`}
            lines={order.lines.map(unitsLine)}
            units={view.units}
            error={errors.units}
          />
        ) : (
          <div className="grid gap-5">
            <ReferenceField {...{ values, errors }} />
            <TextField
              label="Which items"
              name="items"
              maxLength={itemsLength}
              defaultValue={values.items}
              error={errors.items}
              hint="Name, color and size, if you know them."
            />
          </div>
        )}
        <div className="grid gap-5">
          <TextAreaField
            label="What's wrong?"
            name="description"
            required
            rows={6}
            maxLength={descriptionLength}
            defaultValue={values.description}
            error={errors.description}
            hint="Describe it in your own words. No proof needed."
          />
          <TextField
            label="When you noticed it (optional)"
            name="noticedOn"
            type="date"
            defaultValue={values.noticedOn}
            error={errors.noticedOn}
            hint="If you tell us within two months of noticing, you're always in time."
          />
          <PhotoField most={mostPhotos} kept={keptPhotos} error={errors.photos} />
        </div>
        <Wishes chosen={values.wish} error={errors.wish} />
        <div className="grid gap-5">
          <ContactFields emailLabel="Email" {...{ values, errors }} />
        </div>
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          Send Complaint
        </Button>
      </form>
    </>
  );
}

function unitsLine({ units, ...line }: LinkedOrder["lines"][number]) {
  return { ...line, most: units, text: `of ${units} faulty`, label: `faulty of ${units}` };
}

function Wishes({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <fieldset aria-describedby="wish-note">
      <legend className="font-semibold">What would you like?</legend>
      <p id="wish-note" className={`mt-1 text-sm leading-6 ${error ? "text-danger" : "text-muted"}`}>
        {error ??
          "You can choose a repair or a replacement, unless one is impossible or costs far more. If neither works out, you get a price reduction or a refund."}
      </p>
      <div className="mt-3 grid gap-px border border-line bg-line sm:grid-cols-2">
        {complaintWishes.map((wish) => (
          <label
            key={wish}
            className={`flex min-h-12 cursor-pointer items-center gap-3 bg-white px-4 transition-colors hover:bg-paper has-checked:bg-paper-deep has-checked:font-semibold ${wish === "suggest" ? "sm:col-span-2" : ""}`}
          >
            <input type="radio" name="wish" value={wish} defaultChecked={chosen === wish} />
            {wishNames[wish]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
