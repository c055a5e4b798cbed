import { useEffect, useRef } from "react";

import { additionEnded } from "#app/features/selling/orders/addition-ended.ts";
import { offerEnded } from "#app/features/selling/orders/order-offer.ts";
import type { AdditionPage } from "#app/features/selling/orders/read-addition-page.server.ts";
import type { OfferPage } from "#app/features/selling/orders/read-offer-page.server.ts";
import { BrokenLink, CaseFrame } from "#app/storefront/case-pages/case-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { TakeAddition } from "./take-addition.tsx";

/** What staff offered to add to an order: to order and pay, or why it cannot be taken. `signature` is that of the link; null for a link that is not valid. */
export default function AdditionScreen({
  page,
}: {
  page: ((AdditionPage | OfferPage) & { signature: string }) | null;
}) {
  const isOpen = Boolean(page?.open);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // What was offered was taken or ended meanwhile: the button that was pressed is gone.
    const title = wasOpen.current && !isOpen ? document.querySelector<HTMLElement>("main h1") : null;
    wasOpen.current = isOpen;
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, [isOpen]);
  if (!page)
    return (
      <BrokenLink>Open the link in our latest email about your order, or contact us with your order number.</BrokenLink>
    );
  const { id, signature, orderNumber, offered, state, open } = page;
  const number = orderNumber === null ? "Put together for you" : `Order ${orderNumber}`;
  if (!open) {
    const isPaid = state === "paid";
    return (
      <CaseFrame
        title={!isPaid ? "This offer has ended" : orderNumber === null ? "Order confirmed" : "Added to your order"}
        number={number}
        lead={orderNumber === null ? offerEnded[page.state] : additionEnded[page.state]}
      >
        <Offered lines={offered} />
        <ButtonLink to={isPaid ? "/shop" : "/contact"}>{isPaid ? "Continue Shopping" : "Contact us"}</ButtonLink>
      </CaseFrame>
    );
  }
  const { order } = open;
  if (order.kind === "ok")
    return <TakeAddition {...open} order={order} link={{ id, key: signature }} orderNumber={orderNumber} />;
  return (
    <CaseFrame
      title={orderNumber === null ? "You can't order these right now" : "We can't add these right now"}
      number={number}
      lead={`${sentences(order.problems)} Contact us, and we'll find something else.`}
    >
      <Offered lines={offered} />
      <ButtonLink to="/contact">Contact us</ButtonLink>
    </CaseFrame>
  );
}

function Offered({ lines }: { lines: AdditionPage["offered"] }) {
  return (
    <ul className="mb-6 grid gap-2 leading-7">
      {lines.map(({ name, color, size, quantity }) => (
        <li key={`${name} ${color} ${size}`}>
          {quantity} × {name}, {color}, {size}
        </li>
      ))}
    </ul>
  );
}

/** Messages as sentences. */
const sentences = (messages: readonly string[]) =>
  messages.map((message) => (message.endsWith(".") ? message : `${message}.`)).join(" ");
