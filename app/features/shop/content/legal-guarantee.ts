import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";

/** Our own plain notice, which says what the harmonised one says. */
export const legalGuaranteePage: TextPage = {
  title: "Your legal guarantee",
  intro: `Whatever you buy here must be as we say it is, and last as long as such a thing can be expected to. The law of the country you live in says for how long you can tell us when it is not, in the EU for at least 2 years.`,
  updated: "2026-11-24",
  sections: [
    {
      id: "how-long",
      title: "How long it lasts",
      blocks: [
        "It is counted from the day you have the goods.",
        { list: legalGuaranteeList },
        "A fault that shows within 2 years of delivery is taken to have been there from the start, unless we show that it was not.",
      ],
    },
    {
      id: "what-you-get",
      title: "What you get",
      blocks: [
        {
          list: [
            "Repair or replacement, free of charge, within a reasonable time and without much trouble for you. You choose which, unless it is impossible or would cost us far more than the other.",
            "A lower price, or your money back, if we cannot do that, do not do it in time, or if the fault shows again.",
            "We pay for the transport.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "How to use it",
      blocks: [
        "[Make a complaint](/complaint) within a reasonable time after you noticed the fault. Two months is always in time. Your order number is enough as a receipt. You get a receipt for the complaint at once, and our answer within 14 days.",
        "If we cannot agree, you can turn to these bodies, by the country you had the goods sent to.",
        { list: shippingCountries.map(complaintSentenceWithLinks) },
      ],
    },
    {
      id: "other-guarantees",
      title: "Guarantees beside it",
      blocks: [
        "Some products have a producer's guarantee of durability, which lasts longer and costs nothing. Their pages show it in a label, with the years, the brand and the model, and say who gives it and what it covers. It takes nothing away from your legal guarantee.",
      ],
    },
  ],
};
