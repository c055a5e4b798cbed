import type { StoredSession } from "./read-session.server.ts";

/** Where a person takes a session over. */
export const continueUrl = (origin: string, { linkToken }: Pick<StoredSession, "linkToken">) =>
  `${origin}/checkout/continue?key=${linkToken}`;

/** Where a buyer can follow an order by its number: nothing that would show the order to whoever has the link. */
export const orderUrl = (origin: string) => `${origin}/contact`;

/** What a buyer must be able to read; last the very versions that an order of this moment would be placed under. */
export function buyerLinks(
  { termsVersion, informationVersion }: Pick<StoredSession, "termsVersion" | "informationVersion">,
  origin: string,
) {
  const versionOf = (id: string) => `${origin}/documents/${id}.pdf`;
  return [
    { about: "terms", url: `${origin}/terms-of-service` },
    { about: "privacy", url: `${origin}/privacy-policy` },
    { about: "returns", url: `${origin}/returns` },
    { about: "shipping", url: `${origin}/shipping` },
    { about: "faq", url: `${origin}/faq` },
    { about: "terms-version", url: versionOf(termsVersion), title: "Terms of Service, as told here" },
    {
      about: "information-version",
      url: versionOf(informationVersion),
      title: "Information on the right of withdrawal, as told here",
    },
  ] as const;
}
