import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The bodies that supervise the accessibility of web shops, by the country of the shopper. */
export const accessibilityBodies = [
  { country: "Sweden", name: "Post- och telestyrelsen (PTS)", url: "https://www.pts.se/" },
  { country: "Norway", name: "Uu-tilsynet, Digdir", url: "https://www.uutilsynet.no/" },
  { country: "Denmark", name: "Digitaliseringsstyrelsen", url: "https://digst.dk/" },
  { country: "Finland", name: "Traficom", url: "https://www.traficom.fi/" },
] as const;

/** ISO day on which the statement was last gone through. It is at most a year old: a test says when it is due. */
export const accessibilityReviewedOn = "2026-11-22";

/**
 * How accessible the shop is, what is missing and whom to tell (Act 2023:254, 24 and 25 §§; Ordinance 2023:676, 24 and 28 §§).
 * `isMicroEnterprise`: fewer than ten people and at most 2 million euros a year, which 10 § of the act exempts for services.
 */
export function accessibilityStatement(
  { identity, contact }: Pick<SiteFacts, "identity" | "contact">,
  isMicroEnterprise: boolean,
): TextPage {
  const { siteName, companyName } = identity;
  return {
    title: "Accessibility",
    intro: `${siteName} is meant for everybody who trains, whatever they use to read, point or type. This is how far we have come, what is missing, and how you tell us.`,
    updated: accessibilityReviewedOn,
    sections: [
      {
        id: "the-service",
        title: "What this is about",
        blocks: [
          `The web shop of ${siteName}, run by ${companyName}: finding and comparing products, cart and checkout, the order's page with its receipt, withdrawal, returns and complaints, and our e-mails. You need a browser and no account.`,
          "Every page is read in the order it is seen, works with a keyboard alone, and keeps its content at 400% zoom and 320 pixels wide. What moves can be stopped, and does not move for those who ask their device for less motion. Nothing is limited in time but the stock that is held while you pay.",
        ],
      },
      {
        id: "standard",
        title: "The law and the standard",
        blocks: [
          isMicroEnterprise
            ? `As a micro-enterprise ${companyName} is exempt from the requirements on services in the Swedish Act on the Accessibility of Certain Products and Services (2023:254, 10 §). We keep to the same standard of our own accord: EN 301 549, with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.`
            : "The Swedish Act on the Accessibility of Certain Products and Services (2023:254) applies to this shop. We meet it by the standard EN 301 549, with the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.",
        ],
      },
      {
        id: "state",
        title: "How far we have come",
        blocks: [
          "The shop meets the standard in part. We know of these gaps:",
          {
            list: [
              "Receipts, terms and labels as PDF are tagged for screen readers, but carry no fonts of their own and were not tested with a screen reader yet. The same is on the order's page and on our pages as text. To be mended by 30 June 2027.",
              "Pictures in customers' reviews have no descriptions of their own. To be mended by 30 June 2027.",
              "People who use screen readers every day have not tested the shop with us yet. Planned by 31 March 2027.",
              "The fields in which you pay belong to the payment provider. We test them with a keyboard and cannot change them.",
            ],
          },
        ],
      },
      {
        id: "how-tested",
        title: "How we test",
        blocks: [
          "Before each release a program (axe) looks for faults in the shop's pages and their states, and others buy, save and send with a keyboard alone and at the size of a phone. Staff read the statement again at least once a year, last on the day above.",
        ],
      },
      {
        id: "by-phone",
        title: "Read to you by phone",
        blocks: [
          `Call [${contact.phone}](tel:${contact.phone.replaceAll(/[^\d+]/g, "")}) and we read you this statement, a product's page or our terms. Orders are placed in the shop itself: if something there stops you, tell us, and we help you past it. The hours are on the [contact page](/contact).`,
        ],
      },
      {
        id: "feedback",
        title: "Tell us what does not work",
        blocks: [
          `Write below, to [${contact.email}](mailto:${contact.email}), or call. We answer within 14 days if you leave an address.`,
        ],
      },
      {
        id: "bodies",
        title: "If our answer is not enough",
        blocks: [
          "You may also turn to the authority of the country you live in:",
          { list: accessibilityBodies.map(({ country, name, url }) => `${country}: [${name}](${url})`) },
        ],
      },
    ],
  };
}
