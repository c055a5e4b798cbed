import { retentionText } from "#app/features/shop/retention/retention-periods.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** What we do with personal data, in plain words. The data-protection page has the details. */
export function privacyPolicy({ identity, contact }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Privacy Policy",
    intro: `What ${siteName} knows about you, why, for how long, and what you can do about it. We collect what an order needs and little else.`,
    updated: "2026-11-23",
    sections: [
      {
        id: "controller",
        title: "Who is responsible",
        blocks: [
          `${companyName}, organization number ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, is the controller of your personal data under the General Data Protection Regulation (GDPR). Write to [${contact.email}](mailto:${contact.email}) with any question.`,
        ],
      },
      {
        id: "what-we-collect",
        title: "What we collect, and why",
        blocks: [
          {
            table: {
              caption: "Data, purposes and legal grounds",
              head: ["When you", "We handle", "On the ground of"],
              rows: [
                [
                  "order",
                  "name, e-mail, address, phone if you give it, what you bought and how it was paid and delivered",
                  "our contract with you; the Accounting Act for the records of the sale",
                ],
                ["write to us", "name, e-mail, subject and message", "our legitimate interest in answering you"],
                ["subscribe", "e-mail, when and where you agreed", "your consent, which you can withdraw any time"],
                [
                  "ask us to tell you when something is back",
                  "e-mail, which product, color and size, and when; for that one e-mail and nothing else",
                  "your request, which you confirm and can take back",
                ],
                [
                  "review a product",
                  "first name, town, rating, text and pictures; your e-mail, which we never show",
                  "our legitimate interest in honest reviews",
                ],
                [
                  "search",
                  "the words, how many products they found and which place you opened, counted by day: not who searched, from where or at what time. We leave out what looks like an e-mail address, a street address or a number of a person, and delete after a week what was searched for only once",
                  "our legitimate interest in a search that finds; nothing links a search to you",
                ],
                [
                  "visit the shop",
                  "technical data such as IP address, to deliver pages and stop abuse",
                  "our legitimate interest in a safe and working shop",
                ],
              ],
            },
          },
          "Your cart, your wishlist and the draft of your checkout live in your own browser, and so do the products you looked at, once you allow it. What you order reaches us when you order it. Before that, we only see which products' price, stock or discount your browser asks for. A message or sign-up you send without a connection waits in your browser until it can be sent. Card numbers go from your browser straight to the payment provider and never reach our servers. We use no analytics and no advertising cookies; what your browser keeps is listed in the [Cookie Policy](/cookie-policy).",
        ],
      },
      {
        id: "who-receives-it",
        title: "Who receives it",
        blocks: [
          "Only companies that do a part of the work for us, and only what that part needs: hosting, payment, delivery and e-mail. They are listed by purpose under [Data Protection](/data-protection#processors). We never sell personal data.",
          "Our database is placed in the EU. Where a provider handles data outside the EU/EEA, it does so under an adequacy decision or the European Commission's standard contractual clauses.",
        ],
      },
      {
        id: "how-long",
        title: "How long we keep it",
        blocks: [
          {
            list: [
              `Customer data: ${retentionText("customers")}.`,
              `Orders, transactions and invoices: ${retentionText("orders")}.`,
              `Newsletter: until you unsubscribe. The note that you did: ${retentionText("unsubscribed")}.`,
              `A request to be told when something is back: ${retentionText("backInStockTold")}; ${retentionText("backInStockOpen")} if it is not confirmed.`,
              `Messages: ${retentionText("messages")}.`,
            ],
          },
          "The [whole list](/data-protection#retention) has every kind of data and what happens when its time is up.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        blocks: [
          "You may ask for access to your data, for its correction, deletion or restriction, and for a copy to take with you. You may object to what we do on the ground of a legitimate interest, and withdraw a consent at any time. [My data](/privacy/my-data) lets you do most of it yourself, at once. [How to use your rights](/data-protection#rights).",
          `We answer within a month. If you're not satisfied, you can complain to the Swedish Authority for Privacy Protection, [IMY](https://www.imy.se/), Box 8114, 104 20 Stockholm, or to the authority of the country you live in.`,
        ],
      },
      {
        id: "children",
        title: "Children",
        blocks: ["The shop is not meant for children under 16, and we do not knowingly collect data about them."],
      },
      {
        id: "security",
        title: "Security",
        blocks: [
          "All traffic is encrypted. Staff have personal accounts and see what their work needs. If something happens to your data that puts you at risk, we tell you and IMY as the GDPR requires.",
        ],
      },
      {
        id: "changes",
        title: "Changes",
        blocks: [
          "This page always shows the policy that applies. If we change something that matters to you, we say so here.",
        ],
      },
    ],
  };
}
