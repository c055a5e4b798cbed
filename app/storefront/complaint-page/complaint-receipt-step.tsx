import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { ShownReceipt } from "./complaint-view.ts";

/** The receipt, at once: number, time, what was told, and what happens next by when. The e-mail has the same. */
export function ComplaintReceiptStep({ receipt }: { receipt: ShownReceipt }) {
  const { facts, items, description, steps, bodies, link, lost } = receipt;
  return (
    <div className="grid gap-10">
      {lost.length > 0 ? (
        <Notice tone="warning">
          {`Not all photos could be stored: ${lost.join(", ")}. Your complaint is received all the same. You can add them by the link in its e-mail.`}
        </Notice>
      ) : null}
      <dl className="divide-y divide-line border-y border-ink">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="told">
        <h2 id="told" className="font-semibold">
          What you told us
        </h2>
        {items.length > 0 ? (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {items.map((item) => (
              <li key={item} className="py-3 wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mt-4 leading-7 wrap-anywhere whitespace-pre-line">{description}</p>
      </section>
      <section aria-labelledby="next">
        <h2 id="next" className="font-semibold">
          What happens next
        </h2>
        <ul className="mt-2 grid gap-2 leading-7 text-muted">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>{bodies}</li>
        </ul>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        {link ? (
          <ButtonLink to={link} reloadDocument>
            Follow your complaint
          </ButtonLink>
        ) : null}
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
