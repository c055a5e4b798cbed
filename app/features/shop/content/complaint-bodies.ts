import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { type ShippingCountry, shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { bodiesTexts } from "./complaint-bodies.texts.ts";
import { complaintBodyNames } from "./complaint-body-names.texts.ts";

/** A body that hears or advises a consumer, free of our choosing. */
export interface ComplaintBody {
  name: string;
  /** What one turns to it for, after 'for', in English. */
  purpose: "free advice" | "a recommendation in the dispute";
  /** Its website. */
  url: string;
  /** Its postal address; absent where its website is how one reaches it. */
  address?: string;
}

/** It takes cases against traders in Sweden, whichever country the buyer lives in. */
const arn: ComplaintBody = {
  name: "Allmänna reklamationsnämnden (ARN)",
  purpose: "a recommendation in the dispute",
  url: "https://www.arn.se/",
  address: "Box 174, 101 23 Stockholm",
};

/** The European Consumer Centre of a country: it helps its own consumers with a trader in another one. */
const consumerCentre = (name: string, url: string): ComplaintBody => ({ name, purpose: "free advice", url });

/**
 * Where a consumer turns when we, a seller in Sweden, cannot agree with them, by the country of the delivery (Distance Contracts Act 2005:59,
 * 2:2; 2015:671). The boards of Denmark, Finland and Norway take sellers of their own country, so their buyers are told ARN and the centre
 * that helps them across the border. The platform of the EU is closed.
 */
export const complaintBodies: Readonly<Record<ShippingCountry, readonly [ComplaintBody, ...ComplaintBody[]]>> = {
  Sweden: [
    {
      name: "Hallå konsument",
      purpose: "free advice",
      url: "https://www.hallakonsument.se/",
      address: "Konsumentverket, Box 48, 651 02 Karlstad",
    },
    arn,
  ],
  Norway: [arn, consumerCentre("Forbruker Europa (ECC Norway)", "https://www.forbrukereuropa.no/")],
  Denmark: [arn, consumerCentre("Forbruger Europa (ECC Denmark)", "https://www.forbrugereuropa.dk/")],
  Finland: [
    arn,
    {
      get name() {
        return complaintBodyNames().centreOfFinland;
      },
      purpose: "free advice",
      url: "https://www.ecc.fi/",
    },
  ],
};

/** Who advises the buyers of a country for free, as a link of a text page. */
export function adviserLink(country: ShippingCountry): string {
  const [first] = complaintBodies[country];
  const { name, url } = complaintBodies[country].find(({ purpose }) => purpose === "free advice") ?? first;
  return `[${name}](${url})`;
}

/** The bodies of a country by its name, as orders store it; those of Sweden for one that we do not deliver to. */
export function complaintBodiesIn(country: string): readonly ComplaintBody[] {
  return complaintBodies[shippingCountries.find((known) => known === country) ?? "Sweden"];
}

/** The bodies of a country in a sentence, with their addresses on the web written out: for letters, e-mails and PDFs, and pages of cases. */
export function complaintSentence(country: string): string {
  const texts = bodiesTexts();
  const asText = ({ name, purpose, url, address }: ComplaintBody) =>
    texts.body(`${name}${address ? `, ${address}` : ""} (${url.replace(/^https:\/\/|\/$/g, "")})`, texts[purpose]);
  return texts.sentence(complaintBodiesIn(country).map(asText));
}

/** The bodies of a country in a sentence, with links as a text page writes them. */
export function complaintSentenceWithLinks(country: ShippingCountry): string {
  const texts = bodiesTexts();
  const asLink = ({ name, purpose, url, address }: ComplaintBody) =>
    texts.linked(`[${name}](${url})`, address, texts[purpose]);
  return texts.ofCountry(countryTexts()[country], complaintBodies[country].map(asLink));
}
