import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import { codeState } from "#app/features/selling/discounts/code-state.ts";
import { currencyOf } from "#app/features/selling/discounts/discount-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";

import { periodText, usesText, offerText } from "./code-texts.ts";
import { codeStateNames, codeStateTones, nameOfDiscount } from "./code-texts.ts";
import { type CodeAnswer, DiscountForm } from "./discount-form.tsx";
import { TryCodeForm } from "./try-code-form.tsx";
import type { Trial } from "./try-code.server.ts";

interface Props {
  code: StoredCode;
  /** The products that it is for, when not for all. */
  named: readonly PickedProduct[];
  /** The moment the state is of, as ISO time. */
  now: string;
  answer: CodeAnswer | undefined;
  trial: Trial | undefined;
  mayWrite: boolean;
}

/** One discount code: its fields to edit, what it gave, and a cart to try it against. */
export function DiscountScreen({ code, named, now, answer, trial, mayWrite }: Props) {
  const state = codeState(code, new Date(now));
  const facts = [
    ["Discount", offerText(code, named)],
    ["Valid", periodText(code)],
    ["Used", usesText(code)],
    [
      code.market === null ? "Total discounted in SEK" : "Total discounted",
      formatPrice(code.givenOre, currencyOf(code)),
    ],
  ];
  return (
    <>
      <RowLink to="/admin/discounts">Back to discounts</RowLink>
      <h1 className="display mt-2 flex flex-wrap items-center gap-4 text-display-sm wrap-anywhere lg:text-display-md">
        {nameOfDiscount(code)}
        <Badge tone={codeStateTones[state]}>{codeStateNames[state]}</Badge>
      </h1>
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Card title={code.method === "automatic" ? "Automatic discount" : "Code"}>
          <DiscountForm code={code} named={named} answer={answer} mayWrite={mayWrite} />
        </Card>
        <div className="grid gap-4 md:max-lg:grid-cols-2 lg:gap-6">
          <Card title="Use">
            <dl className="grid gap-2 text-sm tabular-nums">
              {facts.map(([name, fact]) => (
                <div key={name} className="flex justify-between gap-6">
                  <dt className="text-muted">{name}</dt>
                  <dd className="text-right whitespace-pre-line">{fact}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-sm text-muted">Counts paid orders that aren't fully refunded.</p>
            {mayWrite && code.timesUsed === 0 ? <DeleteCode code={code} /> : null}
          </Card>
          <Card title="Try it">
            <TryCodeForm key={code.code} code={code} trial={trial} />
          </Card>
        </div>
      </div>
    </>
  );
}

function DeleteCode({ code }: { code: StoredCode }) {
  const label = code.method === "automatic" ? "Delete discount" : "Delete code";
  return (
    <Form method="post" className="mt-4">
      <ConfirmSubmit
        label={label}
        title={`Delete ${nameOfDiscount(code)}?`}
        confirm={label}
        name="intent"
        value="delete"
      >
        <p>Shoppers can't use it anymore. If an order used it, disable it instead.</p>
      </ConfirmSubmit>
    </Form>
  );
}
