import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import { cookieTables } from "./cookie-tables.ts";
import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** Which cookies there are, what for, and how to say no. */
export function cookiePolicy({ identity, contact }: SiteFacts): TextPage {
  const tables = cookieTables();
  return {
    title: "Cookie Policy",
    intro: `What ${identity.siteName} keeps in your browser, why, and how you choose. We use no analytics, advertising or third-party cookies.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "what-cookies-are",
        title: "What cookies are",
        blocks: [
          "A cookie is a small text file that a website asks your browser to keep. Browsers have other storage that works in much the same way, which we use for your cart and wishlist. Under the Swedish Electronic Communications Act (2022:482), we need your consent for anything that isn't necessary for what you asked for.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "How we use them",
        blocks: [
          {
            list: [
              "Essential: your cart, wishlist, checkout and cookie choice. The shop doesn't work without them, so they don't need consent.",
              "Analytics: no cookies and no storage. If you allow it, we measure how fast pages load and how far checkouts get. See [what we measure](#measuring).",
              "Marketing: none.",
              "Preference: small conveniences, for example, recent products and searches. They're stored only if you allow it, and stay in your browser. Nobody builds a profile from them.",
            ],
          },
        ],
      },
      {
        id: "types",
        title: "Types of cookies and storage",
        blocks: [
          {
            list: [
              "Session storage: deleted when you close the tab.",
              "Persistent cookies: kept for up to a year. Local storage: kept until you delete it or, where the table says so, for a shorter time.",
              "Third-party cookies: none.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Cookie table",
        blocks: [
          "Cookies:",
          tables.cookies,
          "Local storage, kept when you close your browser:",
          tables.localStorage,
          "Session storage, deleted when you close the tab:",
          tables.sessionStorage,
          "Browser caches and a database, so the shop works offline:",
          tables.caches,
          "We keep what's essential because you asked for what it does. Everything else is stored only if you allow it.",
        ],
      },
      {
        id: "measuring",
        title: "What we measure if you allow it",
        blocks: [
          "Your browser knows how long a page took. If you allow analytics, it tells us once per page: the kind of page (for example, 'product', not which one), phone or desktop by the width of the window, and four measurements: how long the server, the page and a tap or click took, and how much the page moved. At checkout it also tells us whether the address and the delivery were filled in, never what you typed.",
          `There's no ID, so we can't tell whose page it was or follow a visit. Measurements are added to the totals of the day: ${retentionText("vitals")}. Our host may keep single measurements for three months, also without an ID. Nothing is stored in your browser.`,
        ],
      },
      {
        id: "third-parties",
        title: "Third-party services",
        blocks: [
          "No third party sets cookies or loads scripts on our pages: we use no outside analytics service and no ad pixel. We count visits ourselves, without storing anything in your browser. If you pay on a provider's own page or app, the provider's policy applies there. Our processors are listed under [Data Protection](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Managing your preferences",
        blocks: [
          "You can see, block and delete cookies and site data in your browser's privacy settings. Or choose by purpose with the cookie settings below.",
        ],
      },
      {
        id: "disabling",
        title: "If you say no",
        blocks: [
          "The whole shop works without analytics, marketing and preference cookies. If you block essential storage, your cart can't remember your items and you can't check out.",
        ],
      },
      {
        id: "consent-options",
        title: "Your consent options",
        blocks: [
          {
            list: [
              "Accept all: you allow preferences and analytics, the only two we ask about.",
              "Reject non-essential: only what the shop can't work without. Recent products and offers you've seen are forgotten when you leave the page, and pages aren't measured.",
              "Customize: you see each purpose and choose.",
            ],
          },
          `We have no analytics or marketing cookies, whatever you choose. We'll ask again after 12 months, and before we add any. To document choices, we keep each one under a random number, with nothing about you: ${retentionText("cookieChoices")}.`,
        ],
      },
      {
        id: "change-your-choice",
        title: "Cookie settings",
        blocks: ["You can change your mind at any time. The new choice applies from then on."],
      },
      {
        id: "updates",
        title: "Updates",
        blocks: ["If we start using a new cookie, we'll list it here first and ask you again if it needs consent."],
      },
      {
        id: "contact",
        title: "Contact",
        blocks: [
          `Questions about cookies: [${contact.email}](mailto:${contact.email}) or ${contact.phone}. The [Privacy Policy](/privacy-policy) explains how we handle personal data in general.`,
        ],
      },
    ],
  };
}
