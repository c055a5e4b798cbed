import { useEffect, useRef } from "react";

import { ComplaintFormStep } from "./complaint-form-step.tsx";
import { ComplaintReceiptStep } from "./complaint-receipt-step.tsx";
import type { ComplaintPageView } from "./complaint-view.ts";

const titles = { form: "Make a complaint", receipt: "We have your complaint" } as const;

/** Where a buyer tells of a fault: the form and the receipt, each a page of its own that needs no scripts. */
export function ComplaintScreen({ view, address }: { view: ComplaintPageView; address: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The receipt is a new page: whoever reads by keyboard or screen reader starts at its title.
  useEffect(() => {
    if (view.step === "receipt") heading.current?.focus();
  }, [view.step]);
  return (
    <>
      <section className="on-dark bg-ink text-white print:bg-white print:text-ink">
        <div className="page py-10 lg:py-16 print:py-4">
          <h1 ref={heading} tabIndex={-1} className="display text-display-md lg:text-display-lg">
            {titles[view.step]}
          </h1>
          {view.step === "form" ? (
            <p className="mt-4 max-w-prose leading-7 text-muted-dark">
              Something is wrong with what you bought? Tell us here, up to three years from delivery. You get a receipt
              at once and an answer within 14 days. It costs you nothing.
            </p>
          ) : null}
        </div>
      </section>
      <div className="page py-10 lg:py-16">
        <div className="max-w-2xl">
          {view.step === "form" ? (
            <ComplaintFormStep view={view} address={address} />
          ) : (
            <ComplaintReceiptStep receipt={view.receipt} />
          )}
        </div>
      </div>
    </>
  );
}
