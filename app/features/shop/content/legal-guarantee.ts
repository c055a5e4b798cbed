import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";

/** Our own plain notice, which says what the harmonised one says. */
export const legalGuaranteePage = (): TextPage => ({
  title: "Your legal guarantee",
  intro: `Everything you buy must match its description and last as long as you'd reasonably expect. If it doesn't, the law of your country says how long you have to tell us: at least 2 years in the EU.`,
  updated: "2026-11-29",
  sections: [
    {
      id: "how-long",
      title: "How long it lasts",
      blocks: [
        "It starts the day you receive the item.",
        { list: legalGuaranteeList() },
        "If a fault appears within 2 years of delivery, it counts as having been there from the start, unless we can show otherwise.",
      ],
    },
    {
      id: "what-you-get",
      title: "What you get",
      blocks: [
        {
          list: [
            "A free repair or replacement, within a reasonable time and without much inconvenience to you. You choose which, unless it's impossible or would cost us far more than the other.",
            "A price reduction or refund, if we can't fix it in time or it fails again.",
            "Free shipping both ways.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "How to use it",
      blocks: [
        "[Tell us about the fault](/complaint) within a reasonable time of noticing it. Within two months is always in time. You only need your order number. You get a receipt right away, and our reply within 14 days.",
        "If we can't agree, you can turn to these bodies, depending on where we shipped your order.",
        { list: shippingCountries.map(complaintSentenceWithLinks) },
      ],
    },
    {
      id: "other-guarantees",
      title: "Other guarantees",
      blocks: [
        "Some products come with a free guarantee of durability from the producer, which lasts longer. Their pages show its years, brand and model, who gives it and what it covers. Your legal guarantee still applies.",
      ],
    },
  ],
});
