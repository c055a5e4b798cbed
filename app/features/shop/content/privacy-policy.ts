import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** What we do with personal data, in plain words. The data-protection page has the details. */
export function privacyPolicy({ identity, contact }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Privacy Policy",
    intro: `What ${siteName} knows about you, why, for how long, and what you can do about it. We collect what your order needs and little else.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Who is responsible",
        blocks: [
          `${companyName}, organization number ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, is the controller of your personal data under the General Data Protection Regulation (GDPR). Questions? Email [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "what-we-collect",
        title: "What we collect, and why",
        blocks: [
          {
            table: {
              caption: "Data, purposes and legal bases",
              head: ["When", "We use", "Legal basis"],
              rows: [
                [
                  "When you order",
                  "name, email, address, phone if you give it, what you bought, and how it was paid for and delivered",
                  "our contract with you; the Accounting Act for the records of the sale",
                ],
                [
                  "When you order through an AI assistant",
                  "what it requests on your behalf, and the email and address it gives us; we tell it your order number and that it's paid",
                  "our contract with you",
                ],
                [
                  "When you write to us",
                  "name, email, subject and message",
                  "our legitimate interest in replying to you",
                ],
                [
                  "When you subscribe",
                  "email, when and where you agreed",
                  "your consent, which you can withdraw anytime",
                ],
                [
                  "When you ask for an email when something is back",
                  "email, product, color, size and date, for that one email and nothing else",
                  "your request, which you confirm and can cancel",
                ],
                [
                  "When you review a product",
                  "first name, town, rating, text and pictures; your email, which we never show",
                  "our legitimate interest in honest reviews",
                ],
                [
                  "When you search",
                  "the words, the number of results and which result was opened, counted by day: not who searched, from where or at what time. We leave out anything that looks like an email address, street address or personal identity number, and delete one-off searches after a week",
                  "our legitimate interest in a search that works; nothing links a search to you",
                ],
                [
                  "When you visit the shop",
                  "technical data, for example, your IP address, to deliver pages and stop abuse",
                  "our legitimate interest in a safe and working shop",
                ],
              ],
            },
          },
          "Your cart, wishlist and checkout draft stay in your browser, and so do the products you viewed, if you allow it. We receive your order when you place it. Before that, we only see which prices, stock and discounts your browser asks for. If you're offline, messages and sign-ups wait in your browser until they can be sent.",
          "Card numbers go straight from your browser to the payment provider and never reach our servers.",
          "We count visits, opened carts and opened checkouts by day, country and how people came: the kind of site, or a campaign link. We read this from the requests your browser sends anyway, store nothing in your browser, and keep totals only. Our legal basis is our legitimate interest in knowing how the shop is used.",
          "If you allow analytics, your browser also tells us how fast pages loaded and how far a checkout got, and nothing about you. Our legal basis is your consent.",
          "We use no outside analytics service and no advertising cookies. The [Cookie Policy](/cookie-policy) lists what your browser keeps.",
        ],
      },
      {
        id: "who-receives-it",
        title: "Who receives it",
        blocks: [
          "Besides an AI assistant that you order through, only the companies that help us with hosting, payment, delivery and email, and only what they need for it. See the list under [Data Protection](/data-protection#processors). We never sell personal data.",
          "Our database is in the EU. Providers handle data outside the EU/EEA only under an adequacy decision or the European Commission's standard contractual clauses.",
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
              `Newsletter: until you unsubscribe. Our record that you did: ${retentionText("unsubscribed")}.`,
              `Back-in-stock request: ${retentionText("backInStockTold")}; ${retentionText("backInStockOpen")} if you don't confirm it.`,
              `Messages: ${retentionText("messages")}.`,
            ],
          },
          "The [full list](/data-protection#retention) has every kind of data and what happens to it afterward.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        blocks: [
          "You can ask to see, correct, delete or restrict your data, and for a copy to take with you. You can object to what we do based on a legitimate interest, and withdraw consent at any time. You can do most of it yourself under [My data](/privacy/my-data). See [how to use your rights](/data-protection#rights).",
          `We reply within a month. Not satisfied? You can complain to the Swedish Authority for Privacy Protection, [IMY](https://www.imy.se/), Box 8114, 104 20 Stockholm, or to the authority in the country you live in.`,
        ],
      },
      {
        id: "children",
        title: "Children",
        blocks: ["The shop isn't meant for children under 16, and we don't knowingly collect data about them."],
      },
      {
        id: "security",
        title: "Security",
        blocks: [
          "All traffic is encrypted. Staff have personal accounts and see only what their work needs. If a breach puts you at risk, we'll tell you and IMY, as the GDPR requires.",
        ],
      },
      {
        id: "changes",
        title: "Changes",
        blocks: [
          "This page always shows the current policy. If we change something that matters to you, we'll say so here.",
        ],
      },
    ],
  };
}
