import { useEffect, useRef } from "react";

import { additionEnded, offerEnded } from "#app/features/selling/orders/addition-ended.ts";
import type { AdditionPage } from "#app/features/selling/orders/read-addition-page.server.ts";
import type { OfferPage } from "#app/features/selling/orders/read-offer-page.server.ts";
import { BrokenLink, CaseFrame } from "#app/storefront/case-pages/case-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { additionTexts } from "./addition.texts.ts";
import { TakeAddition } from "./take-addition.tsx";

/** What staff offered to add to an order: to order and pay, or why it cannot be taken. `signature` is that of the link; null for a link that is not valid. */
export default function AdditionScreen({
  page,
}: {
  page: ((AdditionPage | OfferPage) & { signature: string }) | null;
}) {
  const texts = additionTexts();
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
  if (!page) return <BrokenLink>{texts.broken}</BrokenLink>;
  const { id, signature, orderNumber, offered, state, open } = page;
  const number = orderNumber === null ? texts.forYou : texts.order(orderNumber);
  if (!open) {
    const isPaid = state === "paid";
    return (
      <CaseFrame
        title={!isPaid ? texts.ended : orderNumber === null ? texts.confirmed : texts.added}
        number={number}
        lead={orderNumber === null ? offerEnded(page.state) : additionEnded(page.state)}
      >
        <Offered lines={offered} />
        <ButtonLink to={isPaid ? "/shop" : "/contact"}>{isPaid ? texts.continueShopping : texts.contact}</ButtonLink>
      </CaseFrame>
    );
  }
  const { order } = open;
  if (order.kind === "ok")
    return <TakeAddition {...open} order={order} link={{ id, key: signature }} orderNumber={orderNumber} />;
  return (
    <CaseFrame
      title={orderNumber === null ? texts.cannotOrder : texts.cannotAdd}
      number={number}
      lead={texts.somethingElse(sentences(order.problems))}
    >
      <Offered lines={offered} />
      <ButtonLink to="/contact">{texts.contact}</ButtonLink>
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
