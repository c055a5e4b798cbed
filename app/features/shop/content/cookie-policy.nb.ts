import { retentionText } from "#app/features/shop/retention/retention-text.ts";

import { cookieTables } from "./cookie-tables.ts";
import type { TextPage } from "./document.ts";
import type { SiteFacts } from "./use-site.ts";

/** The policy of `cookie-policy.ts` in Norwegian. */
export function cookiePolicyNb({ identity, contact }: SiteFacts): TextPage {
  const tables = cookieTables();
  return {
    title: "Informa\u00ADsjons\u00ADkapsler",
    intro: `Hva ${identity.siteName} lagrer i nettleseren din, hvorfor, og hvordan du velger. Vi bruker ingen informasjonskapsler for analyse eller annonser og ingen fra tredjeparter.`,
    updated: "2026-11-29",
    sections: [
      {
        id: "what-cookies-are",
        title: "Hva informasjonskapsler er",
        blocks: [
          "En informasjonskapsel (cookie) er en liten tekstfil som et nettsted ber nettleseren din om å lagre. Nettlesere har annen lagring som virker på omtrent samme måte, og den bruker vi til handlekurven og ønskelisten. Etter den svenske loven om elektronisk kommunikasjon (2022:482) trenger vi samtykket ditt til alt som ikke er nødvendig for det du har bedt om.",
        ],
      },
      {
        id: "how-we-use-them",
        title: "Slik bruker vi dem",
        blocks: [
          {
            list: [
              "Nødvendige: handlekurven, ønskelisten, kassen og valget ditt om informasjonskapsler. Butikken virker ikke uten dem, så de krever ikke samtykke.",
              "Analyse: ingen informasjonskapsler og ingen lagring. Hvis du tillater det, måler vi hvor raskt sidene vises, og hvor langt et kjøp kommer i kassen. Se [hva vi måler](#measuring).",
              "Markedsføring: ingen.",
              "Preferanser: små ting som gjør det enklere, for eksempel produkter du nylig har sett på, og de siste søkene dine. De lagres bare hvis du tillater det, og blir i nettleseren din. Ingen lager en profil av dem.",
            ],
          },
        ],
      },
      {
        id: "types",
        title: "Typer informasjonskapsler og lagring",
        blocks: [
          {
            list: [
              "Øktlagring: slettes når du lukker fanen.",
              "Varige informasjonskapsler: lagres i opptil ett år. Lokal lagring: lagres til du sletter den, eller, der tabellen sier det, i kortere tid.",
              "Informasjonskapsler fra tredjeparter: ingen.",
            ],
          },
        ],
      },
      {
        id: "cookie-table",
        title: "Tabell over informasjonskapsler",
        blocks: [
          "Informasjonskapsler:",
          tables.cookies,
          "Lokal lagring, som blir værende når du lukker nettleseren:",
          tables.localStorage,
          "Øktlagring, som slettes når du lukker fanen:",
          tables.sessionStorage,
          "Nettleserens hurtiglagre og en database, så butikken virker uten nett:",
          tables.caches,
          "Det nødvendige lagrer vi fordi du har bedt om det det gjør. Alt annet lagres bare hvis du tillater det.",
        ],
      },
      {
        id: "measuring",
        title: "Hva vi måler hvis du tillater det",
        blocks: [
          "Nettleseren din vet hvor lang tid en side tok. Hvis du tillater analyse, forteller den oss det én gang per side: typen side (for eksempel «produkt», ikke hvilket), mobil eller datamaskin etter bredden på vinduet, og fire mål. De er hvor lang tid serveren, siden og et trykk tok, og hvor mye siden flyttet seg. I kassen forteller den også om adressen og leveringen ble fylt ut, aldri hva du skrev.",
          `Det finnes ingen ID, så vi kan ikke se hvem siden tilhørte, eller følge et besøk. Målene legges til summene for dagen: ${retentionText("vitals")}. Driftsleverandøren vår kan lagre enkelte mål i tre måneder, også uten ID. Ingenting lagres i nettleseren din.`,
        ],
      },
      {
        id: "third-parties",
        title: "Tjenester fra tredjeparter",
        blocks: [
          "Ingen tredjepart setter informasjonskapsler eller laster skript på sidene våre: Vi bruker ingen ekstern analysetjeneste og ingen annonsepiksel. Vi teller besøk selv, uten å lagre noe i nettleseren din. Hvis du betaler på leverandørens egen side eller i appen dens, gjelder leverandørens erklæring der. Databehandlerne våre står under [Personvern](/data-protection#processors).",
        ],
      },
      {
        id: "managing",
        title: "Administrer valgene dine",
        blocks: [
          "Du kan se, blokkere og slette informasjonskapsler og nettstedsdata i nettleserens personverninnstillinger. Eller velg etter formål i innstillingene for informasjonskapsler nedenfor.",
        ],
      },
      {
        id: "disabling",
        title: "Hvis du sier nei",
        blocks: [
          "Hele butikken virker uten informasjonskapsler for analyse, markedsføring og preferanser. Hvis du blokkerer nødvendig lagring, kan handlekurven ikke huske varene dine, og du kan ikke gå til kassen.",
        ],
      },
      {
        id: "consent-options",
        title: "Valgmulighetene dine",
        blocks: [
          {
            list: [
              "Godta alle: Du tillater preferanser og analyse, de eneste to vi spør om.",
              "Avvis ikke-nødvendige: bare det butikken ikke kan virke uten. Produkter og tilbud du har sett, blir glemt når du forlater siden, og sidene måles ikke.",
              "Tilpass: Du ser hvert formål og velger.",
            ],
          },
          `Vi har ingen informasjonskapsler for analyse eller markedsføring, uansett hva du velger. Vi spør igjen etter 12 måneder, og før vi legger til noen. For å dokumentere valgene lagrer vi hvert av dem under et tilfeldig nummer, uten noe om deg: ${retentionText("cookieChoices")}.`,
        ],
      },
      {
        id: "change-your-choice",
        title: "Innstillinger for informasjonskapsler",
        blocks: ["Du kan ombestemme deg når som helst. Det nye valget gjelder fra da av."],
      },
      {
        id: "updates",
        title: "Oppdateringer",
        blocks: [
          "Hvis vi begynner å bruke en ny informasjonskapsel, fører vi den opp her først og spør deg igjen hvis den krever samtykke.",
        ],
      },
      {
        id: "contact",
        title: "Kontakt",
        blocks: [
          `Spørsmål om informasjonskapsler: [${contact.email}](mailto:${contact.email}) eller ${contact.phone}. [Personvernerklæringen](/privacy-policy) forklarer hvordan vi behandler personopplysninger generelt.`,
        ],
      },
    ],
  };
}
