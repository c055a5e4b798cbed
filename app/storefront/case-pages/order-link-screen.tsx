import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { FormNotices } from "./case-fields.tsx";
import { caseFieldTexts, caseFrameTexts } from "./case-frame.texts.ts";
import { CaseFrame } from "./case-frame.tsx";
import { orderLinkTexts } from "./order-link.texts.ts";
import type { OrderLinkAnswer } from "./submit-order-link.server.ts";

interface Props {
  /** Made with the form: one that is sent twice sends one e-mail. */
  formId: string;
  answer: OrderLinkAnswer | undefined;
}

/** Has the link of an order sent again, by its number and its address. Needs no scripts. */
export function OrderLinkScreen({ formId, answer }: Props) {
  if (answer?.kind === "asked") return <Asked email={answer.email} />;
  const texts = orderLinkTexts();
  const fields = caseFieldTexts();
  const { values, errors, notice } = answer ?? { values: null, errors: {}, notice: null };
  return (
    <CaseFrame title={pageNames()["/order-link"]} lead={texts.lead}>
      <FormNotices isExpired={false} {...{ notice, errors }} />
      <form noValidate method="post" action={localPath("/order-link")} className="grid gap-5">
        <input type="hidden" name="formId" value={answer?.formId ?? formId} />
        <TextField
          label={fields.orderNumber}
          name="reference"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={values?.reference}
          error={errors.reference}
          hint={texts.hint}
        />
        <TextField
          label={fields.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={200}
          defaultValue={values?.email}
          error={errors.email}
          hint={texts.emailHint}
        />
        <Button type="submit" className="sm:justify-self-start sm:px-10">
          {texts.send}
        </Button>
      </form>
      <Otherwise />
    </CaseFrame>
  );
}

/** Says the same of every order, and of none. */
function Asked({ email }: { email: string }) {
  const texts = orderLinkTexts();
  return (
    <CaseFrame title={texts.askedTitle} isAnswer>
      <Notice tone="success">{texts.asked(email)}</Notice>
      <p className="mt-6 leading-7 text-muted">{texts.wait}</p>
      <p className="mt-6">
        <a href={localPath("/order-link")} className="underline underline-offset-4">
          {texts.again}
        </a>
      </p>
      <Otherwise />
    </CaseFrame>
  );
}

function Otherwise() {
  const texts = orderLinkTexts();
  return (
    <p className="mt-10 border-t border-line pt-6 text-sm leading-6 text-muted">
      {texts.cannotFind}
      <a href={localPath("/contact")} className="underline underline-offset-4">
        {caseFrameTexts().contact}
      </a>
      {texts.youCanAlso}
      <a href={localPath("/withdraw")} className="underline underline-offset-4">
        {texts.startReturn}
      </a>
      {texts.withoutLink}
    </p>
  );
}
