import { localised } from "#app/shared/language/localised.ts";

/** What the script of the splash says. The server alone writes it: no file of the browser has these. */
export const splashTexts = localised({
  // In English to the letter (specification, section 2).
  stages: {
    en: () => [
      "Initializing...",
      "Loading assets...",
      "Preparing interface...",
      "Connecting to database...",
      "Loading products...",
      "Finalizing setup...",
      "Almost ready...",
    ],
    sv: () => [
      "Startar...",
      "Hämtar innehåll...",
      "Förbereder sidan...",
      "Ansluter till databasen...",
      "Hämtar produkter...",
      "Slutför...",
      "Snart klart...",
    ],
    nb: () => [
      "Starter...",
      "Henter innhold...",
      "Klargjør siden...",
      "Kobler til databasen...",
      "Henter produkter...",
      "Fullfører...",
      "Snart klar...",
    ],
    da: () => [
      "Starter...",
      "Henter indhold...",
      "Gør siden klar...",
      "Forbinder til databasen...",
      "Henter produkter...",
      "Gør det sidste klar...",
      "Næsten klar...",
    ],
    fi: () => [
      "Käynnistetään...",
      "Ladataan sisältöä...",
      "Valmistellaan sivua...",
      "Yhdistetään tietokantaan...",
      "Ladataan tuotteita...",
      "Viimeistellään...",
      "Melkein valmista...",
    ],
  },
  welcome: {
    en: (siteName: string) => `Welcome to ${siteName}!`,
    sv: (siteName: string) => `Välkommen till ${siteName}!`,
    nb: (siteName: string) => `Velkommen til ${siteName}!`,
    da: (siteName: string) => `Velkommen til ${siteName}!`,
    fi: (siteName: string) => `Tervetuloa, täällä ${siteName}!`,
  },
});
