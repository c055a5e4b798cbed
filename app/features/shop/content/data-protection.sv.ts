import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";
import { retentionRows } from "#app/features/shop/retention/retention-text.ts";
import { sourceTexts } from "#app/features/shop/shipping/sources.texts.ts";
import { paymentBrands } from "#app/shared/payment-methods.ts";

import type { TextPage } from "./document.ts";
import { registerSv } from "./processing-register.sv.ts";
import { processorRows, type ProcessorsInUse, registerRows } from "./processing-register.ts";
import type { SiteFacts } from "./use-site.ts";

/** The details of `data-protection.ts` in Swedish. */
export function dataProtectionSv(
  { identity, contact, shipping, checkout }: SiteFacts,
  inUse: ProcessorsInUse,
): TextPage {
  const { companyName, organizationNumber } = identity;
  return {
    title: "Information om dataskydd",
    intro:
      "Detaljerna bakom vår integritetspolicy: vilka som behandlar uppgifter åt oss och varför, hur länge vi sparar dem, hur vi skyddar dem och hur du använder dina rättigheter enligt dataskyddsförordningen (GDPR).",
    updated: "2026-11-29",
    sections: [
      {
        id: "controller",
        title: "Personuppgiftsansvarig",
        blocks: [
          `${companyName}, organisationsnummer ${organizationNumber}, ${contact.street}, ${contact.postalCode} ${contact.city}, ${countryName(contact.country)}. Telefon ${contact.phone}, e-post [${contact.email}](mailto:${contact.email}).`,
        ],
      },
      {
        id: "processors",
        title: "Personuppgiftsbiträden efter ändamål",
        blocks: [
          "De här företagen behandlar uppgifter åt oss och är genom avtal bundna av våra instruktioner. Vi använder ingen extern analystjänst, inga annonspixlar och ingen extern kundtjänst.",
          {
            table: {
              caption: "Personuppgiftsbiträden efter ändamål",
              head: ["Vem", "Ändamål", "Vad de behandlar", "Var, och grund för överföringen"],
              rows: processorRows(inUse, registerSv),
            },
          },
          "De här företagen ansvarar enligt lag själva för vad de gör med uppgifterna som vi delar:",
          {
            table: {
              caption: "Självständigt personuppgiftsansvariga",
              head: ["Ändamål", "Vem", "Vad de får"],
              rows: [
                [
                  "Mobila betalningar",
                  `${paymentBrands("mobile", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, om du väljer en av dem`,
                  "Telefonnummer eller enhetens token, belopp",
                ],
                [
                  "Faktura och delbetalning",
                  `${paymentBrands("invoice", checkout?.closedPayments, toldCurrency(shipping)).join(", ")}, om du väljer en av dem`,
                  "Kontaktuppgifter, belopp, vad du har köpt",
                ],
                [
                  "Frakt",
                  "Transportörer i Sverige, Norge, Danmark och Finland",
                  "Namn, adress, telefon, e-post för leveransbesked",
                ],
                [
                  `Varor som är märkta ”${sourceTexts().fromPartner}”`,
                  "Partnern som skickar dem",
                  "Namn, adress, telefon, vad du har köpt från den",
                ],
              ],
            },
          },
        ],
      },
      {
        id: "register",
        title: "Så använder vi personuppgifter",
        blocks: [
          "Vårt register över behandling (artikel 30 i dataskyddsförordningen). Se [Lagringstid](#retention) för hur länge vi sparar varje slags uppgifter.",
          {
            table: {
              caption: "Register över behandling",
              head: ["Ändamål", "Vilkas", "Uppgifter", "Rättslig grund (artikel 6.1)", "Vem som får dem"],
              rows: registerRows(registerSv),
            },
          },
        ],
      },
      {
        id: "safeguards",
        title: "Skyddsåtgärder",
        blocks: [
          {
            list: [
              "Krypterade förbindelser överallt och krypterad lagring.",
              "Personliga konton för personalen, åtkomst bara efter behov, begränsade och loggade inloggningsförsök.",
              "Kortnummer går direkt från din webbläsare till betalleverantören och når aldrig våra servrar.",
              "Överföring utanför EU/EES bara med stöd av ett beslut om adekvat skyddsnivå eller standardavtalsklausuler.",
              "Säkerhetskopior och en plan för incidenter: vi anmäler till IMY inom 72 timmar när dataskyddsförordningen kräver det.",
            ],
          },
        ],
      },
      {
        id: "retention",
        title: "Lagringstid",
        blocks: [
          "Vi raderar uppgifter enligt den här planen varje dag.",
          {
            table: {
              caption: "Lagringstid",
              head: ["Uppgifter", "Sparas i", "Sedan"],
              rows: [
                ...retentionRows(),
                ["Adress för nyhetsbrevet", "Tills du avslutar prenumerationen", ""],
                ["Cookies", "Enligt [cookietabellen](/cookie-policy#cookie-table)", ""],
              ],
            },
          },
        ],
      },
      {
        id: "rights",
        title: "Dina rättigheter",
        blocks: [
          {
            list: [
              "Tillgång: få veta om vi har uppgifter om dig, och få en kopia.",
              "Rättelse: få felaktiga eller ofullständiga uppgifter rättade.",
              "Radering: få uppgifter raderade som vi inte längre behöver eller inte får ha kvar.",
              "Begränsning: att vi bara lagrar dina uppgifter medan en fråga om dem är öppen.",
              "Dataportabilitet: få de uppgifter som du har gett oss i ett maskinläsbart format.",
              "Invändning: invända mot behandling som stöds på ett berättigat intresse, och alltid mot direktmarknadsföring.",
              "Återkalla samtycke: när som helst, för framtiden. Varje nyhetsbrev har en länk för att avsluta prenumerationen. För cookies, se [Cookieinställningar](/cookie-policy#change-your-choice).",
            ],
          },
          "Det mesta kan du göra själv under [Mina uppgifter](/privacy/my-data): vi mejlar dig en länk för att se, ladda ner, rätta och radera dina uppgifter och för att invända mot marknadsföring. För allt annat, fråga oss där, använd [kontaktformuläret](/contact) eller skriv till adressen ovan. Vi svarar inom en månad, utan kostnad.",
          "Du kan klaga hos [IMY](https://www.imy.se/), Integritetsskyddsmyndigheten.",
        ],
      },
      {
        id: "children",
        title: "Barn",
        blocks: [
          "Våra tjänster är inte avsedda för barn under 16 år. Om vi får veta att vi har uppgifter om ett barn raderar vi dem.",
        ],
      },
      {
        id: "automated-decisions",
        title: "Automatiserade beslut",
        blocks: [
          "Vi fattar inga beslut om dig enbart på automatisk väg. Leverantörer av faktura och delbetalning kan göra det: i deras villkor står hur du får beslutet prövat av en person.",
        ],
      },
      {
        id: "updates",
        title: "Uppdateringar",
        blocks: ["Vi uppdaterar den här sidan när vi ändrar hur vi behandlar uppgifter. Datumet står överst."],
      },
      {
        id: "data-protection-officer",
        title: "Dataskyddsombud",
        blocks: [
          contact.dataProtectionOfficer
            ? `Mejla vårt dataskyddsombud på [${contact.dataProtectionOfficer}](mailto:${contact.dataProtectionOfficer}), eller skriv till ${companyName}, Dataskyddsombudet, ${contact.street}, ${contact.postalCode} ${contact.city}.`
            : `Vi är inte skyldiga att ha ett dataskyddsombud (artikel 37.1 i dataskyddsförordningen). Skicka frågor om uppgifter till [${contact.email}](mailto:${contact.email}), med ”Dataskydd” i ämnesraden.`,
        ],
      },
    ],
  };
}
