import type { Handoff } from "#app/features/selling/checkout-sessions/read-handoff.server.ts";
import { BrokenLink, CaseFrame } from "#app/storefront/case-pages/case-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { TakeOver } from "./take-over.tsx";

type Ended = Exclude<Handoff["state"], "open">;

const ended: Record<Ended, { title: string; lead: string; to: string; name: string }> = {
  "in-progress": {
    title: "You've already ordered this",
    lead: "Your payment isn't finished yet. Go back to checkout to finish it.",
    to: "/checkout",
    name: "Go to Checkout",
  },
  completed: {
    title: "You've ordered and paid for this",
    lead: "We've emailed you the confirmation.",
    to: "/shop",
    name: "Continue Shopping",
  },
  canceled: {
    title: "This link has expired",
    lead: "Nothing was ordered. Ask your assistant for a new link, or find the items in the shop.",
    to: "/shop",
    name: "Continue Shopping",
  },
};

/** What an agent put together, for its person to check and to take to the checkout; or why there is nothing to take. */
export default function HandoffScreen({ page }: { page: { token: string; handoff: Handoff } | null }) {
  if (!page)
    return (
      <BrokenLink to="/shop" name="Continue Shopping">
        Ask your assistant for a new link, or find the items in the shop.
      </BrokenLink>
    );
  const { handoff, token } = page;
  if (handoff.state === "open") return <TakeOver handoff={handoff} token={token} />;
  const { title, lead, to, name } = ended[handoff.state];
  return (
    <CaseFrame title={title} lead={lead}>
      <ButtonLink to={to}>{name}</ButtonLink>
    </CaseFrame>
  );
}
