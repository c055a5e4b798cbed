import type { SiteFacts } from "#app/features/site/use-site.ts";

import type { TextPage } from "./text-page.ts";

/** Which cookies there are, what for, and how to say no. */
export function cookiePolicy({ identity, contact }: SiteFacts): TextPage {
  return {
    title: "Cookie Policy",
    intro: `Which cookies and similar storage ${identity.siteName} uses, what for, and how you choose. Nothing but the essential is set before you have said yes.`,
    updated: "2026-11-01",
    sections: [
      {
        id: "what-cookies-are",
        title: "What cookies are",
        blocks: [
          "A cookie is a small text that a website asks your browser to keep. Browsers also have a storage of their own, which works the same way and which we use for your cart and wishlist. Under the Swedish Electronic Communications Act (2022:482) we need your consent for everything that is not necessary for what you asked for.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "How we use them",
        blocks: [
          {
            list: [
              "Essential: the cart, the checkout and the memory of your cookie choice. The shop does not work without them, so they need no consent.",
              "Analytics: how the shop is used, so that we can make it better.",
              "Marketing: measuring our advertising and showing what may interest you.",
              "Preference: choices you have made, such as how a list is shown.",
            ],
          },
        ],
      },
      {
        id: "types",
        title: "Types of cookies",
        blocks: [
          {
            list: [
              "Session cookies end when you close the browser.",
              "Persistent cookies stay for 30 days to 2 years, or until you delete them.",
              "Third-party cookies are set by services we use, and only with your consent.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Cookie table",
        blocks: [
          {
            table: {
              caption: "Cookies",
              head: ["Name", "Duration", "Purpose"],
              rows: [
                ["session_id", "Session", "Essential"],
                ["cart_items", "Session", "Essential"],
                ["user_preferences", "1 year", "Preference"],
                ["_ga", "2 years", "Analytics"],
                ["_fbp", "3 months", "Marketing"],
                ["cookie_consent", "1 year", "Preference"],
              ],
            },
          },
        ],
      },
      {
        id: "third-parties",
        title: "Third-party services",
        blocks: [
          {
            list: [
              "An analytics service, for statistics on how the shop is used.",
              "The ad pixel of a social network, for measuring advertising.",
              "The card payment provider, which guards payments against fraud at checkout.",
            ],
          },
          "The first two are loaded only after you have accepted them. What they do with the data is said in their own policies and under [Data Protection](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Managing your preferences",
        blocks: [
          "In your browser you can see, block and delete cookies: look for 'Privacy' in its settings. With our own consent tool you choose per purpose, below. The services also have opt-outs of their own: [Google Analytics](https://tools.google.com/dlpage/gaoptout) and [Your Online Choices](https://www.youronlinechoices.eu/).",
        ],
      },
      {
        id: "disabling",
        title: "If you say no",
        blocks: [
          "The shop works in full without analytics, marketing and preference cookies. If you block the essential ones, the cart cannot remember what you put in it and you cannot check out.",
        ],
      },
      {
        id: "consent-options",
        title: "Your consent options",
        blocks: [
          {
            list: [
              "Accept all: analytics, marketing and preference cookies are used.",
              "Reject non-essential: only what the shop cannot work without.",
              "Customize: you choose purpose by purpose.",
            ],
          },
        ],
      },
      {
        id: "change-your-choice",
        title: "Change your choice",
        blocks: ["You can change your mind at any time; the new choice applies from then on."],
      },
      {
        id: "updates",
        title: "Updates",
        blocks: ["When we use a new cookie, it is added here first, and you are asked again where consent is needed."],
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
