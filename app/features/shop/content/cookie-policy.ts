import { type StorageEntry, storageRegistry } from "#app/features/shop/consent/storage-registry.ts";
import { retentionText } from "#app/features/shop/retention/retention-periods.ts";
import { capitalize } from "#app/shared/capitalize.ts";

import type { Block, TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

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
              "Preference: small conveniences, such as the products you looked at last and your last searches. They are stored only once you have allowed it, and stay in your browser; nobody builds a profile from them.",
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
          entryTable(["cookie"], "Cookies"),
          "Local storage, which stays when you close the browser:",
          entryTable(["local storage"], "Local storage"),
          "Session storage, which ends with the tab:",
          entryTable(["session storage"], "Session storage"),
          "Caches and a database of the browser, by which the shop works without a connection:",
          entryTable(["cache", "database"], "Caches"),
          "What is essential is kept because you asked for what it does. Everything else is stored only after you have allowed its purpose.",
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
              "Reject non-essential: only what the shop can't work without. The products you looked at, and the offers you have seen, are forgotten when you leave the page.",
              "Customize: you choose purpose by purpose.",
            ],
          },
          `There are no analytics or marketing cookies today, whatever you choose. We ask again after 12 months, and before we introduce any. So that we can show what was chosen, each choice is also noted with us under a random number and without anything about you: ${retentionText("cookieChoices")}.`,
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

function entryTable(places: StorageEntry["place"][], caption: string): Block {
  const rows = storageRegistry
    .filter(({ place }) => places.includes(place))
    .map(({ name, duration, purpose, use }) => [name, capitalize(duration), `${capitalize(purpose)}: ${use}`]);
  return { table: { caption, head: ["Name", "Duration", "Purpose"], rows } };
}
