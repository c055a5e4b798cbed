import { accessibilityBodyList, accessibilityReviewedOn, type AccessibilityFacts } from "./accessibility-statement.ts";
import type { TextPage } from "./document.ts";

/** The statement of `accessibility-statement.ts` in Swedish. */
export function accessibilityStatementSv(
  { identity, contact }: AccessibilityFacts,
  isMicroEnterprise: boolean,
): TextPage {
  const { siteName, companyName } = identity;
  return {
    title: "Tillgänglig\u00ADhet",
    intro: `${siteName} är till för alla som tränar, vad du än använder för att läsa, peka eller skriva. Så här långt har vi kommit, det här saknas, och så berättar du det för oss.`,
    updated: accessibilityReviewedOn,
    sections: [
      {
        id: "the-service",
        title: "Vad det här gäller",
        blocks: [
          `Nätbutiken ${siteName}, som drivs av ${companyName}: att hitta och jämföra produkter, varukorg och kassa, ordersidor och kvitton, returer, ångerrätt och reklamationer samt våra mejl. Allt du behöver är en webbläsare: inget konto.`,
          "Varje sida läses upp i den ordning du ser den, fungerar med bara tangentbord och behåller sitt innehåll vid 400 % zoom och 320 pixlars bredd. Du kan stoppa allt som rör sig, och inget rör sig om din enhet är inställd på att minska rörelser. Det finns två tidsgränser: för varor som vi reserverar åt dig medan du betalar, och en halvtimme i Mina uppgifter. Länkar i våra mejl slutar också att gälla, och du kan be om en ny.",
        ],
      },
      {
        id: "standard",
        title: "Lagen och standarden",
        blocks: [
          isMicroEnterprise
            ? `Som mikroföretag är ${companyName} undantaget från kraven på tjänster i lagen om vissa produkters och tjänsters tillgänglighet (2023:254, 10 §). Vi följer samma standard frivilligt: EN 301 549, med riktlinjerna för tillgängligt webbinnehåll (WCAG) 2.2, nivå AA.`
            : "Lagen om vissa produkters och tjänsters tillgänglighet (2023:254) gäller för den här butiken. Vi följer standarden EN 301 549, med riktlinjerna för tillgängligt webbinnehåll (WCAG) 2.2, nivå AA.",
        ],
      },
      {
        id: "state",
        title: "Hur långt vi har kommit",
        blocks: [
          "Butiken uppfyller standarden delvis. Vi känner till de här bristerna:",
          {
            list: [
              "PDF-filer med kvitton, villkor och etiketter är taggade för skärmläsare, men bäddar inte in sina typsnitt och har ännu inte testats med en skärmläsare. Din ordersida och våra andra sidor har samma information som text. Vi åtgärdar det senast den 30 juni 2027.",
              "Bilder i kunders recensioner har inga beskrivningar. Vi åtgärdar det senast den 30 juni 2027.",
              "Personer som använder skärmläsare varje dag har ännu inte testat butiken tillsammans med oss. Vi planerar att göra det senast den 31 mars 2027.",
              "Betalfälten tillhör betalleverantören. Vi testar dem med tangentbord men kan inte ändra dem.",
            ],
          },
        ],
      },
      {
        id: "how-tested",
        title: "Så testar vi",
        blocks: [
          "Före varje ny version kontrollerar automatiska tester butikens sidor med axe och gör beställningar med bara tangentbord och i mobilstorlek. Personalen går igenom den här redogörelsen minst en gång om året, senast på datumet ovan.",
        ],
      },
      {
        id: "by-phone",
        title: "Hjälp per telefon",
        blocks: [
          `Ring [${contact.phone}](tel:${contact.phone.replaceAll(/[^\d+]/g, "")}) så läser vi upp den här redogörelsen, en produktsida eller våra villkor. Om något i butiken hindrar dig sätter vi ihop din beställning på telefon eller via e-post. Du får ett mejl med en länk: där kontrollerar du beställningen, läser villkoren och betalar. Våra telefontider finns på [kontaktsidan](/contact).`,
        ],
      },
      {
        id: "feedback",
        title: "Berätta vad som inte fungerar",
        blocks: [
          `Använd formuläret nedan, så svarar vi inom 14 dagar om du lämnar din e-postadress. Eller ring, eller mejla [${contact.email}](mailto:${contact.email}): vi svarar på mejl inom 24 timmar på vardagar.`,
        ],
      },
      {
        id: "bodies",
        title: "Om du inte är nöjd med vårt svar",
        blocks: ["Du kan också kontakta myndigheten i det land där du bor:", { list: accessibilityBodyList() }],
      },
    ],
  };
}
