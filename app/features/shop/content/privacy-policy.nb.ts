import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `privacy-policy.ts` in Norwegian. */
export function privacyPolicyNb({ identity, contact }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Personvern\u00ADerklæring",
    intro: `Hva ${siteName} vet om deg, hvorfor, hvor lenge, og hva du kan gjøre med det. Vi samler inn det bestillingen din krever, og lite annet.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Hvem som er ansvarlig",
        blocks: [
          `${companyName}, organisasjonsnummer ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, er behandlingsansvarlig for personopplysningene dine etter personvernforordningen (GDPR). Har du spørsmål? Skriv til [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "what-we-collect",
        title: "Hva vi samler inn, og hvorfor",
        blocks: [
          {
            table: {
              caption: "Opplysninger, formål og behandlingsgrunnlag",
              head: ["Når", "Bruker vi", "Behandlingsgrunnlag"],
              rows: [
                [
                  "Når du bestiller",
                  "navn, e-post, adresse, telefon hvis du oppgir det, hva du har kjøpt, og hvordan det er betalt og levert",
                  "avtalen vår med deg; den svenske bokføringsloven for dokumentasjonen av salget",
                ],
                [
                  "Når du bestiller gjennom en KI-assistent",
                  "hva den ber om for deg, og e-posten og adressen den oppgir; den får vite ordrenummeret ditt og at det er betalt",
                  "avtalen vår med deg",
                ],
                ["Når du skriver til oss", "navn, e-post, emne og melding", "vår berettigede interesse i å svare deg"],
                [
                  "Når du abonnerer",
                  "e-post, når og hvor du samtykket",
                  "samtykket ditt, som du kan trekke tilbake når som helst",
                ],
                [
                  "Når du ber om e-post når noe er tilbake",
                  "e-post, produkt, farge, størrelse og dato, til den ene e-posten og ingenting annet",
                  "forespørselen din, som du bekrefter og kan avbryte",
                ],
                [
                  "Når du anmelder et produkt",
                  "fornavn, sted, vurdering, tekst og bilder; e-postadressen din, som vi aldri viser",
                  "vår berettigede interesse i ærlige anmeldelser",
                ],
                [
                  "Når du søker",
                  "søkeordene, antall treff og hvilket treff som ble åpnet, talt per dag: ikke hvem som søkte, hvorfra eller når på dagen. Vi utelater alt som ligner en e-postadresse, en gateadresse eller et fødselsnummer, og sletter enkeltstående søk etter en uke",
                  "vår berettigede interesse i et søk som virker; ingenting knytter et søk til deg",
                ],
                [
                  "Når du besøker butikken",
                  "tekniske opplysninger, for eksempel IP-adressen din, for å levere sider og stoppe misbruk",
                  "vår berettigede interesse i en sikker butikk som virker",
                ],
              ],
            },
          },
          "Handlekurven, ønskelisten og utkastet ditt i kassen blir i nettleseren din, og det gjør også produktene du har sett på, hvis du tillater det. Vi mottar bestillingen når du legger den inn. Før det ser vi bare hvilke priser, lagertall og rabatter nettleseren din spør etter. Er du uten nett, venter meldinger og påmeldinger i nettleseren til de kan sendes.",
          "Kortnumre går rett fra nettleseren din til betalingsleverandøren og når aldri serverne våre.",
          "Vi teller besøk, åpnede handlekurver og åpnede kasser per dag, land og hvordan folk kom: type nettsted, eller en kampanjelenke. Vi leser dette av forespørslene nettleseren din uansett sender, lagrer ingenting i nettleseren din og tar bare vare på summer. Behandlingsgrunnlaget er vår berettigede interesse i å vite hvordan butikken brukes.",
          "Hvis du tillater analyse, forteller nettleseren din også hvor raske sidene var og hvor langt et kjøp kom i kassen, uten noe om deg; behandlingsgrunnlaget er samtykket ditt.",
          "Vi bruker ingen ekstern analysetjeneste og ingen informasjonskapsler for annonser. Siden om [informasjonskapsler](/cookie-policy) viser hva nettleseren din lagrer.",
        ],
      },
      {
        id: "who-receives-it",
        title: "Hvem som mottar dem",
        blocks: [
          "I tillegg til en KI-assistent du bestiller gjennom, bare selskapene som hjelper oss med drift, betaling, levering og e-post, og bare det de trenger til det. Se listen under [Personvern](/data-protection#processors). Vi selger aldri personopplysninger.",
          "Databasen vår er i EU. Leverandører behandler opplysninger utenfor EU/EØS bare på grunnlag av en beslutning om tilstrekkelig beskyttelsesnivå eller EU-kommisjonens standard personvernbestemmelser (SCC).",
        ],
      },
      {
        id: "how-long",
        title: "Hvor lenge vi lagrer dem",
        blocks: [
          {
            list: [
              `Kundeopplysninger: ${retentionText("customers")}.`,
              `Bestillinger, transaksjoner og fakturaer: ${retentionText("orders")}.`,
              `Nyhetsbrev: til du melder deg av. Opplysningen om at du har gjort det: ${retentionText("unsubscribed")}.`,
              `Forespørsel om varsel når noe er tilbake på lager: ${retentionText("backInStockTold")}; ${retentionText("backInStockOpen")} hvis du ikke bekrefter den.`,
              `Meldinger: ${retentionText("messages")}.`,
            ],
          },
          "Den [fullstendige listen](/data-protection#retention) viser alle typer opplysninger og hva som skjer med dem etterpå.",
        ],
      },
      {
        id: "your-rights",
        title: "Rettighetene dine",
        blocks: [
          "Du kan be om å få se, rette, slette eller begrense opplysningene dine, og om en kopi du kan ta med deg. Du kan protestere mot det vi gjør på grunnlag av en berettiget interesse, og trekke samtykket tilbake når som helst. Det meste kan du gjøre selv under [Mine opplysninger](/privacy/my-data). Se [hvordan du bruker rettighetene dine](/data-protection#rights).",
          `Vi svarer innen en måned. Er du ikke fornøyd? Du kan klage til den svenske personvernmyndigheten Integritetsskyddsmyndigheten, [IMY](https://www.imy.se/), Box 8114, 104 20 Stockholm, eller til myndigheten i landet du bor i.`,
        ],
      },
      {
        id: "children",
        title: "Barn",
        blocks: ["Butikken er ikke ment for barn under 16 år, og vi samler ikke bevisst inn opplysninger om dem."],
      },
      {
        id: "security",
        title: "Sikkerhet",
        blocks: [
          "All trafikk er kryptert. De ansatte har personlige kontoer og ser bare det arbeidet deres krever. Hvis et brudd på personopplysningssikkerheten medfører risiko for deg, sier vi fra til deg og IMY, slik personvernforordningen krever.",
        ],
      },
      {
        id: "changes",
        title: "Endringer",
        blocks: [
          "Denne siden viser alltid erklæringen som gjelder. Hvis vi endrer noe som er viktig for deg, sier vi fra om det her.",
        ],
      },
    ],
  };
}
