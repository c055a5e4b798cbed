import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The bodies that supervise the accessibility of web shops, by the country of the shopper. */
export const accessibilityBodies = [
  { country: "Sweden", name: "Post- och telestyrelsen (PTS)", url: "https://www.pts.se/" },
  { country: "Norway", name: "Uu-tilsynet, Digdir", url: "https://www.uutilsynet.no/" },
  { country: "Denmark", name: "Digitaliseringsstyrelsen", url: "https://digst.dk/" },
  { country: "Finland", name: "Traficom", url: "https://www.traficom.fi/" },
] as const;

/** The bodies as the statement lists them, with their countries in the current language. */
export function accessibilityBodyList(): string[] {
  return accessibilityBodies.map(({ country, name, url }) => `${countryTexts()[country]}: [${name}](${url})`);
}

/** What the statement is made of. */
export type AccessibilityFacts = Pick<SiteFacts, "identity" | "contact">;

/** ISO day on which the statement was last gone through. It is at most a year old: a test says when it is due. */
export const accessibilityReviewedOn = "2026-11-29";

/**
 * How accessible the shop is, what is missing and whom to tell (Act 2023:254, 24 and 25 §§; Ordinance 2023:676, 24 and 28 §§).
 * `isMicroEnterprise`: fewer than ten people and at most 2 million euros a year, which 10 § of the act exempts for services.
 */
export function accessibilityStatement(
  { identity, contact }: AccessibilityFacts,
  isMicroEnterprise: boolean,
): TextPage {
  const { siteName, companyName } = identity;
  return {
    title: "Accessibility",
    intro: `${siteName} is for everyone who trains, whatever you use to read, point or type. This is how far we've come, what's missing, and how to tell us.`,
    updated: accessibilityReviewedOn,
    sections: [
      {
        id: "the-service",
        title: "What this covers",
        blocks: [
          `The ${siteName} online shop, run by ${companyName}: finding and comparing products, cart and checkout, order pages and receipts, returns, withdrawal and complaints, and our emails. All you need is a browser: no account.`,
          "Every page reads in the order you see it, works with just a keyboard, and keeps its content at 400% zoom and 320 pixels wide. You can stop anything that moves, and nothing moves if your device is set to reduce motion. There are two time limits: on stock we hold while you pay, and half an hour in My data. Links in our emails expire, too, and you can ask for a new one.",
        ],
      },
      {
        id: "standard",
        title: "The law and the standard",
        blocks: [
          isMicroEnterprise
            ? `As a micro-enterprise, ${companyName} is exempt from the requirements on services in the Swedish Act on the Accessibility of Certain Products and Services (2023:254, section 10). We follow the same standard voluntarily: EN 301 549, with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.`
            : "The Swedish Act on the Accessibility of Certain Products and Services (2023:254) applies to this shop. We follow the standard EN 301 549, with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.",
        ],
      },
      {
        id: "state",
        title: "How far we have come",
        blocks: [
          "The shop partly meets the standard. We know of these gaps:",
          {
            list: [
              "PDF receipts, terms and labels are tagged for screen readers, but don't embed their fonts and haven't been tested with a screen reader yet. Your order page and our other pages have the same information as text. We'll fix this by 30 June 2027.",
              "Pictures in customer reviews have no descriptions. We'll fix this by 30 June 2027.",
              "People who use screen readers every day haven't tested the shop with us yet. We plan to do this by 31 March 2027.",
              "The payment fields belong to the payment provider. We test them with a keyboard but can't change them.",
            ],
          },
        ],
      },
      {
        id: "how-tested",
        title: "How we test",
        blocks: [
          "Before each release, automated tests check the shop's pages with axe, and place orders with just a keyboard and at phone size. Staff review this statement at least once a year, most recently on the date above.",
        ],
      },
      {
        id: "by-phone",
        title: "Help by phone",
        blocks: [
          `Call [${contact.phone}](tel:${contact.phone.replaceAll(/[^\d+]/g, "")}) and we'll read you this statement, a product page or our terms. If something in the shop stops you, we put your order together on the phone or by email. You get an email with a link: check the order, read the terms and pay there. See our hours on the [contact page](/contact).`,
        ],
      },
      {
        id: "feedback",
        title: "Tell us what doesn't work",
        blocks: [
          `Use the form below, and we'll reply within 14 days if you leave your email address. Or call, or email [${contact.email}](mailto:${contact.email}): we reply to emails within 24 hours on weekdays.`,
        ],
      },
      {
        id: "bodies",
        title: "If you're not satisfied with our reply",
        blocks: ["You can also contact the authority in the country you live in:", { list: accessibilityBodyList() }],
      },
    ],
  };
}
