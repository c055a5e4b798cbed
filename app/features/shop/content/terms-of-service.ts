import { toldCurrency, toldRates } from "#app/features/shop/markets/told-rates.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { paymentBrandsText } from "#app/shared/payment-methods.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";
import { countriesText, offersPayLater, vatText } from "./price-terms.ts";
import { refundSentence } from "./refund-terms.ts";
import { shippingRefundSentence } from "./return-terms.ts";
import type { SiteFacts } from "./use-site.ts";
import { withdrawalDays, withdrawalLink } from "./withdrawal-terms.ts";

/** The terms a customer buys under. */
export function termsOfService({ identity, contact, shipping, vat, promotions, checkout }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  const rates = toldRates(shipping);
  return {
    title: "Terms of Service",
    intro: `These terms apply between you and ${companyName} when you shop at ${siteName}. Your legal rights as a consumer always come first.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "who-we-are",
        title: "Who we are",
        blocks: [
          `${siteName} is run by ${companyName}, organization number ${organizationNumber} in the register of the Swedish Companies Registration Office (Bolagsverket)${vatNumber ? `, VAT number ${vatNumber}` : ""}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}. You can reach us at [${contact.email}](mailto:${contact.email}) and ${contact.phone}.`,
          "See [Accessibility](/accessibility) for how accessible the shop is and how to tell us about a problem.",
        ],
      },
      {
        id: "shopping-with-us",
        title: "Shopping with us",
        blocks: [
          "You check out as a guest: there are no customer accounts. If we ever offer accounts, you must be at least 18 to create one. If you're under 18, you need the consent of a parent or guardian to buy.",
          `We deliver to private individuals in ${countriesText(shipping)}.`,
        ],
      },
      {
        id: "orders",
        title: "Orders and contract",
        blocks: [
          "Your order is an offer to buy. We have a contract once we confirm your order by email. Check the confirmation, and tell us right away if anything is wrong.",
          "If a price or our stock changes while you shop, checkout tells you before you pay. If we still can't deliver, we'll cancel the order and refund all of it. We may refuse orders that are obvious mistakes or placed for resale.",
        ],
      },
      {
        id: "prices",
        title: "Prices and VAT",
        blocks: [
          vatText(vat, shipping),
          `Shipping is ${rates.standard} for standard${rates.express ? ` and ${rates.express} for express` : ""} delivery, and free on orders of ${rates.free} or more after discount. The crossed-out price beside a sale price is our lowest price in the 30 days before the sale.`,
        ],
      },
      {
        id: "discounts",
        title: "Discount codes",
        blocks: [
          `You can use one code per order, entered in the cart. A code can have a minimum order amount, a maximum discount and an end date. It can't be exchanged for money. The welcome code ${promotions.welcomeCode} gives 10% off a first order.`,
        ],
      },
      {
        id: "payment",
        title: "Payment",
        blocks: [
          `You can pay with ${paymentBrandsText(checkout?.closedPayments, toldCurrency(shipping))}.${offersPayLater(checkout) ? " Klarna Pay later and Klarna Flexible are credit from Klarna, on Klarna's terms." : ""} Payment providers handle your payment over an encrypted connection. Your card number never reaches our servers.`,
        ],
      },
      {
        id: "delivery",
        title: "Delivery",
        blocks: [
          "We process orders within 24 hours on business days. See [Shipping](/shipping) for delivery times and costs. If a delivery is late and doesn't arrive within a reasonable extra time, you can cancel and get a refund. The goods are at our risk until you receive them.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Right of withdrawal",
        blocks: [
          `Under the Swedish Distance Contracts Act (2005:59) you may withdraw from your purchase within ${withdrawalDays} days of the day you received the last item of your order, without giving a reason. Tell us in any clear way before then: online under ${withdrawalLink} (you get a receipt right away), by email to [${contact.email}](mailto:${contact.email}), with the [contact form](/contact?reason=returns), by letter or by phone. You may use the [standard form](#withdrawal-form) below, but you don't have to.`,
          `Send the goods back within ${withdrawalDays} days of telling us. We send you a free return label. If you've used the goods beyond trying them on, we may deduct their loss in value.`,
          `Beyond what the law requires, we give you ${promotions.returnDays} days after delivery to return unused goods, and free exchanges. See [Returns](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Refunds",
        blocks: [
          `${refundSentence()} You get back what you paid, the way you paid, with no fees. ${shippingRefundSentence()}`,
        ],
      },
      {
        id: "withdrawal-form",
        title: "Standard withdrawal form",
        blocks: [
          "Fill in and send this form only if you want to withdraw from the purchase. [Printable version](/withdrawal-form).",
          {
            list: [
              `To ${companyName}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}, ${contact.email}:`,
              "I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods:",
              "Ordered on / received on:",
              "Name of consumer(s):",
              "Address of consumer(s):",
              "Signature of consumer(s), only if this form is sent on paper:",
              "Date:",
            ],
          },
        ],
      },
      {
        id: "complaints",
        title: "Faulty goods",
        blocks: [
          "We are liable for faults that the goods had when you received them. How long you have to tell us depends on the country we shipped to:",
          { list: legalGuaranteeList() },
          `If you tell us within two months of noticing the fault, you're always in time. We'll repair or replace the item, reduce the price or refund you, and we pay for the return. [Tell us here](/complaint): you get a receipt right away and our reply within 14 days.`,
        ],
      },
      {
        id: "our-content",
        title: "Our content and your reviews",
        blocks: [
          `The shop's texts, pictures and trademarks belong to ${companyName} or its licensors. When you send a review, you let us show it with your first name and town. We read reviews before we publish them. See [how reviews are checked](/reviews/how) for which ones count and what we decline.`,
        ],
      },
      {
        id: "liability",
        title: "Liability",
        blocks: [
          "We're not liable for delays caused by events beyond our control, such as strikes, extreme weather or failures of public networks. This doesn't limit your mandatory rights as a consumer.",
        ],
      },
      {
        id: "disputes",
        title: "Disputes and law",
        blocks: [
          "Swedish law applies. This doesn't limit your mandatory rights under the law of the country you live in. Contact us first: we can solve most things together.",
          "If we can't agree, you can turn to these bodies, depending on where we shipped your order. We follow ARN's recommendations.",
          { list: shippingCountries.map(complaintSentenceWithLinks) },
        ],
      },
      {
        id: "changes",
        title: "Changes",
        blocks: ["The terms shown when you ordered apply to your order. We publish new terms on this page."],
      },
    ],
  };
}
