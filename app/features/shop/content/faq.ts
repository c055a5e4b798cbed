import { formatPrice } from "#app/shared/money.ts";
import { paymentBrandsText, paymentCountriesText } from "#app/shared/payment-methods.ts";

import { faqTable } from "./faq-answer.ts";
import { openingHoursText } from "./opening-hours.ts";
import type { PageText } from "./page-texts.server.ts";
import { countriesText, deliveryCostsText, offersPayLater, vatText } from "./price-terms.ts";
import type { SiteFacts } from "./use-site.ts";
import { refundSentence, withdrawalDays } from "./withdrawal-terms.ts";

type Faq = PageText<"faq">;
export type FaqEntry = Faq["entries"][number];

/** What stands beside the questions, until staff edit it. */
export const faqIntro =
  "The ten questions we hear most. Yours isn't here? [Ask us](/contact), and we'll reply within 24 hours on weekdays.";

/** The ten questions people ask most, until staff edit them. Answers hold links, and tables on a line of their own (`faq-answer.ts`). */
export function faqEntries({ contact, hours, shipping, vat, promotions, checkout }: SiteFacts): FaqEntry[] {
  return [
    {
      question: "Where do you deliver?",
      answer: `We deliver to ${countriesText()}, from our warehouse in Sweden. Items marked 'Ships from our partner' arrive in a separate parcel.`,
    },
    {
      question: "How long does delivery take?",
      answer: `We process orders within 24 hours on business days. Items that ship from our partner take longer and can't ship express.\n\n${faqTable("Delivery times")}\n\nCheckout shows the delivery date for your order. More about [shipping](/shipping).`,
    },
    {
      question: "What does shipping cost?",
      answer: `${deliveryCostsText(shipping)} Orders of ${formatPrice(shipping.freeThresholdOre)} or more after discount ship free. [Costs by country](/shipping#methods).`,
    },
    {
      question: "How do returns and exchanges work?",
      answer: `You have ${promotions.returnDays} days from delivery to return unused items. Returns and exchanges are free. Open your order from any of our emails, or [start a return](/withdraw) without one. ${refundSentence()} The steps, and your legal right of ${withdrawalDays} days: [Returns](/returns).`,
    },
    {
      question: "What sizes do you carry?",
      answer:
        "Most items come in S to XL, and many in XS and XXL, too. Each product page has a Size & Fit tab with measurements in centimeters and inches, and the [size guide](/size-guide) shows how to measure. Between sizes? Size up for compression and support, down for training tops and tights.",
    },
    {
      question: "How can I pay?",
      answer: `With ${paymentBrandsText(checkout?.closedPayments)}. ${paymentCountriesText()}${offersPayLater(checkout) ? " Klarna Pay later and Klarna Flexible are credit from Klarna, on Klarna's terms." : ""} Your card number never reaches our servers.`,
    },
    {
      question: "Is VAT included in the prices?",
      answer: vatText(vat),
    },
    {
      question: "How do I use a discount code?",
      answer: `Enter it in your [cart](/cart) and press Apply before checkout. One code per order. New here? ${promotions.welcomeCode} gives you 10% off your first order.`,
    },
    {
      question: "How can I follow my order?",
      answer:
        "Use the link in your confirmation email. Lost it? [Get it again](/order-link). Or open the Support Center on any page and enter your order number or tracking ID under Track My Order.",
    },
    {
      question: "How do I reach you?",
      answer: `Use the [contact form](/contact), email [${contact.email}](mailto:${contact.email}) or call ${contact.phone}, ${openingHoursText(hours)}. We reply within 24 hours on weekdays.`,
    },
  ];
}
