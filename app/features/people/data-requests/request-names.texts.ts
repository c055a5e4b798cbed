import { localised } from "#app/shared/language/localised.ts";
import type { DataRequestKind } from "#app/shared/states.ts";

/** What people can ask a person of the shop to do with their data, in words. */
export const dataRequestNames = localised({
  access: {
    en: "A question about my data",
    sv: "En fråga om mina uppgifter",
    nb: "Et spørsmål om mine opplysninger",
    da: "Et spørgsmål om mine oplysninger",
    fi: "Kysymys tiedoistani",
  },
  correction: {
    en: "Correct something I can't change here",
    sv: "Rätta något som jag inte kan ändra här",
    nb: "Rett noe jeg ikke kan endre her",
    da: "Ret noget, jeg ikke kan ændre her",
    fi: "Oikaisu, jota en voi tehdä täällä",
  },
  erasure: {
    en: "Delete my data",
    sv: "Radera mina uppgifter",
    nb: "Slett mine opplysninger",
    da: "Slet mine oplysninger",
    fi: "Tietojeni poistaminen",
  },
  restriction: {
    en: "Store my data, but don't use it, while a question is open",
    sv: "Lagra men använd inte mina uppgifter medan en fråga är öppen",
    nb: "Oppbevar bare opplysningene mine mens et spørsmål er åpent",
    da: "Opbevar kun mine oplysninger, mens et spørgsmål er åbent",
    fi: "Tietojeni käytön rajoittaminen, kun asia on kesken",
  },
  objection: {
    en: "Object to how you use my data",
    sv: "Jag invänder mot hur ni använder mina uppgifter",
    nb: "Protester mot hvordan dere bruker opplysningene mine",
    da: "Gør indsigelse mod, hvordan I bruger mine oplysninger",
    fi: "Tietojeni käytön vastustaminen",
  },
  other: { en: "Something else", sv: "Något annat", nb: "Noe annet", da: "Noget andet", fi: "Jokin muu" },
} satisfies Record<DataRequestKind, Record<string, string>>);
