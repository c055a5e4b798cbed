import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { retentionRows } from "#app/features/shop/retention/retention-text.ts";
import { sourceTexts } from "#app/features/shop/shipping/sources.texts.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { TextPage } from "./document.ts";
import { registerDa } from "./processing-register.da.ts";
import { processorRows, type ProcessorsInUse, registerRows } from "./processing-register.ts";
import type { SiteFacts } from "./use-site.ts";

/** The details of `data-protection.ts` in Danish. */
export function dataProtectionDa(
  { identity, contact, shipping, checkout }: SiteFacts,
  inUse: ProcessorsInUse,
): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Information om data\u00ADbeskyttelse",
    intro:
      "Detaljerne bag vores privatlivspolitik: hvem der behandler oplysninger for os og hvorfor, hvor længe vi gemmer dem, hvordan vi beskytter dem, og hvordan du bruger dine rettigheder efter databeskyttelsesforordningen (GDPR).",
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Dataansvarlig",
        blocks: [
          `${companyName}, organisationsnummer ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}. Telefon ${contact.phone}, e-mail [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "processors",
        title: "Databehandlere efter formål",
        blocks: [
          "Disse virksomheder behandler oplysninger for os og er ved aftale bundet af vores instrukser. Vi bruger ingen ekstern analysetjeneste, ingen annoncepixels og ingen ekstern kundeservice.",
          {
            table: {
              caption: "Databehandlere efter formål",
              head: ["Hvem", "Formål", "Hvad de behandler", "Hvor og overførselsgrundlag"],
              rows: processorRows(inUse, registerDa),
            },
          },
          "Disse virksomheder er efter loven selv ansvarlige for, hvad de gør med de oplysninger, vi deler:",
          {
            table: {
              caption: "Selvstændigt dataansvarlige",
              head: ["Formål", "Hvem", "Hvad de får"],
              rows: [
                [
                  "Mobilbetaling",
                  `${paymentBrands("mobile", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, hvis du vælger en af dem`,
                  "Telefonnummer eller enhedens token, beløb",
                ],
                [
                  "Faktura og delbetaling",
                  `${paymentBrands("invoice", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, hvis du vælger en af dem`,
                  "Kontaktoplysninger, beløb, hvad du har købt",
                ],
                [
                  "Fragt",
                  "Transportører i Sverige, Norge, Danmark og Finland",
                  "Navn, adresse, telefon, e-mail til besked om leveringen",
                ],
                [
                  `Varer mærket ”${sourceTexts().fromPartner}”`,
                  "Den partner, der sender dem",
                  "Navn, adresse, telefon, hvad du har købt hos den",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "register",
        title: "Sådan bruger vi personoplysninger",
        blocks: [
          "Vores fortegnelse over behandlingsaktiviteter (databeskyttelsesforordningens artikel 30). Se [Opbevaring](#retention) for, hvor længe vi gemmer hver slags oplysninger.",
          {
            table: {
              caption: "Fortegnelse over behandlingsaktiviteter",
              head: [
                "Formål",
                "Hvem det drejer sig om",
                "Oplysninger",
                "Retsgrundlag (artikel 6, stk. 1)",
                "Hvem der modtager dem",
              ],
              rows: registerRows(registerDa),
            },
          },
        ],
      },
      {
        id: "safeguards",
        title: "Sikkerhedsforanstaltninger",
        blocks: [
          {
            list: [
              "Krypterede forbindelser overalt og krypteret opbevaring.",
              "Personlige konti til medarbejderne, adgang kun efter behov, begrænsede og loggede loginforsøg.",
              "Kortnumre går direkte fra din browser til betalingsudbyderen og når aldrig vores servere.",
              "Overførsel uden for EU/EØS kun på grundlag af en afgørelse om tilstrækkeligt beskyttelsesniveau eller standardkontraktbestemmelser.",
              "Sikkerhedskopier og en beredskabsplan: Vi giver IMY besked inden for 72 timer, når databeskyttelsesforordningen kræver det.",
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Opbevaring",
        blocks: [
          "Vi sletter oplysninger efter denne plan hver dag.",
          {
            table: {
              caption: "Opbevaring",
              head: ["Oplysninger", "Gemmes i", "Derefter"],
              rows: [
                ...retentionRows(),
                ["Adresse til nyhedsbrevet", "Indtil du afmelder dig", ""],
                ["Cookies", "Som [cookietabellen](/cookie-policy#cookie-table) viser", ""],
              ],
            },
          },
        ],
      },
      {
        id: "rights",
        title: "Dine rettigheder",
        blocks: [
          {
            list: [
              "Indsigt: få at vide, om vi har oplysninger om dig, og få en kopi.",
              "Berigtigelse: få forkerte eller ufuldstændige oplysninger rettet.",
              "Sletning: få oplysninger slettet, som vi ikke længere har brug for eller ikke må beholde.",
              "Begrænsning: at vi kun opbevarer dine oplysninger, mens et spørgsmål om dem er uafklaret.",
              "Dataportabilitet: få de oplysninger, du har givet os, i et maskinlæsbart format.",
              "Indsigelse: gøre indsigelse mod behandling på grundlag af en legitim interesse og altid mod direkte markedsføring.",
              "Trække samtykke tilbage: når som helst, for fremtiden. Hvert nyhedsbrev har et link til at afmelde sig. For cookies, se [Cookieindstillinger](/cookie-policy#change-your-choice).",
            ],
          },
          "Det meste kan du gøre selv under [Mine oplysninger](/privacy/my-data): Vi sender dig et link på e-mail, så du kan se, hente, rette og slette dine oplysninger og gøre indsigelse mod markedsføring. Til alt andet kan du spørge os der, bruge [kontaktformularen](/contact) eller skrive til adressen ovenfor. Vi svarer inden for en måned, gratis.",
          "Du kan klage til [IMY](https://www.imy.se/), den svenske databeskyttelsesmyndighed.",
        ],
      },
      {
        id: "children",
        title: "Børn",
        blocks: [
          "Vores tjenester er ikke beregnet til børn under 16 år. Hvis vi får at vide, at vi har oplysninger om et barn, sletter vi dem.",
        ],
      },
      {
        id: "automated-decisions",
        title: "Automatiske afgørelser",
        blocks: [
          "Vi træffer ingen afgørelser om dig alene ad automatisk vej. Udbydere af faktura og delbetaling kan gøre det: I deres vilkår står der, hvordan du får en person til at vurdere afgørelsen.",
        ],
      },
      {
        id: "updates",
        title: "Opdateringer",
        blocks: ["Vi opdaterer denne side, når vi ændrer, hvordan vi behandler oplysninger. Datoen står øverst."],
      },
      {
        id: "data-protection-officer",
        title: "Databeskyttelsesrådgiver",
        blocks: [
          contact.dataProtectionOfficer
            ? `Skriv til vores databeskyttelsesrådgiver på [${contact.dataProtectionOfficer}](mailto:${contact.dataProtectionOfficer}) eller til ${companyName}, Databeskyttelsesrådgiveren, ${contact.street}, ${contact.postalCode} ${contact.city}.`
            : `Vi er ikke forpligtet til at have en databeskyttelsesrådgiver (databeskyttelsesforordningens artikel 37, stk. 1). Send spørgsmål om oplysninger til [${contact.email}](mailto:${contact.email}) med ”Databeskyttelse” i emnefeltet.`,
        ],
      },
    ],
  };
}
