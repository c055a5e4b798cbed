import type { Block, TextPage } from "#app/features/configuration/document.ts";
import type { SiteFacts } from "#app/features/configuration/use-site.ts";
import { capitalize } from "#app/shared/capitalize.ts";

import { type BrowserEntry, browserEntries } from "./browser-entries.ts";

/** Which cookies there are, what for, and how to say no. */
export function cookiePolicy({ identity, contact }: SiteFacts): TextPage {
  return {
    title: "Cookie Policy",
    intro: `What ${identity.siteName} keeps in your browser, what for, and how you choose. We use no analytics, advertising or third-party cookies.`,
    updated: "2026-11-22",
    sections: [
      {
        id: "what-cookies-are",
        title: "What cookies are",
        blocks: [
          "A cookie is a small text that a website asks your browser to keep. Browsers also have storage of their own, which works in much the same way and which we use for your cart and wishlist. Under the Swedish Electronic Communications Act (2022:482) we need your consent for everything that isn't necessary for what you asked for.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "How we use them",
        blocks: [
          {
            list: [
              "Essential: your cart and wishlist, the checkout, and your cookie choice. The shop doesn't work without them, so they need no consent.",
              "Analytics: none.",
              "Marketing: none.",
              "Preference: small conveniences, such as the products you looked at last. They stay in your browser; nobody builds a profile from them.",
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
              "Session storage ends when you close the tab.",
              "Persistent cookies stay for up to a year. Local storage stays until you delete it or, where the table says so, until you order.",
              "Third-party cookies: none are set by this shop.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Cookie table",
        blocks: [
          "Cookies:",
          entryTable("cookie", "Cookies"),
          "Local storage, which stays when you close the browser:",
          entryTable("local storage", "Local storage"),
          "Session storage, which ends with the tab:",
          entryTable("session storage", "Session storage"),
          "To work without a connection, your browser may also keep copies of the shop's pages and pictures that you have seen. They hold nothing personal, and go when you clear the site's data.",
        ],
      },
      {
        id: "third-parties",
        title: "Third-party services",
        blocks: [
          "No third party sets cookies or loads scripts on our pages: we use no analytics service and no ad pixel. If you pay with a provider that opens its own page or app, that provider's own policy applies there. Our processors are listed under [Data Protection](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Managing your preferences",
        blocks: [
          "You can see, block and delete cookies and site data in your browser: look for 'Privacy' in its settings. With our own consent tool, below, you choose by purpose.",
        ],
      },
      {
        id: "disabling",
        title: "If you say no",
        blocks: [
          "The shop works in full without analytics, marketing and preference cookies. If you block essential storage, the cart can't remember what you put in it and you can't check out.",
        ],
      },
      {
        id: "consent-options",
        title: "Your consent options",
        blocks: [
          {
            list: [
              "Accept all: you allow analytics, marketing and preference cookies.",
              "Reject non-essential: only what the shop can't work without, and small notes that spare you an offer or an opening you have already seen. The products you looked at are forgotten.",
              "Customize: you choose purpose by purpose.",
            ],
          },
          "There are no analytics or marketing cookies today, whatever you choose. Your choice is kept for a year, and we would ask you again before we introduced any.",
        ],
      },
      {
        id: "change-your-choice",
        title: "Change your choice",
        blocks: ["You can change your mind at any time. The new choice applies from then on."],
      },
      {
        id: "updates",
        title: "Updates",
        blocks: ["If we start to use a new cookie, we add it here first, and ask you again where consent is needed."],
      },
      {
        id: "contact",
        title: "Contact",
        blocks: [
          `Questions about cookies: [${contact.email}](mailto:${contact.email}) or ${contact.phone}. How we handle personal data in general is in the [Privacy Policy](/privacy-policy).`,
        ],
      },
    ],
  };
}

function entryTable(place: BrowserEntry["place"], caption: string): Block {
  const rows = browserEntries
    .filter((entry) => entry.place === place)
    .map(({ name, duration, purpose }) => [name, capitalize(duration), purpose]);
  return { table: { caption, head: ["Name", "Duration", "Purpose"], rows } };
}
