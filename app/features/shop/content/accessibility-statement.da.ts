import { accessibilityBodyList, accessibilityReviewedOn, type AccessibilityFacts } from "./accessibility-statement.ts";
import type { TextPage } from "./document.ts";

/** The statement of `accessibility-statement.ts` in Danish. */
export function accessibilityStatementDa(
  { identity, contact }: AccessibilityFacts,
  isMicroEnterprise: boolean,
): TextPage {
  const { siteName, companyName } = identity;
  return {
    title: "Tilgængelig\u00ADhed",
    intro: `${siteName} er for alle, der træner, uanset hvad du bruger til at læse, pege eller skrive. Så langt er vi nået, det her mangler, og sådan fortæller du os om det.`,
    updated: accessibilityReviewedOn,
    sections: [
      {
        id: "the-service",
        title: "Hvad det her gælder",
        blocks: [
          `Onlinebutikken ${siteName}, som drives af ${companyName}: at finde og sammenligne produkter, kurv og kasse, ordresider og kvitteringer, returneringer, fortrydelse og reklamationer samt vores e-mails. Alt, hvad du behøver, er en browser: ingen konto.`,
          "Hver side læses op i den rækkefølge, du ser den, virker med kun tastatur og beholder sit indhold ved 400 % zoom og en bredde på 320 pixels. Du kan stoppe alt, der bevæger sig, og intet bevæger sig, hvis din enhed er indstillet til at reducere bevægelse. Der er to tidsgrænser: for varer, som vi reserverer til dig, mens du betaler, og en halv time i Mine oplysninger. Links i vores mails udløber også, og du kan bede om et nyt.",
        ],
      },
      {
        id: "standard",
        title: "Loven og standarden",
        blocks: [
          isMicroEnterprise
            ? `Som mikrovirksomhed er ${companyName} undtaget fra kravene til tjenester i den svenske lov om visse produkters og tjenesters tilgængelighed (2023:254, § 10). Vi følger den samme standard frivilligt: EN 301 549 med retningslinjerne for tilgængeligt webindhold (WCAG) 2.2, niveau AA.`
            : "Den svenske lov om visse produkters og tjenesters tilgængelighed (2023:254) gælder for denne butik. Vi følger standarden EN 301 549 med retningslinjerne for tilgængeligt webindhold (WCAG) 2.2, niveau AA.",
        ],
      },
      {
        id: "state",
        title: "Hvor langt vi er nået",
        blocks: [
          "Butikken opfylder delvist standarden. Vi kender til disse mangler:",
          {
            list: [
              "PDF'er med kvitteringer, betingelser og labels er tagget til skærmlæsere, men indeholder ikke deres skrifttyper og er endnu ikke testet med en skærmlæser. Din ordreside og vores andre sider har de samme oplysninger som tekst. Vi retter det senest den 30. juni 2027.",
              "Billeder i kunders anmeldelser har ingen beskrivelser. Vi retter det senest den 30. juni 2027.",
              "Mennesker, der bruger skærmlæser hver dag, har endnu ikke testet butikken sammen med os. Vi planlægger at gøre det senest den 31. marts 2027.",
              "Betalingsfelterne tilhører betalingsudbyderen. Vi tester dem med tastatur, men kan ikke ændre dem.",
            ],
          },
        ],
      },
      {
        id: "how-tested",
        title: "Sådan tester vi",
        blocks: [
          "Før hver ny version kontrollerer automatiske test butikkens sider med axe og afgiver ordrer med kun tastatur og i mobilstørrelse. Medarbejderne gennemgår denne erklæring mindst én gang om året, senest på datoen ovenfor.",
        ],
      },
      {
        id: "by-phone",
        title: "Hjælp på telefon",
        blocks: [
          `Ring til [${contact.phone}](tel:${contact.phone.replaceAll(/[^\d+]/g, "")}), så læser vi denne erklæring, en produktside eller vores betingelser op for dig. Hvis noget i butikken forhindrer dig, sætter vi din ordre sammen på telefon eller e-mail. Du får en e-mail med et link: Der kontrollerer du ordren, læser betingelserne og betaler. Se vores åbningstider på [kontaktsiden](/contact).`,
        ],
      },
      {
        id: "feedback",
        title: "Fortæl os, hvad der ikke virker",
        blocks: [
          `Brug formularen nedenfor, så svarer vi inden for 14 dage, hvis du skriver din e-mailadresse. Eller ring, eller skriv til [${contact.email}](mailto:${contact.email}): Vi svarer på mails inden for 24 timer på hverdage.`,
        ],
      },
      {
        id: "bodies",
        title: "Hvis du ikke er tilfreds med vores svar",
        blocks: ["Du kan også kontakte myndigheden i det land, du bor i:", { list: accessibilityBodyList() }],
      },
    ],
  };
}
