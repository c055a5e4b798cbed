import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { retentionRows } from "#app/features/shop/retention/retention-text.ts";
import { sourceTexts } from "#app/features/shop/shipping/sources.texts.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { TextPage } from "./document.ts";
import { registerNb } from "./processing-register.nb.ts";
import { processorRows, type ProcessorsInUse, registerRows } from "./processing-register.ts";
import type { SiteFacts } from "./use-site.ts";

/** The details of `data-protection.ts` in Norwegian. */
export function dataProtectionNb(
  { identity, contact, shipping, checkout }: SiteFacts,
  inUse: ProcessorsInUse,
): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Informasjon om personvern",
    intro:
      "Detaljene bak personvernerklæringen vår: hvem som behandler opplysninger for oss og hvorfor, hvor lenge vi lagrer dem, hvordan vi verner dem, og hvordan du bruker rettighetene dine etter personvernforordningen (GDPR).",
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Behandlingsansvarlig",
        blocks: [
          `${companyName}, organisasjonsnummer ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}. Telefon ${contact.phone}, e-post [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "processors",
        title: "Databehandlere etter formål",
        blocks: [
          "Disse selskapene behandler opplysninger for oss og er bundet av instruksene våre gjennom en avtale. Vi bruker ingen ekstern analysetjeneste, ingen annonsepiksler og ingen ekstern kundeservice.",
          {
            table: {
              caption: "Databehandlere etter formål",
              head: ["Hvem", "Formål", "Hva de behandler", "Hvor, og overføringsgrunnlag"],
              rows: processorRows(inUse, registerNb),
            },
          },
          "Disse selskapene er etter loven selv ansvarlige for det de gjør med opplysningene vi deler:",
          {
            table: {
              caption: "Selvstendig behandlingsansvarlige",
              head: ["Formål", "Hvem", "Hva de får"],
              rows: [
                [
                  "Mobilbetaling",
                  `${paymentBrands("mobile", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, hvis du velger en av dem`,
                  "Telefonnummer eller enhetens token, beløp",
                ],
                [
                  "Faktura og delbetaling",
                  `${paymentBrands("invoice", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, hvis du velger en av dem`,
                  "Kontaktopplysninger, beløp, hva du har kjøpt",
                ],
                [
                  "Frakt",
                  "Transportører i Sverige, Norge, Danmark og Finland",
                  "Navn, adresse, telefon, e-post for beskjeder om leveringen",
                ],
                [
                  `Varer merket «${sourceTexts().fromPartner}»`,
                  "Partneren som sender dem",
                  "Navn, adresse, telefon, hva du har kjøpt fra den",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "register",
        title: "Slik bruker vi personopplysninger",
        blocks: [
          "Protokollen vår over behandlingsaktiviteter (artikkel 30 i personvernforordningen). Se [Lagringstid](#retention) for hvor lenge vi lagrer hver type opplysninger.",
          {
            table: {
              caption: "Protokoll over behandlingsaktiviteter",
              head: [
                "Formål",
                "Hvem det gjelder",
                "Opplysninger",
                "Behandlingsgrunnlag (artikkel 6 nr. 1)",
                "Hvem som mottar dem",
              ],
              rows: registerRows(registerNb),
            },
          },
        ],
      },
      {
        id: "safeguards",
        title: "Sikkerhetstiltak",
        blocks: [
          {
            list: [
              "Krypterte forbindelser overalt og kryptert lagring.",
              "Personlige kontoer for de ansatte, tilgang bare ved behov, begrensede og loggførte innloggingsforsøk.",
              "Kortnumre går rett fra nettleseren din til betalingsleverandøren og når aldri serverne våre.",
              "Overføring utenfor EU/EØS bare på grunnlag av en beslutning om tilstrekkelig beskyttelsesnivå eller standard personvernbestemmelser.",
              "Sikkerhetskopier og en plan for hendelser: Vi melder fra til IMY innen 72 timer når personvernforordningen krever det.",
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Lagringstid",
        blocks: [
          "Vi sletter opplysninger etter denne planen hver dag.",
          {
            table: {
              caption: "Lagringstid",
              head: ["Opplysninger", "Lagres i", "Deretter"],
              rows: [
                ...retentionRows(),
                ["Adresse for nyhetsbrevet", "Til du melder deg av", ""],
                [
                  "Informasjonskapsler",
                  "Som [tabellen over informasjonskapsler](/cookie-policy#cookie-table) viser",
                  "",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "rights",
        title: "Rettighetene dine",
        blocks: [
          {
            list: [
              "Innsyn: få vite om vi har opplysninger om deg, og få en kopi.",
              "Retting: få rettet uriktige eller ufullstendige opplysninger.",
              "Sletting: få slettet opplysninger vi ikke lenger trenger eller ikke kan beholde.",
              "Begrensning: at vi bare lagrer opplysningene dine mens et spørsmål om dem er uavklart.",
              "Dataportabilitet: få opplysningene du har gitt oss, i et maskinlesbart format.",
              "Innsigelse: protestere mot behandling på grunnlag av en berettiget interesse, og alltid mot direkte markedsføring.",
              "Trekke tilbake samtykke: når som helst, for framtiden. Hvert nyhetsbrev har en lenke for å melde seg av. For informasjonskapsler, se [Innstillinger for informasjonskapsler](/cookie-policy#change-your-choice).",
            ],
          },
          "Det meste kan du gjøre selv under [Mine opplysninger](/privacy/my-data): Vi sender deg en lenke på e-post, så du kan se, laste ned, rette og slette opplysningene dine og protestere mot markedsføring. For alt annet kan du spørre oss der, bruke [kontaktskjemaet](/contact) eller skrive til adressen ovenfor. Vi svarer innen en måned, gratis.",
          "Du kan klage til [IMY](https://www.imy.se/), den svenske personvernmyndigheten.",
        ],
      },
      {
        id: "children",
        title: "Barn",
        blocks: [
          "Tjenestene våre er ikke ment for barn under 16 år. Hvis vi får vite at vi har opplysninger om et barn, sletter vi dem.",
        ],
      },
      {
        id: "automated-decisions",
        title: "Automatiserte avgjørelser",
        blocks: [
          "Vi tar ingen avgjørelser om deg utelukkende på automatisk vis. Leverandører av faktura og delbetaling kan gjøre det: I vilkårene deres står det hvordan du får en person til å vurdere avgjørelsen.",
        ],
      },
      {
        id: "updates",
        title: "Oppdateringer",
        blocks: ["Vi oppdaterer denne siden når vi endrer hvordan vi behandler opplysninger. Datoen står øverst."],
      },
      {
        id: "data-protection-officer",
        title: "Personvernombud",
        blocks: [
          contact.dataProtectionOfficer
            ? `Send e-post til personvernombudet vårt på [${contact.dataProtectionOfficer}](mailto:${contact.dataProtectionOfficer}), eller skriv til ${companyName}, Personvernombudet, ${contact.street}, ${contact.postalCode} ${contact.city}.`
            : `Vi er ikke pålagt å ha personvernombud (artikkel 37 nr. 1 i personvernforordningen). Send spørsmål om opplysninger til [${contact.email}](mailto:${contact.email}), med «Personvern» i emnefeltet.`,
        ],
      },
    ],
  };
}
