import { Button } from "#app/ui/button.tsx";

import { CaseFrame } from "./case-frame.tsx";
import { returnWords } from "./return-words.texts.ts";
import { WithdrawFormStep } from "./withdraw-form-step.tsx";
import { WithdrawReceiptStep } from "./withdraw-receipt-step.tsx";
import type { WithdrawView } from "./withdraw-view.ts";
import { withdrawTexts } from "./withdraw.texts.ts";

/** The withdrawal function: the form, its confirmation and the receipt, each a page of its own that needs no scripts. */
export function WithdrawScreen({ view, address }: { view: WithdrawView; address: string }) {
  const texts = withdrawTexts();
  const titles = { form: returnWords().start, review: texts.reviewTitle, receipt: texts.receiptTitle };
  const isForm = view.step === "form";
  return (
    <CaseFrame
      title={titles[view.step]}
      number={texts.function}
      lead={isForm ? texts.lead : undefined}
      isAnswer={!isForm}
    >
      {view.step === "form" ? <WithdrawFormStep view={view} address={address} /> : null}
      {view.step === "review" ? <WithdrawReviewStep view={view} address={address} /> : null}
      {view.step === "receipt" ? <WithdrawReceiptStep receipt={view.receipt} labelUrl={view.labelUrl} /> : null}
    </CaseFrame>
  );
}

type ReviewView = Extract<WithdrawView, { step: "review" }>;

/** The second step: exactly what will be declared, and the one button that declares it (2005:59, 2:10 a). */
function WithdrawReviewStep({ view, address }: { view: ReviewView; address: string }) {
  const texts = withdrawTexts();
  const { formId, values, lines, summary, statement } = view;
  return (
    <form method="post" action={address} className="grid gap-8">
      <input type="hidden" name="step" value="confirm" />
      <input type="hidden" name="formId" value={formId} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {lines.map(({ id, quantity }) => (
        <input key={id} type="hidden" name={`units.${id}`} value={quantity} />
      ))}
      <div className="border-l-4 border-ink bg-paper-deep px-5 py-4 wrap-anywhere">
        <p className="text-lg leading-8">{summary}</p>
        <p className="mt-2 text-sm leading-6 text-muted">{statement}</p>
      </div>
      <dl className="grid gap-1 text-sm leading-6">
        <dt className="text-muted">{texts.receiptTo}</dt>
        <dd className="font-semibold wrap-anywhere">{values.email}</dd>
      </dl>
      <Button type="submit" className="sm:justify-self-start sm:px-10">
        {texts.confirm}
      </Button>
    </form>
  );
}
