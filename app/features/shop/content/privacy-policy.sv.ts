import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `privacy-policy.ts` in Swedish. */
export function privacyPolicySv({ identity, contact }: SiteFacts): TextPage {
  const { siteName, companyName, organizationNumber } = identity;
  return {
    title: "Integritets\u00ADpolicy",
    intro: `Vad ${siteName} vet om dig, varför, hur länge och vad du kan göra åt det. Vi samlar in det som din beställning kräver och inte mycket mer.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Vem som är ansvarig",
        blocks: [
          `${companyName}, organisationsnummer ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, är personuppgiftsansvarig enligt dataskyddsförordningen (GDPR). Har du frågor? Skriv till [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "what-we-collect",
        title: "Vad vi samlar in och varför",
        blocks: [
          {
            table: {
              caption: "Uppgifter, ändamål och rättslig grund",
              head: ["När", "Vi använder", "Rättslig grund"],
              rows: [
                [
                  "När du beställer",
                  "namn, e-post, adress, telefon om du anger det, vad du har köpt och hur det har betalats och levererats",
                  "vårt avtal med dig; bokföringslagen för uppgifterna om försäljningen",
                ],
                [
                  "När du beställer genom en AI-assistent",
                  "vad den ber om åt dig, och den e-post och adress som den anger; den får veta ditt ordernummer och att det är betalt",
                  "vårt avtal med dig",
                ],
                [
                  "När du skriver till oss",
                  "namn, e-post, ämne och meddelande",
                  "vårt berättigade intresse av att svara dig",
                ],
                [
                  "När du prenumererar",
                  "e-post, när och var du samtyckte",
                  "ditt samtycke, som du kan återkalla när som helst",
                ],
                [
                  "När du ber om ett mejl när något är tillbaka",
                  "e-post, produkt, färg, storlek och datum, för det enda mejlet och inget annat",
                  "din begäran, som du bekräftar och kan avbryta",
                ],
                [
                  "När du recenserar en produkt",
                  "förnamn, ort, betyg, text och bilder; din e-postadress, som vi aldrig visar",
                  "vårt berättigade intresse av ärliga recensioner",
                ],
                [
                  "När du söker",
                  "sökorden, antalet träffar och vilken träff som öppnades, räknat per dag: inte vem som sökte, varifrån eller vilken tid. Vi utelämnar allt som ser ut som en e-postadress, gatuadress eller ett personnummer och raderar enstaka sökningar efter en vecka",
                  "vårt berättigade intresse av en sökning som fungerar; inget kopplar en sökning till dig",
                ],
                [
                  "När du besöker butiken",
                  "tekniska uppgifter, till exempel din IP-adress, för att leverera sidor och stoppa missbruk",
                  "vårt berättigade intresse av en säker och fungerande butik",
                ],
              ],
            },
          },
          "Din varukorg, din önskelista och det du har fyllt i i kassan stannar i din webbläsare, och även produkterna du har tittat på, om du tillåter det. Vi får din beställning när du lägger den. Innan dess ser vi bara vilka priser, lagersaldon och rabatter din webbläsare frågar efter. Om du är offline väntar meddelanden och anmälningar i din webbläsare tills de kan skickas.",
          "Kortnummer går direkt från din webbläsare till betalleverantören och når aldrig våra servrar.",
          "Vi räknar besök, öppnade varukorgar och öppnade kassor per dag, land och hur besökare kom: typ av webbplats, eller en kampanjlänk. Vi läser det ur de anrop som din webbläsare ändå skickar, lagrar inget i din webbläsare och sparar bara summor. Vår rättsliga grund är vårt berättigade intresse av att veta hur butiken används.",
          "Om du tillåter analys talar din webbläsare också om hur snabba sidorna var och hur långt ett köp kom i kassan, utan något om dig; vår rättsliga grund är ditt samtycke.",
          "Vi använder ingen extern analystjänst och inga annonscookies. [Cookiepolicyn](/cookie-policy) visar vad din webbläsare sparar.",
        ],
      },
      {
        id: "who-receives-it",
        title: "Vem som får uppgifterna",
        blocks: [
          "Utöver en AI-assistent som du beställer genom, bara de företag som hjälper oss med drift, betalning, leverans och mejl, och bara det de behöver för det. Se listan under [Dataskydd](/data-protection#processors). Vi säljer aldrig personuppgifter.",
          "Vår databas finns i EU. Leverantörer behandlar uppgifter utanför EU/EES bara med stöd av ett beslut om adekvat skyddsnivå eller EU-kommissionens standardavtalsklausuler.",
        ],
      },
      {
        id: "how-long",
        title: "Hur länge vi sparar dem",
        blocks: [
          {
            list: [
              `Kunduppgifter: ${retentionText("customers")}.`,
              `Beställningar, transaktioner och fakturor: ${retentionText("orders")}.`,
              `Nyhetsbrev: tills du avslutar prenumerationen. Vår uppgift om att du har gjort det: ${retentionText("unsubscribed")}.`,
              `Bevakning av en produkt: ${retentionText("backInStockTold")}; ${retentionText("backInStockOpen")} om du inte bekräftar den.`,
              `Meddelanden: ${retentionText("messages")}.`,
            ],
          },
          "Den [fullständiga listan](/data-protection#retention) visar alla slags uppgifter och vad som händer med dem sedan.",
        ],
      },
      {
        id: "your-rights",
        title: "Dina rättigheter",
        blocks: [
          "Du kan be om att få se, rätta, radera eller begränsa dina uppgifter och om en kopia att ta med dig. Du kan invända mot det vi gör med stöd av ett berättigat intresse och återkalla ditt samtycke när som helst. Det mesta kan du göra själv under [Mina uppgifter](/privacy/my-data). Se [hur du använder dina rättigheter](/data-protection#rights).",
          `Vi svarar inom en månad. Är du inte nöjd? Du kan klaga hos Integritetsskyddsmyndigheten, [IMY](https://www.imy.se/), Box 8114, 104 20 Stockholm, eller hos myndigheten i det land där du bor.`,
        ],
      },
      {
        id: "children",
        title: "Barn",
        blocks: ["Butiken är inte avsedd för barn under 16 år, och vi samlar inte medvetet in uppgifter om dem."],
      },
      {
        id: "security",
        title: "Säkerhet",
        blocks: [
          "All trafik är krypterad. Personalen har personliga konton och ser bara det som deras arbete kräver. Om en personuppgiftsincident innebär en risk för dig berättar vi det för dig och IMY, som dataskyddsförordningen kräver.",
        ],
      },
      {
        id: "changes",
        title: "Ändringar",
        blocks: [
          "Den här sidan visar alltid den policy som gäller. Om vi ändrar något som är viktigt för dig säger vi det här.",
        ],
      },
    ],
  };
}
