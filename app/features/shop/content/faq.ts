import { partnerTime, timeText } from "#app/features/shop/shipping/delivery-times.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentBrandsText, paymentCountriesText } from "#app/shared/payment-methods.ts";

import { openingHoursText } from "./opening-hours.ts";
import type { PageText } from "./page-texts.server.ts";
import { countriesText, countryTimesText, deliveryCostsText, offersPayLater, vatText } from "./price-terms.ts";
import type { SiteFacts } from "./use-site.ts";
import { refundSentence } from "./withdrawal-terms.ts";

type Faq = PageText<"faq">;
export type FaqEntry = Faq["entries"][number];

/** What stands beside the questions, until staff edit it. */
export const faqIntro =
  "The ten questions we hear most. Yours isn't here? Write to us, and a person replies within 24 hours on weekdays.";

/** The ten questions people ask most, until staff edit them. */
export function faqEntries({ contact, hours, shipping, vat, promotions, checkout }: SiteFacts): FaqEntry[] {
  return [
    {
      question: "Where do you deliver?",
      answer: `We deliver to ${countriesText}, from our warehouse in Sweden. A few items are marked 'Ships from our partner' and come in a parcel of their own.`,
    },
    {
      question: "How long does delivery take?",
      answer: `Orders are processed within 24 hours on business days. From then delivery takes, by country: ${countryTimesText()} Items that ship from our partner take longer, in Sweden ${timeText(partnerTime("Sweden"))}, and cannot go by express. The checkout shows the days for your order.`,
    },
    {
      question: "What does shipping cost?",
      answer: `${deliveryCostsText(shipping)} Orders of at least ${formatPrice(shipping.freeThresholdOre)} after discount ship free.`,
    },
    {
      question: "How do returns and exchanges work?",
      answer: `You have ${promotions.returnDays} days after delivery to return unused goods, and exchanges are free. Use 'Withdraw from contract here' at the foot of every page, or write to us with your order number; the return label is free. ${refundSentence}`,
    },
    {
      question: "Which sizes do you have?",
      answer:
        "Most garments come in S to XL, many also in XS and XXL. Each product page has a Size & Fit tab with measurements in centimeters and inches, and the size guide shows how to measure. Between two sizes, take the larger one for compression and support, and the smaller one for training tops and tights.",
    },
    {
      question: "How can I pay?",
      answer: `By ${paymentBrandsText(checkout?.closedPayments)}. ${paymentCountriesText}${offersPayLater(checkout) ? " Klarna Pay later and Klarna Flexible are credit that Klarna gives you, on its own terms." : ""} Your card number never reaches our servers.`,
    },
    {
      question: "Is VAT included in the prices?",
      answer: vatText(vat),
    },
    {
      question: "How do I use a discount code?",
      answer: `Enter it in the cart and press Apply before you go to checkout. One code per order. New here? ${promotions.welcomeCode} gives you 10% off your first order.`,
    },
    {
      question: "How can I follow my order?",
      answer:
        "The confirmation e-mail links to your order. You can also open the Support Center at the bottom right of any page and enter your order number or tracking ID under Track My Order.",
    },
    {
      question: "How do I reach you?",
      answer: `With the contact form, at ${contact.email} or on ${contact.phone}, ${openingHoursText(hours)}. We reply to messages within 24 hours on weekdays.`,
    },
  ];
}
