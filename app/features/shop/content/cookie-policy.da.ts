import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import { cookieTables } from "./cookie-tables.ts";
import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `cookie-policy.ts` in Danish. */
export function cookiePolicyDa({ identity, contact }: SiteFacts): TextPage {
  const tables = cookieTables();
  return {
    title: "Cookie\u00ADpolitik",
    intro: `Hvad ${identity.siteName} gemmer i din browser, hvorfor, og hvordan du vælger. Vi bruger ingen cookies til analyse eller annoncer og ingen tredjepartscookies.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "what-cookies-are",
        title: "Hvad cookies er",
        blocks: [
          "En cookie er en lille tekstfil, som et website beder din browser om at gemme. Browsere har anden lagring, der virker på omtrent samme måde, og den bruger vi til din kurv og ønskeliste. Efter den svenske lov om elektronisk kommunikation (2022:482) skal vi have dit samtykke til alt, der ikke er nødvendigt for det, du har bedt om.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "Sådan bruger vi dem",
        blocks: [
          {
            list: [
              "Nødvendige: din kurv, din ønskeliste, kassen og dit cookievalg. Butikken virker ikke uden dem, så de kræver ikke samtykke.",
              "Analyse: ingen cookies og ingen lagring. Hvis du tillader det, måler vi, hvor hurtigt siderne vises, og hvor langt et køb når i kassen. Se, [hvad vi måler](#measuring).",
              "Markedsføring: ingen.",
              "Præferencer: små ting, der gør det nemmere, for eksempel produkter, du har set på for nylig, og dine seneste søgninger. De gemmes kun, hvis du tillader det, og bliver i din browser. Ingen laver en profil af dem.",
            ],
          },
        ],
      },
      {
        id: "types",
        title: "Typer af cookies og lagring",
        blocks: [
          {
            list: [
              "Sessionslagring: slettes, når du lukker fanen.",
              "Vedvarende cookies: gemmes i op til et år. Lokal lagring: gemmes, indtil du sletter den, eller, hvor tabellen siger det, i kortere tid.",
              "Tredjepartscookies: ingen.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Cookietabel",
        blocks: [
          "Cookies:",
          tables.cookies,
          "Lokal lagring, som bevares, når du lukker din browser:",
          tables.localStorage,
          "Sessionslagring, som slettes, når du lukker fanen:",
          tables.sessionStorage,
          "Browserens cacher og en database, så butikken virker offline:",
          tables.caches,
          "Det nødvendige gemmer vi, fordi du har bedt om det, det gør. Alt andet gemmes kun, hvis du tillader det.",
        ],
      },
      {
        id: "measuring",
        title: "Hvad vi måler, hvis du tillader det",
        blocks: [
          "Din browser ved, hvor lang tid en side tog. Hvis du tillader analyse, fortæller den os det én gang pr. side: sidetypen (for eksempel ”produkt”, ikke hvilket), mobil eller computer efter vinduets bredde og fire mål. De er, hvor lang tid serveren, siden og et tryk tog, og hvor meget siden flyttede sig. I kassen fortæller den også, om adressen og leveringen blev udfyldt, aldrig hvad du skrev.",
          `Der er intet id, så vi kan ikke se, hvis side det var, eller følge et besøg. Målene lægges til dagens tal: ${retentionText("vitals")}. Vores driftsleverandør kan gemme enkelte mål i tre måneder, også uden id. Intet gemmes i din browser.`,
        ],
      },
      {
        id: "third-parties",
        title: "Tjenester fra tredjeparter",
        blocks: [
          "Ingen tredjepart sætter cookies eller indlæser scripts på vores sider: Vi bruger ingen ekstern analysetjeneste og ingen annoncepixel. Vi tæller selv besøg uden at gemme noget i din browser. Hvis du betaler på en udbyders egen side eller i dens app, gælder udbyderens politik der. Vores databehandlere står under [Databeskyttelse](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Styr dine valg",
        blocks: [
          "Du kan se, blokere og slette cookies og websitedata i din browsers indstillinger for privatliv. Eller vælg efter formål i cookieindstillingerne nedenfor.",
        ],
      },
      {
        id: "disabling",
        title: "Hvis du siger nej",
        blocks: [
          "Hele butikken virker uden cookies til analyse, markedsføring og præferencer. Hvis du blokerer nødvendig lagring, kan din kurv ikke huske dine varer, og du kan ikke gå til kassen.",
        ],
      },
      {
        id: "consent-options",
        title: "Dine valgmuligheder",
        blocks: [
          {
            list: [
              "Accepter alle: Du tillader præferencer og analyse, de eneste to, vi spørger om.",
              "Afvis ikke-nødvendige: kun det, butikken ikke kan virke uden. Produkter og tilbud, du har set, bliver glemt, når du forlader siden, og siderne måles ikke.",
              "Tilpas: Du ser hvert formål og vælger.",
            ],
          },
          `Vi har ingen cookies til analyse eller markedsføring, uanset hvad du vælger. Vi spørger igen efter 12 måneder, og før vi tilføjer nogen. For at dokumentere valgene gemmer vi hvert af dem under et tilfældigt nummer uden noget om dig: ${retentionText("cookieChoices")}.`,
        ],
      },
      {
        id: "change-your-choice",
        title: "Cookieindstillinger",
        blocks: ["Du kan ændre mening når som helst. Det nye valg gælder fra da af."],
      },
      {
        id: "updates",
        title: "Opdateringer",
        blocks: [
          "Hvis vi begynder at bruge en ny cookie, skriver vi den først op her og spørger dig igen, hvis den kræver samtykke.",
        ],
      },
      {
        id: "contact",
        title: "Kontakt",
        blocks: [
          `Spørgsmål om cookies: [${contact.email}](mailto:${contact.email}) eller ${contact.phone}. [Privatlivspolitikken](/privacy-policy) forklarer, hvordan vi behandler personoplysninger generelt.`,
        ],
      },
    ],
  };
}
