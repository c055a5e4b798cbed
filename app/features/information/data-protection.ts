import type { SiteFacts } from "#app/features/site/use-site.ts";

import type { TextPage } from "./text-page.ts";

/** The details under the privacy policy: processors, retention, rights. */
export function dataProtection({ identity, contact }: SiteFacts): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Data Protection Information",
    intro:
      "The details under our Privacy Policy: who handles data for us and why, how long it is kept, how it is protected, and how you use your rights under the GDPR.",
    updated: "2026-11-01",
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
          "We use other companies for the purposes below. Each has a contract that binds it to our instructions, or is itself responsible by law, as banks and carriers are.",
          {
            table: {
              caption: "Processors by purpose",
              head: ["Purpose", "Who", "What they handle"],
              rows: [
                [
                  "Hosting and delivery of pages",
                  "Cloud platform, data placed in the EU",
                  "Everything the shop stores",
                ],
                ["Card payments", "Card payment provider", "Card details, amount, order number"],
                ["Mobile payments", "Swish, Apple Pay, Google Pay", "Phone number or device token, amount"],
                ["Invoice and instalments", "Klarna, PayPal", "Contact details, amount, what was bought"],
                [
                  "Shipping",
                  "Carriers in Sweden, Norway, Denmark and Finland",
                  "Name, address, phone, e-mail for notices",
                ],
                [
                  "Analytics, only with your consent",
                  "Web analytics service; it keeps its data for 26 months",
                  "Pages seen, device, shortened IP address",
                ],
                ["Marketing, only with your consent", "Ad pixel of a social network", "Pages seen, purchases"],
                ["Newsletter and order e-mails", "E-mail service", "E-mail address, the e-mail's content"],
                ["Customer support", "Support desk service", "Your messages and our answers"],
              ],
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
              "Card details are never stored by us.",
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
          {
            table: {
              caption: "Retention",
              head: ["Data", "Kept for"],
              rows: [
                ["Customer and account data", "as long as you are a customer, plus 3 years"],
                ["Transactions and invoices", "7 years (Accounting Act)"],
                ["Analytics", "2 years with us, 26 months with the analytics service"],
                ["Newsletter", "until you unsubscribe"],
                ["Cookies", "as the [cookie table](/cookie-policy#cookie-table) says"],
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
              "Withdraw consent: at any time, for the future. Newsletters carry a link; cookies are under [Change your choice](/cookie-policy#change-your-choice).",
            ],
          },
          "Use the [contact form](/contact) or write to the address above. We may ask for something that proves who you are, and answer within a month, free of charge.",
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
        blocks: ["We change this page when something in how we handle data changes; the date at its top says when."],
      },
      {
        id: "data-protection-officer",
        title: "Data protection officer",
        blocks: [
          `Our data protection officer is reached at [${contact.email}](mailto:${contact.email}), with 'Data protection' in the subject, or by letter to ${companyName}, Data protection officer, ${contact.street}, ${contact.postalCode} ${contact.city}.`,
        ],
      },
    ],
  };
}
