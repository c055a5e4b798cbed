import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { type ShippingCountry, shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { bodiesTexts } from "./complaint-bodies.texts.ts";

/** A body that hears or advises a consumer, free of our choosing. */
export interface ComplaintBody {
  name: string;
  /** What one turns to it for, after 'for', in English. */
  purpose: "free advice" | "mediation" | "a recommendation in the dispute" | "a decision in the dispute";
  /** Its website. */
  url: string;
  /** Its postal address; absent where its website is how one reaches it. */
  address?: string;
}

/**
 * Where a consumer turns when we cannot agree, by the country of the delivery, in the order of the steps (Distance Contracts Act
 * 2005:59, 2:2; in Denmark naming the body on the site and in the terms is compulsory, lov om forbrugerklager § 4).
 */
export const complaintBodies: Readonly<Record<ShippingCountry, readonly ComplaintBody[]>> = {
  Sweden: [
    {
      name: "Hallå konsument",
      purpose: "free advice",
      url: "https://www.hallakonsument.se/",
      address: "Konsumentverket, Box 48, 651 02 Karlstad",
    },
    {
      name: "Allmänna reklamationsnämnden (ARN)",
      purpose: "a recommendation in the dispute",
      url: "https://www.arn.se/",
      address: "Box 174, 101 23 Stockholm",
    },
  ],
  Norway: [
    {
      name: "Forbrukertilsynet",
      purpose: "mediation",
      url: "https://www.forbrukertilsynet.no/",
      address: "Porselensvegen 32, 3920 Porsgrunn",
    },
    {
      name: "Forbrukerklageutvalget",
      purpose: "a decision in the dispute",
      url: "https://www.forbrukerklageutvalget.no/",
    },
  ],
  Denmark: [
    {
      name: "Center for Klageløsning",
      purpose: "mediation",
      url: "https://naevneneshus.dk/",
      address: "Nævnenes Hus, Toldboden 2, 8800 Viborg",
    },
    {
      name: "Forbrugerklagenævnet",
      purpose: "a decision in the dispute",
      url: "https://naevneneshus.dk/",
      address: "Nævnenes Hus, Toldboden 2, 8800 Viborg",
    },
  ],
  Finland: [
    {
      name: "Kuluttajaneuvonta (KKV)",
      purpose: "free advice",
      url: "https://www.kkv.fi/",
      address: "PL 5, 00531 Helsinki",
    },
    {
      name: "Kuluttajariitalautakunta",
      purpose: "a recommendation in the dispute",
      url: "https://www.kuluttajariita.fi/",
      address: "PL 306, 00531 Helsinki",
    },
  ],
};

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
