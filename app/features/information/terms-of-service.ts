import type { SiteFacts } from "#app/features/site/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";

import { countriesText, vatText } from "./price-terms.ts";
import type { TextPage } from "./text-page.ts";

/** The terms a customer buys under. */
export function termsOfService({ identity, contact, shipping, vat, promotions }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Terms of Service",
    intro: `What applies between you and ${companyName} when you shop at ${siteName}. What the law gives you as a consumer always comes first.`,
    updated: "2026-11-01",
    sections: [
      {
        id: "who-we-are",
        title: "Who we are",
        blocks: [
          `${siteName} is run by ${companyName}, organization number ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}. You reach us at [${contact.email}](mailto:${contact.email}) and ${contact.phone}.`,
        ],
      },
      {
        id: "shopping-with-us",
        title: "Shopping with us",
        blocks: [
          "You check out as a guest; no account is needed. To create an account with us you must be at least 18. If you are younger, you may buy with the consent of a parent or guardian.",
          `We deliver to ${countriesText}, to private persons.`,
        ],
      },
      {
        id: "orders",
        title: "Orders and agreement",
        blocks: [
          "Your order is an offer to buy. The agreement stands when we confirm the order by e-mail. Check the confirmation, and tell us at once if something in it is wrong.",
          "If a price or our stock changed while you shopped, the checkout says so before you pay. Should we still not be able to deliver, we cancel the order and refund all of it. We may also refuse an order that is obviously mistaken or placed for resale.",
        ],
      },
      {
        id: "prices",
        title: "Prices and VAT",
        blocks: [
          vatText(vat),
          `Shipping is ${formatPrice(shipping.standardOre)} for standard and ${formatPrice(shipping.expressOre)} for express delivery, and free when the order is at least ${formatPrice(shipping.freeThresholdOre)} after discount. A sale price is shown beside the lowest price of the 30 days before the sale.`,
        ],
      },
      {
        id: "discounts",
        title: "Discount codes",
        blocks: [
          `One code can be used per order, entered in the cart. A code may have a lowest order amount, a highest discount and an end date, and cannot be exchanged for money. The welcome code ${promotions.welcomeCode} takes 10% off a first order.`,
        ],
      },
      {
        id: "payment",
        title: "Payment",
        blocks: [
          "You can pay by card, with Klarna, Swish, PayPal, Apple Pay or Google Pay. Klarna's pay later gives you 30 days, without interest and without fees; Klarna's own terms apply to it. Payments are handled by payment providers over an encrypted connection. We never see or store your card number.",
        ],
      },
      {
        id: "delivery",
        title: "Delivery",
        blocks: [
          "Orders are processed within 24 hours on business days. Delivery times and costs are listed under [Shipping](/shipping). If a delivery is late and a reasonable extra time has passed, you may cancel the purchase and be refunded. The goods are at our risk until you have them.",
        ],
      },
      {
        id: "right-of-withdrawal",
        title: "Right of withdrawal",
        blocks: [
          "Under the Swedish Distance Contracts Act (2005:59) you may withdraw from the purchase within 14 days from the day you received the goods, without giving a reason. Tell us in any clear way, for example through the [contact form](/contact?reason=returns), or with the standard form that Konsumentverket publishes.",
          "Send the goods back within 14 days of telling us. You pay for the return under the right of withdrawal unless we offer a free label. If the goods have been handled more than needed to try them, we may deduct their loss in value.",
          `On top of the law we give you ${promotions.returnDays} days after delivery to return unused goods, and free exchanges: see [Returns](/returns).`,
        ],
      },
      {
        id: "refunds",
        title: "Refunds",
        blocks: [
          "We refund what you paid, including standard shipping when you withdraw from the whole order, within 14 days of receiving the goods back, by the method you paid with.",
        ],
      },
      {
        id: "complaints",
        title: "Faulty goods",
        blocks: [
          "If something is wrong with the goods, the Swedish Consumer Sales Act (2022:260) gives you the right to complain within three years of delivery. A complaint made within two months of noticing the fault is always in time. We repair or replace what is faulty, lower the price or refund it, and pay for the return.",
        ],
      },
      {
        id: "content",
        title: "Our content and your reviews",
        blocks: [
          `Texts, pictures and trademarks of the shop belong to ${companyName} or its licensors. By sending a review you let us show it with your first name and town. Reviews are read before they are published, and we remove what is unlawful, offensive or not about the product.`,
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
          "Swedish law applies, without taking from you the protection of the mandatory rules of the country you live in. Write to us first: most things are solved in a day.",
          "If we cannot agree, you can turn to the National Board for Consumer Disputes, [ARN](https://www.arn.se/), Box 174, 101 23 Stockholm. We follow its recommendations. Konsumentverket's [Hallå konsument](https://www.hallakonsument.se/) advises consumers free of charge.",
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
