import { retentionRows } from "#app/features/shop/retention/retention-periods.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { TextPage } from "./document.ts";
import { processingRegister, processors, type ProcessorsInUse } from "./processing-register.ts";
import type { SiteFacts } from "./use-site.ts";

/** The details under the privacy policy: what is done with data, by whom, how long, and everybody's rights. */
export function dataProtection({ identity, contact, checkout }: SiteFacts, inUse: ProcessorsInUse): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Data Protection Information",
    intro:
      "The details under our Privacy Policy: who handles data for us and why, how long it is kept, how it is protected, and how you use your rights under the GDPR.",
    updated: "2026-11-22",
    sections: [
      {
        id: "controller",
        title: "Controller",
        blocks: [
          `${companyName}, organization number ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}. Telephone ${contact.phone}, e-mail [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "processors",
        title: "Processors by purpose",
        blocks: [
          "These companies handle data for us, bound by a contract to our instructions. We use no analytics service, no advertising pixel and no external support desk.",
          {
            table: {
              caption: "Processors by purpose",
              head: ["Who", "Purpose", "What they handle", "Where, and on what ground"],
              rows: processors(inUse).map(({ name, purpose, data, transfer }) => [name, purpose, data, transfer]),
            },
          },
          "These are responsible by law for what they do with the data we hand over:",
          {
            table: {
              caption: "Companies that are responsible themselves",
              head: ["Purpose", "Who", "What they get"],
              rows: [
                [
                  "Mobile payments",
                  `${paymentBrands("mobile", checkout?.closedPayments).join(", ")}, if you choose one`,
                  "Phone number or device token, amount",
                ],
                [
                  "Invoice and instalments",
                  `${paymentBrands("invoice", checkout?.closedPayments).join(", ")}, if you choose one`,
                  "Contact details, amount, what was bought",
                ],
                [
                  "Shipping",
                  "Carriers in Sweden, Norway, Denmark and Finland",
                  "Name, address, phone, e-mail for notices",
                ],
                [
                  "Goods marked 'Ships from our partner'",
                  "The partner that sends them",
                  "Name, address, phone, what was bought from it",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "register",
        title: "What we do with personal data",
        blocks: [
          "Our register of processing (GDPR, article 30). How long each kind of data is kept is under [Retention](#retention).",
          {
            table: {
              caption: "Register of processing",
              head: ["Purpose", "Whose", "Data", "Ground (article 6.1)", "Who receives it"],
              rows: processingRegister.map(({ purpose, people, data, ground, recipients }) => [
                purpose,
                people,
                data,
                ground,
                recipients,
              ]),
            },
          },
        ],
      },
      {
        id: "safeguards",
        title: "Safeguards",
        blocks: [
          {
            list: [
              "Encrypted connections everywhere, and encrypted storage.",
              "Personal staff accounts, access by need, sign-in attempts limited and logged.",
              "Card numbers never reach our servers: they go from your browser straight to the payment provider.",
              "Transfers outside the EU/EEA only under an adequacy decision or standard contractual clauses.",
              "Backups, and a plan for incidents: IMY is told within 72 hours where the GDPR demands it.",
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Retention",
        blocks: [
          "A job that runs every day keeps these periods.",
          {
            table: {
              caption: "Retention",
              head: ["Data", "Kept for", "Then"],
              rows: [
                ...retentionRows(),
                ["Newsletter address", "Until you unsubscribe", ""],
                ["Cookies", "As the [cookie table](/cookie-policy#cookie-table) says", ""],
              ],
            },
          },
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        blocks: [
          {
            list: [
              "Access: know whether we handle data about you, and get a copy.",
              "Correction: have wrong or incomplete data put right.",
              "Deletion: have data erased that we no longer need or may not keep.",
              "Restriction: have data only stored while a question about it is open.",
              "Portability: get what you gave us in a machine-readable form.",
              "Objection: object to handling on the ground of a legitimate interest, and always to direct marketing.",
              "Withdraw consent: at any time, for the future. Every newsletter carries a link; cookies are under [Change your choice](/cookie-policy#change-your-choice).",
            ],
          },
          "Most of it you do yourself, at once, under [My data](/privacy/my-data): a link to your e-mail address shows what we store, lets you download, correct and erase it, and object to marketing. For the rest ask us there, use the [contact form](/contact) or write to the address above. We answer within a month, free of charge.",
          "You can complain to [IMY](https://www.imy.se/), the Swedish Authority for Privacy Protection.",
        ],
      },
      {
        id: "children",
        title: "Children",
        blocks: [
          "Our services are not directed to children under 16. If we learn that we hold data of a child, we delete it.",
        ],
      },
      {
        id: "automated-decisions",
        title: "Automated decisions",
        blocks: [
          "We make no decisions about you by automated means alone. A provider of invoices or instalments may; its own terms say how to have a person look at it.",
        ],
      },
      {
        id: "updates",
        title: "Updates",
        blocks: ["We update this page when the way we handle data changes. The date at the top says when."],
      },
      {
        id: "data-protection-officer",
        title: "Data protection officer",
        blocks: [
          contact.dataProtectionOfficer
            ? `Our data protection officer can be reached at [${contact.dataProtectionOfficer}](mailto:${contact.dataProtectionOfficer}), or by letter to ${companyName}, Data protection officer, ${contact.street}, ${contact.postalCode} ${contact.city}.`
            : `We have appointed no data protection officer, and what we do with data does not call for one (GDPR, article 37.1). Questions about data go to [${contact.email}](mailto:${contact.email}), with 'Data protection' in the subject.`,
        ],
      },
    ],
  };
}
