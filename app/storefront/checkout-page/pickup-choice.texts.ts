import { localised } from "#app/shared/language/localised.ts";

/** Whether an order goes to the door or to a pickup point. */
export const pickupChoiceTexts = localised({
  choose: {
    en: "Choose a pickup point",
    sv: "Välj ett utlämningsställe",
    nb: "Velg et hentested",
    da: "Vælg et udleveringssted",
    fi: "Valitse noutopiste",
  },
  chosen: {
    en: (point: string) => `To ${point}`,
    sv: (point: string) => `Till ${point}`,
    nb: (point: string) => `Til ${point}`,
    da: (point: string) => `Til ${point}`,
    fi: (point: string) => `Noutopiste: ${point}`,
  },
  other: {
    en: "Choose another pickup point",
    sv: "Välj ett annat utlämningsställe",
    nb: "Velg et annet hentested",
    da: "Vælg et andet udleveringssted",
    fi: "Valitse toinen noutopiste",
  },
  partner: {
    en: "Items from our partner go to your door, so this order can't use a pickup point.",
    sv: "Varor från vår partner levereras hem till dig, så den här beställningen kan inte hämtas hos ombud.",
    nb: "Varer fra partneren vår leveres hjem til deg, så denne bestillingen kan ikke hentes på et hentested.",
    da: "Varer fra vores partner leveres til din dør, så denne ordre kan ikke hentes på et udleveringssted.",
    fi: "Kumppanimme tuotteet toimitetaan kotiin, joten tätä tilausta ei voi noutaa noutopisteestä.",
  },
  close: {
    en: "Close the list",
    sv: "Stäng listan",
    nb: "Lukk listen",
    da: "Luk listen",
    fi: "Sulje luettelo",
  },
});
