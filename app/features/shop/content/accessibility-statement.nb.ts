import { accessibilityBodyList, accessibilityReviewedOn, type AccessibilityFacts } from "./accessibility-statement.ts";
import type { TextPage } from "./document.ts";

/** The statement of `accessibility-statement.ts` in Norwegian. */
export function accessibilityStatementNb(
  { identity, contact }: AccessibilityFacts,
  isMicroEnterprise: boolean,
): TextPage {
  const { siteName, companyName } = identity;
  return {
    title: "Tilgjengelig\u00ADhet",
    intro: `${siteName} er for alle som trener, uansett hva du bruker for å lese, peke eller skrive. Så langt er vi kommet, dette mangler, og slik sier du fra til oss.`,
    updated: accessibilityReviewedOn,
    sections: [
      {
        id: "the-service",
        title: "Hva dette gjelder",
        blocks: [
          `Nettbutikken ${siteName}, som drives av ${companyName}: å finne og sammenligne produkter, handlekurv og kasse, ordresider og kvitteringer, returer, angrerett og reklamasjoner og e-postene våre. Alt du trenger, er en nettleser: ingen konto.`,
          "Hver side leses opp i den rekkefølgen du ser den, virker med bare tastatur og beholder innholdet ved 400 % zoom og 320 piksler i bredden. Du kan stoppe alt som beveger seg, og ingenting beveger seg hvis enheten din er stilt inn på å redusere bevegelse. Det er to tidsgrenser: for varer vi holder av til deg mens du betaler, og en halvtime i Mine opplysninger. Lenker i e-postene våre utløper også, og du kan be om en ny.",
        ],
      },
      {
        id: "standard",
        title: "Loven og standarden",
        blocks: [
          isMicroEnterprise
            ? `Som mikroforetak er ${companyName} unntatt fra kravene til tjenester i den svenske loven om tilgjengelighet for visse produkter og tjenester (2023:254, § 10). Vi følger den samme standarden frivillig: EN 301 549, med retningslinjene for tilgjengelig webinnhold (WCAG) 2.2, nivå AA.`
            : "Den svenske loven om tilgjengelighet for visse produkter og tjenester (2023:254) gjelder for denne butikken. Vi følger standarden EN 301 549, med retningslinjene for tilgjengelig webinnhold (WCAG) 2.2, nivå AA.",
        ],
      },
      {
        id: "state",
        title: "Hvor langt vi er kommet",
        blocks: [
          "Butikken oppfyller delvis standarden. Vi kjenner til disse manglene:",
          {
            list: [
              "PDF-er med kvitteringer, vilkår og etiketter er merket for skjermlesere, men inneholder ikke skriftene sine og er ennå ikke testet med skjermleser. Ordresiden din og de andre sidene våre har den samme informasjonen som tekst. Vi retter dette innen 30. juni 2027.",
              "Bilder i kundenes anmeldelser har ingen beskrivelser. Vi retter dette innen 30. juni 2027.",
              "Folk som bruker skjermleser hver dag, har ennå ikke testet butikken sammen med oss. Vi planlegger å gjøre det innen 31. mars 2027.",
              "Betalingsfeltene tilhører betalingsleverandøren. Vi tester dem med tastatur, men kan ikke endre dem.",
            ],
          },
        ],
      },
      {
        id: "how-tested",
        title: "Slik tester vi",
        blocks: [
          "Før hver ny versjon kontrollerer automatiske tester sidene i butikken med axe og legger inn bestillinger med bare tastatur og i mobilstørrelse. De ansatte går gjennom denne erklæringen minst én gang i året, sist på datoen ovenfor.",
        ],
      },
      {
        id: "by-phone",
        title: "Hjelp på telefon",
        blocks: [
          `Ring [${contact.phone}](tel:${contact.phone.replaceAll(/[^\d+]/g, "")}), så leser vi opp denne erklæringen, en produktside eller vilkårene våre. Hvis noe i butikken hindrer deg, setter vi sammen bestillingen din på telefon eller e-post. Du får en e-post med en lenke: Der sjekker du bestillingen, leser vilkårene og betaler. Åpningstidene våre står på [kontaktsiden](/contact).`,
        ],
      },
      {
        id: "feedback",
        title: "Fortell oss hva som ikke fungerer",
        blocks: [
          `Bruk skjemaet nedenfor, så svarer vi innen 14 dager hvis du oppgir e-postadressen din. Eller ring, eller send e-post til [${contact.email}](mailto:${contact.email}): Vi svarer på e-post innen 24 timer på virkedager.`,
        ],
      },
      {
        id: "bodies",
        title: "Hvis du ikke er fornøyd med svaret vårt",
        blocks: ["Du kan også kontakte myndigheten i landet du bor i:", { list: accessibilityBodyList() }],
      },
    ],
  };
}
