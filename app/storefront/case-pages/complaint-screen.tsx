import { Notice } from "#app/ui/notice.tsx";

import { CaseFrame, CaseSection, NextSteps, ReceiptButtons, ReceiptFacts } from "./case-frame.tsx";
import { ComplaintFormStep } from "./complaint-form-step.tsx";
import type { ComplaintPageView, ShownReceipt } from "./complaint-view.ts";

const titles = { form: "Make a complaint", receipt: "We have your complaint" } as const;

const lead =
  "Something wrong with your order? In Sweden, you have three years from delivery to tell us. It varies in other countries. We'll reply within 14 days, and it costs you nothing.";

/** Where a buyer tells of a fault: the form and the receipt, each a page of its own that needs no scripts. */
export function ComplaintScreen({ view, address }: { view: ComplaintPageView; address: string }) {
  const isForm = view.step === "form";
  return (
    <CaseFrame title={titles[view.step]} lead={isForm ? lead : undefined} isAnswer={!isForm}>
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
  const { facts, items, description, steps, bodies, link, lost } = receipt;
  return (
    <div className="grid gap-10">
      {lost.length > 0 ? (
        <Notice tone="warning">
          {`We have your complaint, but couldn't save these photos: ${lost.join(", ")}. Use the link in our email to add them.`}
        </Notice>
      ) : null}
      <ReceiptFacts facts={facts} />
      <CaseSection id="told" title="What you told us">
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
      <ReceiptButtons to={link}>Follow your complaint</ReceiptButtons>
    </div>
  );
}
