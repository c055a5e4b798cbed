import type { ReactNode } from "react";

import { type PaymentReturn, usePaymentReturn } from "#app/features/selling/checkout/use-payment-return.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

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
  const { email } = useSite().contact;
  switch (state.kind) {
    case "asking":
      return (
        <Waiting title="Checking your payment">
          <p className="text-muted">This takes a moment. Please stay on this page.</p>
          <noscript>
            <p>
              Turn on JavaScript to see the result here. If you approved the payment, we'll confirm your order by email.
            </p>
          </noscript>
        </Waiting>
      );
    case "waiting":
      return (
        <Waiting title="Waiting for your bank">
          <p className="text-muted">
            Your payment isn't confirmed yet. If you approved it, you don't need to do anything. This page updates by
            itself.
          </p>
        </Waiting>
      );
    case "late":
      return (
        <EmptyState level={1} title="Your payment isn't confirmed yet">
          <p className="text-muted">
            You can close this page. We'll email you once the payment is confirmed. If it isn't, your order is canceled
            and nothing is charged.
          </p>
          <Button onClick={askAgain}>Check again</Button>
          <DocumentLink to="/checkout">Back to checkout</DocumentLink>
        </EmptyState>
      );
    case "paid-elsewhere":
      return (
        <EmptyState level={1} title="Your payment went through">
          <p className="text-muted">Your order is confirmed. We're emailing you the confirmation.</p>
          <DocumentLink to="/shop">Continue Shopping</DocumentLink>
        </EmptyState>
      );
    case "declined-elsewhere":
      return (
        <EmptyState level={1} title="Your payment didn't go through">
          <p>{state.reason}</p>
          <p className="text-muted">
            Nothing was charged. Go back to the window where you ordered and try again: everything is still there.
          </p>
          <DocumentLink to="/checkout">Back to checkout</DocumentLink>
        </EmptyState>
      );
    case "closed":
      return (
        <EmptyState level={1} title="Your order has expired">
          <p className="text-muted">
            The payment took too long, so we couldn't hold your items. If you were charged, we'll refund you
            automatically. Your cart is kept, so you can order again.
          </p>
          <DocumentLink to="/checkout">Back to checkout</DocumentLink>
        </EmptyState>
      );
    case "mismatch":
      return (
        <EmptyState level={1} title="We need to check your payment">
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
        <EmptyState level={1} title="We can't find this payment">
          <p className="text-muted">
            The link may be incomplete. If you paid, we'll email you a confirmation. Otherwise, contact us at{" "}
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
            .
          </p>
          <DocumentLink to="/checkout">Back to checkout</DocumentLink>
        </EmptyState>
      );
    case "unreachable":
      return (
        <EmptyState level={1} title="We can't reach the shop">
          <p className="text-muted">
            If you approved the payment, it still counts. Check your connection and try again.
          </p>
          <Button onClick={askAgain}>Try again</Button>
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
