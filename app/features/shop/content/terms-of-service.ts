import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentBrandsText } from "#app/shared/payment-methods.ts";

import { complaintSentenceWithLinks } from "./complaint-bodies.ts";
import type { TextPage } from "./document.ts";
import { legalGuaranteeList } from "./guarantee-terms.ts";
import { countriesText, offersPayLater, vatText } from "./price-terms.ts";
import type { SiteFacts } from "./use-site.ts";
import { refundSentence, shippingRefundSentence, withdrawalDays, withdrawalLink } from "./withdrawal-terms.ts";

/** The terms a customer buys under. */
export function termsOfService({ identity, contact, shipping, vat, promotions, checkout }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber, vatNumber } = identity;
  return {
    title: "Terms of Service",
    intro: `What applies between you and ${companyName} when you shop at ${siteName}. Your rights as a consumer under the law always come first.`,
    updated: "2026-11-22",
    sections: [
      {
        id: "who-we-are",
        title: "Who we are",
        blocks: [
          `${siteName} is run by ${companyName}, organization number ${organizationNumber} in the register of the Swedish Companies Registration Office (Bolagsverket)${vatNumber ? `, VAT number ${vatNumber}` : ""}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}. You can reach us at [${contact.email}](mailto:${contact.email}) and ${contact.phone}.`,
          "How accessible the shop is, and how you tell us what does not work for you, is under [Accessibility](/accessibility).",
        ],
      },
      {
        id: "shopping-with-us",
        title: "Shopping with us",
        blocks: [
          "You check out as a guest; there are no customer accounts to create. To create one, should we offer them, you must be at least 18. If you are younger, you may buy with the consent of a parent or guardian.",
          `We deliver to private individuals in ${countriesText}.`,
        ],
      },
      {
        id: "orders",
        title: "Orders and agreement",
        blocks: [
          "Your order is an offer to buy. The contract is concluded when we confirm the order by e-mail. Check the confirmation, and tell us at once if something in it is wrong.",
          "If a price or our stock changed while you shopped, the checkout says so before you pay. If we still can't deliver, we cancel the order and refund all of it. We may also refuse an order that is obviously mistaken or placed for resale.",
        ],
      },
      {
        id: "prices",
        title: "Prices and VAT",
        blocks: [
          vatText(vat),
          `Shipping is ${formatPrice(shipping.standardOre)} for standard and ${formatPrice(shipping.expressOre)} for express delivery, and free when the order is at least ${formatPrice(shipping.freeThresholdOre)} after discount. Beside a sale price we strike through one price only: the lowest of the 30 days before the sale.`,
        ],
      },
      {
        id: "discounts",
        title: "Discount codes",
        blocks: [
          `One code can be used per order, entered in the cart. A code may have a lowest order amount, a highest discount and an end date, and cannot be exchanged for money. The welcome code ${promotions.welcomeCode} gives 10% off a first order.`,
        ],
      },
      {
        id: "payment",
        title: "Payment",
        blocks: [
          `You can pay by ${paymentBrandsText(checkout?.closedPayments)}.${offersPayLater(checkout) ? " Klarna Pay later and Klarna Flexible are credit that Klarna gives you; Klarna's own terms apply to it." : ""} Payments are handled by payment providers over an encrypted connection. Your card number never reaches our servers.`,
        ],
      },
      {
        id: "delivery",
        title: "Delivery",
        blocks: [
          "Orders are processed within 24 hours on business days. Delivery times and costs are listed under [Shipping](/shipping). If a delivery is late and a reasonable extra time has passed, you may cancel the purchase and get your money back. The goods are at our risk until you have them.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Right of withdrawal",
        blocks: [
          `Under the Swedish Distance Contracts Act (2005:59) you may withdraw from the purchase within ${withdrawalDays} days of the day you received the last item of your order, without giving a reason. Tell us in any clear way before the time is up: ${withdrawalLink}, which gives you a receipt at once, by e-mail to [${contact.email}](mailto:${contact.email}), with the [contact form](/contact?reason=returns), by letter or by phone. You may use the [standard form](#withdrawal-form) below, but you don't have to.`,
          `Send the goods back within ${withdrawalDays} days of telling us. We send you a return label, which is free. If you have handled the goods more than it takes to try them, we may deduct their loss in value.`,
          `On top of the law we give you ${promotions.returnDays} days after delivery to return unused goods, and free exchanges: see [Returns](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Refunds",
        blocks: [
          `${refundSentence} You get back what you paid, by the method you paid with and at no cost to you. ${shippingRefundSentence}`,
        ],
      },
      {
        id: "withdrawal-form",
        title: "Standard withdrawal form",
        blocks: [
          "Fill in and send this form only if you want to withdraw from the purchase. It also stands [on a page of its own, to print](/withdrawal-form).",
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
          "We are liable for faults that the goods had when you got them. For how long you may complain depends on the country that we sent them to:",
          { list: legalGuaranteeList },
          `A complaint made within two months of noticing the fault is always in time. We repair or replace what is faulty, lower the price or refund it, and pay for the return. [Make a complaint here](/complaint): you get a receipt at once and our answer within 14 days.`,
        ],
      },
      {
        id: "our-content",
        title: "Our content and your reviews",
        blocks: [
          `Texts, pictures and trademarks of the shop belong to ${companyName} or its licensors. By sending a review you let us show it with your first name and town. We read reviews before we publish them; [how they are checked](/reviews/how) says which of them count, and what we decline.`,
        ],
      },
      {
        id: "liability",
        title: "Liability",
        blocks: [
          "We are not liable for delays caused by events beyond our control, such as strikes, extreme weather or failures of public networks. Nothing here limits the rights you have as a consumer by mandatory law.",
        ],
      },
      {
        id: "disputes",
        title: "Disputes and law",
        blocks: [
          "Swedish law applies, without taking from you the protection of the mandatory rules of the country you live in. Write to us first: most things can be solved that way.",
          "If we cannot agree, you can turn to these bodies, by the country you had the goods sent to. We follow the recommendations of ARN.",
          { list: shippingCountries.map(complaintSentenceWithLinks) },
        ],
      },
      {
        id: "changes",
        title: "Changes",
        blocks: [
          "The terms that were shown when you ordered apply to your order. New terms are published on this page.",
        ],
      },
    ],
  };
}
