import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { retentionRows } from "#app/features/shop/retention/retention-text.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { TextPage } from "./document.ts";
import { registerEn } from "./processing-register.en.ts";
import { processorRows, type ProcessorsInUse, registerRows } from "./processing-register.ts";
import type { SiteFacts } from "./use-site.ts";

/** The details under the privacy policy: what is done with data, by whom, how long, and everybody's rights. */
export function dataProtection({ identity, contact, shipping, checkout }: SiteFacts, inUse: ProcessorsInUse): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Data Protection Information",
    intro:
      "The details behind our Privacy Policy: who handles data for us and why, how long we keep it, how we protect it, and how to use your rights under the GDPR.",
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Controller",
        blocks: [
          `${companyName}, organization number ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${contact.country}. Phone ${contact.phone}, email [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "processors",
        title: "Processors by purpose",
        blocks: [
          "These companies handle data for us, bound by a contract to our instructions. We use no outside analytics service, no advertising pixel and no external support desk.",
          {
            table: {
              caption: "Processors by purpose",
              head: ["Who", "Purpose", "What they handle", "Where, and legal basis"],
              rows: processorRows(inUse, registerEn),
            },
          },
          "These companies are responsible by law for what they do with the data we share:",
          {
            table: {
              caption: "Independent controllers",
              head: ["Purpose", "Who", "What they get"],
              rows: [
                [
                  "Mobile payments",
                  `${paymentBrands("mobile", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, if you choose one`,
                  "Phone number or device token, amount",
                ],
                [
                  "Invoices and installments",
                  `${paymentBrands("invoice", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, if you choose one`,
                  "Contact details, amount, what was bought",
                ],
                [
                  "Shipping",
                  "Carriers in Sweden, Norway, Denmark and Finland",
                  "Name, address, phone, email for delivery updates",
                ],
                [
                  "Goods marked 'Ships from our partner'",
                  "The partner that sends them",
                  "Name, address, phone, what you bought from it",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "register",
        title: "How we use personal data",
        blocks: [
          "Our register of processing (GDPR, article 30). See [Retention](#retention) for how long we keep each kind of data.",
          {
            table: {
              caption: "Register of processing",
              head: ["Purpose", "Whose", "Data", "Legal basis (article 6.1)", "Who receives it"],
              rows: registerRows(registerEn),
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
              "Personal staff accounts, access only as needed, limited and logged sign-in attempts.",
              "Card numbers go straight from your browser to the payment provider and never reach our servers.",
              "Transfers outside the EU/EEA only under an adequacy decision or standard contractual clauses.",
              "Backups and an incident plan: we tell IMY within 72 hours where the GDPR requires it.",
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Retention",
        blocks: [
          "We delete data on this schedule every day.",
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
              "Access: find out whether we have data about you, and get a copy.",
              "Correction: have wrong or incomplete data corrected.",
              "Deletion: have us delete data we no longer need or aren't allowed to keep.",
              "Restriction: have us store your data, but not use it, while a question about it is open.",
              "Portability: get the data you gave us in a machine-readable format.",
              "Objection: object to processing based on a legitimate interest, and always to direct marketing.",
              "Withdraw consent: at any time, for the future. Every newsletter has an unsubscribe link. For cookies, see [Cookie settings](/cookie-policy#change-your-choice).",
            ],
          },
          "You can do most of it yourself under [My data](/privacy/my-data): we'll email you a link to see, download, correct and delete your data, and to object to marketing. For anything else, ask us there, use the [contact form](/contact) or write to the address above. We reply within a month, free of charge.",
          "You can complain to [IMY](https://www.imy.se/), the Swedish Authority for Privacy Protection.",
        ],
      },
      {
        id: "children",
        title: "Children",
        blocks: [
          "Our services aren't meant for children under 16. If we learn that we have data about a child, we delete it.",
        ],
      },
      {
        id: "automated-decisions",
        title: "Automated decisions",
        blocks: [
          "We make no decisions about you by automated means alone. Invoice and installment providers may: their terms say how to have a person review a decision.",
        ],
      },
      {
        id: "updates",
        title: "Updates",
        blocks: ["We update this page when we change how we handle data. The date is at the top."],
      },
      {
        id: "data-protection-officer",
        title: "Data protection officer",
        blocks: [
          contact.dataProtectionOfficer
            ? `Email our data protection officer at [${contact.dataProtectionOfficer}](mailto:${contact.dataProtectionOfficer}), or write to ${companyName}, Data protection officer, ${contact.street}, ${contact.postalCode} ${contact.city}.`
            : `We're not required to have a data protection officer (GDPR, article 37.1). Send questions about data to [${contact.email}](mailto:${contact.email}), with 'Data protection' in the subject.`,
        ],
      },
    ],
  };
}
