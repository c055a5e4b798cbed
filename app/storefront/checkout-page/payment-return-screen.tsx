import type { ReactNode } from "react";

import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { type PaymentReturn, usePaymentReturn } from "#app/features/selling/checkout/use-payment-return.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

import { paymentReturnTexts } from "./payment-return.texts.tsx";

/** Where a bank or an app sends shoppers back to: tells what became of the payment, and leads on. */
export function PaymentReturnScreen({ paymentId }: { paymentId: string | null }) {
  const { state, askAgain } = usePaymentReturn(paymentId);
  return (
    // One place that stays: a screen reader is told each change of it.
    <div role="status" aria-busy={state.kind === "asking" || state.kind === "waiting"}>
      <StateText state={state} askAgain={askAgain} />
    </div>
  );
}

function StateText({ state, askAgain }: { state: PaymentReturn; askAgain: () => void }) {
  const texts = paymentReturnTexts();
  const { email } = useSite().contact;
  switch (state.kind) {
    case "asking":
      return (
        <Waiting title={texts.checking}>
          <p className="text-muted">{texts.moment}</p>
          <noscript>
            <p>{texts.noScripts}</p>
          </noscript>
        </Waiting>
      );
    case "waiting":
      return (
        <Waiting title={texts.waiting}>
          <p className="text-muted">{texts.waitingText}</p>
        </Waiting>
      );
    case "late":
      return (
        <EmptyState level={1} title={texts.late}>
          <p className="text-muted">{texts.lateText}</p>
          <Button onClick={askAgain}>{texts.checkAgain}</Button>
          <DocumentLink to="/checkout">{texts.backToCheckout}</DocumentLink>
        </EmptyState>
      );
    case "paid-elsewhere":
      return (
        <EmptyState level={1} title={texts.paid}>
          <p className="text-muted">{texts.paidText}</p>
          <DocumentLink to="/shop">{cartTexts().continueShopping}</DocumentLink>
        </EmptyState>
      );
    case "declined-elsewhere":
      return (
        <EmptyState level={1} title={texts.declined}>
          <p>{state.reason}</p>
          <p className="text-muted">{texts.declinedText}</p>
          <DocumentLink to="/checkout">{texts.backToCheckout}</DocumentLink>
        </EmptyState>
      );
    case "closed":
      return (
        <EmptyState level={1} title={texts.expired}>
          <p className="text-muted">{texts.expiredText}</p>
          <DocumentLink to="/checkout">{texts.backToCheckout}</DocumentLink>
        </EmptyState>
      );
    case "mismatch":
      return (
        <EmptyState level={1} title={texts.mismatch}>
          <p>{state.message}</p>
          <p>
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
          </p>
        </EmptyState>
      );
    case "unknown":
      return (
        <EmptyState level={1} title={texts.unknown}>
          <p className="text-muted">
            {texts.unknownText(
              <a href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>,
            )}
          </p>
          <DocumentLink to="/checkout">{texts.backToCheckout}</DocumentLink>
        </EmptyState>
      );
    case "unreachable":
      return (
        <EmptyState level={1} title={texts.unreachable}>
          <p className="text-muted">{texts.unreachableText}</p>
          <Button onClick={askAgain}>{texts.tryAgain}</Button>
        </EmptyState>
      );
  }
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState level={1} title={title}>
      <span aria-hidden className="block h-1 w-40 overflow-hidden bg-line">
        <span className="block h-full w-full animate-run bg-ink motion-reduce:animate-none" />
      </span>
      {children}
    </EmptyState>
  );
}

/** A link that opens its page as a document of its own, with that page's own rules for scripts. */
function DocumentLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={localPath(to)} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
      {children}
    </a>
  );
}
