import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `privacy-policy.ts` in Danish. */
export function privacyPolicyDa({ identity, contact }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Privatlivs\u00ADpolitik",
    intro: `Hvad ${siteName} ved om dig, hvorfor, hvor længe, og hvad du kan gøre ved det. Vi indsamler det, din ordre kræver, og ikke meget andet.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Hvem der er ansvarlig",
        blocks: [
          `${companyName}, organisationsnummer ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, er dataansvarlig for dine personoplysninger efter databeskyttelsesforordningen (GDPR). Har du spørgsmål? Skriv til [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "what-we-collect",
        title: "Hvad vi indsamler og hvorfor",
        blocks: [
          {
            table: {
              caption: "Oplysninger, formål og retsgrundlag",
              head: ["Når", "Bruger vi", "Retsgrundlag"],
              rows: [
                [
                  "Når du bestiller",
                  "navn, e-mail, adresse, telefon, hvis du oplyser det, hvad du har købt, og hvordan det er betalt og leveret",
                  "vores aftale med dig; den svenske bogføringslov for bilagene til salget",
                ],
                [
                  "Når du bestiller gennem en AI-assistent",
                  "hvad den beder om for dig, og den e-mail og adresse, den oplyser; den får dit ordrenummer at vide, og at det er betalt",
                  "vores aftale med dig",
                ],
                ["Når du skriver til os", "navn, e-mail, emne og besked", "vores legitime interesse i at svare dig"],
                [
                  "Når du abonnerer",
                  "e-mail, hvornår og hvor du samtykkede",
                  "dit samtykke, som du kan trække tilbage når som helst",
                ],
                [
                  "Når du beder om en e-mail, når noget er tilbage",
                  "e-mail, produkt, farve, størrelse og dato, til den ene e-mail og intet andet",
                  "din anmodning, som du bekræfter og kan annullere",
                ],
                [
                  "Når du anmelder et produkt",
                  "fornavn, by, bedømmelse, tekst og billeder; din e-mailadresse, som vi aldrig viser",
                  "vores legitime interesse i ærlige anmeldelser",
                ],
                [
                  "Når du søger",
                  "søgeordene, antallet af resultater, og hvilket resultat der blev åbnet, talt pr. dag: ikke hvem der søgte, hvorfra eller på hvilket tidspunkt. Vi udelader alt, der ligner en e-mailadresse, en gadeadresse eller et personnummer, og sletter enkeltstående søgninger efter en uge",
                  "vores legitime interesse i en søgning, der virker; intet knytter en søgning til dig",
                ],
                [
                  "Når du besøger butikken",
                  "tekniske oplysninger, for eksempel din IP-adresse, for at levere sider og stoppe misbrug",
                  "vores legitime interesse i en sikker og velfungerende butik",
                ],
              ],
            },
          },
          "Din kurv, din ønskeliste og din kladde i kassen bliver i din browser, og det gør de produkter, du har set på, også, hvis du tillader det. Vi modtager din ordre, når du afgiver den. Før det ser vi kun, hvilke priser, lagertal og rabatter din browser spørger efter. Hvis du er offline, venter beskeder og tilmeldinger i din browser, til de kan sendes.",
          "Kortnumre går direkte fra din browser til betalingsudbyderen og når aldrig vores servere.",
          "Vi tæller besøg, åbnede kurve og åbnede kasser pr. dag, land og hvordan folk kom: typen af website eller et kampagnelink. Vi læser det af de forespørgsler, din browser sender alligevel, gemmer intet i din browser og gemmer kun samlede tal. Vores retsgrundlag er vores legitime interesse i at vide, hvordan butikken bruges.",
          "Hvis du tillader analyse, fortæller din browser os også, hvor hurtige siderne var, og hvor langt et køb nåede i kassen, uden noget om dig; vores retsgrundlag er dit samtykke.",
          "Vi bruger ingen ekstern analysetjeneste og ingen annoncecookies. [Cookiepolitikken](/cookie-policy) viser, hvad din browser gemmer.",
        ],
      },
      {
        id: "who-receives-it",
        title: "Hvem der modtager dem",
        blocks: [
          "Ud over en AI-assistent, som du bestiller gennem, kun de virksomheder, der hjælper os med drift, betaling, levering og e-mail, og kun det, de har brug for til det. Se listen under [Databeskyttelse](/data-protection#processors). Vi sælger aldrig personoplysninger.",
          "Vores database er i EU. Leverandører behandler kun oplysninger uden for EU/EØS på grundlag af en afgørelse om tilstrækkeligt beskyttelsesniveau eller Europa-Kommissionens standardkontraktbestemmelser.",
        ],
      },
      {
        id: "how-long",
        title: "Hvor længe vi gemmer dem",
        blocks: [
          {
            list: [
              `Kundeoplysninger: ${retentionText("customers")}.`,
              `Ordrer, transaktioner og fakturaer: ${retentionText("orders")}.`,
              `Nyhedsbrev: indtil du afmelder dig. Vores oplysning om, at du har gjort det: ${retentionText("unsubscribed")}.`,
              `Anmodning om besked, når noget er tilbage på lager: ${retentionText("backInStockTold")}; ${retentionText("backInStockOpen")}, hvis du ikke bekræfter den.`,
              `Beskeder: ${retentionText("messages")}.`,
            ],
          },
          "Den [fulde liste](/data-protection#retention) viser alle slags oplysninger, og hvad der sker med dem bagefter.",
        ],
      },
      {
        id: "your-rights",
        title: "Dine rettigheder",
        blocks: [
          "Du kan bede om at se dine oplysninger, få dem rettet, slettet eller begrænset og få en kopi, som du kan tage med dig. Du kan gøre indsigelse mod det, vi gør på grundlag af en legitim interesse, og trække dit samtykke tilbage når som helst. Det meste kan du gøre selv under [Mine oplysninger](/privacy/my-data). Se, [hvordan du bruger dine rettigheder](/data-protection#rights).",
          `Vi svarer inden for en måned. Er du ikke tilfreds? Du kan klage til den svenske databeskyttelsesmyndighed Integritetsskyddsmyndigheten, [IMY](https://www.imy.se/), Box 8114, 104 20 Stockholm, eller til myndigheden i det land, du bor i.`,
        ],
      },
      {
        id: "children",
        title: "Børn",
        blocks: ["Butikken er ikke beregnet til børn under 16 år, og vi indsamler ikke bevidst oplysninger om dem."],
      },
      {
        id: "security",
        title: "Sikkerhed",
        blocks: [
          "Al trafik er krypteret. Medarbejderne har personlige konti og ser kun det, deres arbejde kræver. Hvis et brud på persondatasikkerheden medfører en risiko for dig, giver vi dig og IMY besked, som databeskyttelsesforordningen kræver.",
        ],
      },
      {
        id: "changes",
        title: "Ændringer",
        blocks: [
          "Denne side viser altid den politik, der gælder. Hvis vi ændrer noget, der er vigtigt for dig, skriver vi det her.",
        ],
      },
    ],
  };
}
