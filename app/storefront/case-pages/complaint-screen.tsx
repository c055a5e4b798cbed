import { pageNames } from "#app/shared/page-names.texts.ts";
import { Notice } from "#app/ui/notice.tsx";

import { CaseFrame, CaseSection, NextSteps, ReceiptButtons, ReceiptFacts } from "./case-frame.tsx";
import { ComplaintFormStep } from "./complaint-form-step.tsx";
import type { ComplaintPageView, ShownReceipt } from "./complaint-view.ts";
import { complaintTexts } from "./complaint.texts.ts";

/** Where a buyer tells of a fault: the form and the receipt, each a page of its own that needs no scripts. */
export function ComplaintScreen({ view, address }: { view: ComplaintPageView; address: string }) {
  const texts = complaintTexts();
  const isForm = view.step === "form";
  return (
    <CaseFrame
      title={isForm ? pageNames()["/complaint"] : texts.receiptTitle}
      lead={isForm ? texts.lead : undefined}
      isAnswer={!isForm}
    >
      {view.step === "form" ? (
        <ComplaintFormStep view={view} address={address} />
      ) : (
        <ComplaintReceiptStep receipt={view.receipt} />
      )}
    </CaseFrame>
  );
}

/** The receipt, at once: number, time, what was told, and what happens next by when. The e-mail has the same. */
function ComplaintReceiptStep({ receipt }: { receipt: ShownReceipt }) {
  const texts = complaintTexts();
  const { facts, items, description, steps, bodies, link, lost } = receipt;
  return (
    <div className="grid gap-10">
      {lost.length > 0 ? <Notice tone="warning">{texts.lost(lost.join(", "))}</Notice> : null}
      <ReceiptFacts facts={facts} />
      <CaseSection id="told" title={texts.told}>
        {items.length > 0 ? (
          <ul className="mt-4 ruled border-y border-line">
            {items.map((item) => (
              <li key={item} className="py-3 wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-4 leading-7 wrap-anywhere whitespace-pre-line">{description}</p>
      </CaseSection>
      <NextSteps steps={[...steps, bodies]} />
      <ReceiptButtons to={link}>{texts.follow}</ReceiptButtons>
    </div>
  );
}
