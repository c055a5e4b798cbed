import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import type { Handoff } from "#app/features/selling/checkout-sessions/read-handoff.server.ts";
import { BrokenLink, CaseFrame } from "#app/storefront/case-pages/case-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { handoffTexts } from "./handoff.texts.tsx";
import { TakeOver } from "./take-over.tsx";

type Ended = Exclude<Handoff["state"], "open">;

/** What is told of what can't be taken any more, and where it leads. */
function endedWords(state: Ended): { title: string; lead: string; to: string; name: string } {
  const texts = handoffTexts();
  const shop = { to: "/shop", name: cartTexts().continueShopping };
  return {
    "in-progress": { title: texts.inProgress, lead: texts.inProgressLead, to: "/checkout", name: texts.toCheckout },
    completed: { title: texts.completed, lead: texts.completedLead, ...shop },
    canceled: { title: texts.canceled, lead: texts.canceledLead, ...shop },
  }[state];
}

/** What an agent put together, for its person to check and to take to the checkout; or why there is nothing to take. */
export default function HandoffScreen({ page }: { page: { token: string; handoff: Handoff } | null }) {
  if (!page)
    return (
      <BrokenLink to="/shop" name={cartTexts().continueShopping}>
        {handoffTexts().broken}
      </BrokenLink>
    );
  const { handoff, token } = page;
  if (handoff.state === "open") return <TakeOver handoff={handoff} token={token} />;
  const { title, lead, to, name } = endedWords(handoff.state);
  return (
    <CaseFrame title={title} lead={lead}>
      <ButtonLink to={to}>{name}</ButtonLink>
    </CaseFrame>
  );
}
