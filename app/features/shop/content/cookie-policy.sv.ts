import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import { cookieTables } from "./cookie-tables.ts";
import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `cookie-policy.ts` in Swedish. */
export function cookiePolicySv({ identity, contact }: SiteFacts): TextPage {
  const tables = cookieTables();
  return {
    title: "Cookiepolicy",
    intro: `Vad ${identity.siteName} sparar i din webbläsare, varför, och hur du väljer. Vi använder inga cookies för analys eller annonser och inga tredjepartscookies.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "what-cookies-are",
        title: "Vad cookies är",
        blocks: [
          "En cookie (kaka) är en liten textfil som en webbplats ber din webbläsare att spara. Webbläsare har annan lagring som fungerar på ungefär samma sätt, och den använder vi för din varukorg och önskelista. Enligt lagen om elektronisk kommunikation (2022:482) behöver vi ditt samtycke till allt som inte är nödvändigt för det du har bett om.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "Så använder vi dem",
        blocks: [
          {
            list: [
              "Nödvändiga: din varukorg, din önskelista, kassan och ditt cookieval. Butiken fungerar inte utan dem, så de kräver inget samtycke.",
              "Analys: inga cookies och ingen lagring. Om du tillåter det mäter vi hur snabbt sidorna visas och hur långt ett köp kommer i kassan. Se [vad vi mäter](#measuring).",
              "Marknadsföring: inga.",
              "Inställningar: små bekvämligheter, till exempel produkter du nyss har tittat på och dina senaste sökningar. De sparas bara om du tillåter det och stannar i din webbläsare. Ingen bygger en profil av dem.",
            ],
          },
        ],
      },
      {
        id: "types",
        title: "Typer av cookies och lagring",
        blocks: [
          {
            list: [
              "Sessionslagring: raderas när du stänger fliken.",
              "Varaktiga cookies: sparas i högst ett år. Lokal lagring: sparas tills du raderar den eller, där tabellen säger det, kortare tid.",
              "Tredjepartscookies: inga.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Cookietabell",
        blocks: [
          "Cookies:",
          tables.cookies,
          "Lokal lagring, som finns kvar när du stänger webbläsaren:",
          tables.localStorage,
          "Sessionslagring, som raderas när du stänger fliken:",
          tables.sessionStorage,
          "Webbläsarens cacheminnen och en databas, så att butiken fungerar offline:",
          tables.caches,
          "Det nödvändiga sparar vi för att du har bett om det som det gör. Allt annat sparas bara om du tillåter det.",
        ],
      },
      {
        id: "measuring",
        title: "Vad vi mäter om du tillåter det",
        blocks: [
          "Din webbläsare vet hur lång tid en sida tog. Om du tillåter analys berättar den det för oss en gång per sida: typen av sida (till exempel ”produkt”, inte vilken), mobil eller dator efter fönstrets bredd, och fyra mått. De är hur lång tid servern, sidan och ett tryck tog, och hur mycket sidan flyttade sig. I kassan berättar den också om adressen och leveransen fylldes i, aldrig vad du skrev.",
          `Det finns inget ID, så vi kan inte se vems sidan var eller följa ett besök. Måtten läggs till dagens summor: ${retentionText("vitals")}. Vår driftleverantör kan spara enskilda mått i tre månader, också utan ID. Inget sparas i din webbläsare.`,
        ],
      },
      {
        id: "third-parties",
        title: "Tjänster från tredje part",
        blocks: [
          "Ingen tredje part sätter cookies eller laddar skript på våra sidor: vi använder ingen extern analystjänst och ingen annonspixel. Vi räknar besök själva, utan att spara något i din webbläsare. Om du betalar på en leverantörs egen sida eller i dess app gäller leverantörens policy där. Våra personuppgiftsbiträden finns listade under [Dataskydd](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Hantera dina val",
        blocks: [
          "Du kan se, blockera och radera cookies och webbplatsdata i webbläsarens sekretessinställningar. Eller välj efter ändamål i cookieinställningarna nedan.",
        ],
      },
      {
        id: "disabling",
        title: "Om du säger nej",
        blocks: [
          "Hela butiken fungerar utan cookies för analys, marknadsföring och inställningar. Om du blockerar nödvändig lagring kan varukorgen inte komma ihåg dina varor, och du kan inte gå till kassan.",
        ],
      },
      {
        id: "consent-options",
        title: "Dina valmöjligheter",
        blocks: [
          {
            list: [
              "Godkänn alla: du tillåter inställningar och analys, de enda två som vi frågar om.",
              "Avvisa icke nödvändiga: bara det som butiken inte fungerar utan. Visade produkter och erbjudanden glöms när du lämnar sidan, och sidorna mäts inte.",
              "Anpassa: du ser varje ändamål och väljer.",
            ],
          },
          `Vi har inga cookies för analys eller marknadsföring, vad du än väljer. Vi frågar igen efter 12 månader, och innan vi lägger till några. För att dokumentera valen sparar vi varje val under ett slumpmässigt nummer, utan något om dig: ${retentionText("cookieChoices")}.`,
        ],
      },
      {
        id: "change-your-choice",
        title: "Cookieinställningar",
        blocks: ["Du kan ändra dig när som helst. Det nya valet gäller från och med då."],
      },
      {
        id: "updates",
        title: "Uppdateringar",
        blocks: [
          "Om vi börjar använda en ny cookie tar vi först upp den här och frågar dig igen om den kräver samtycke.",
        ],
      },
      {
        id: "contact",
        title: "Kontakt",
        blocks: [
          `Frågor om cookies: [${contact.email}](mailto:${contact.email}) eller ${contact.phone}. [Integritetspolicyn](/privacy-policy) förklarar hur vi behandlar personuppgifter i allmänhet.`,
        ],
      },
    ],
  };
}
