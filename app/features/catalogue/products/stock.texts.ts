import { localised } from "#app/shared/language/localised.ts";

/** What is said of a stock (R5). */
export const stockTexts = localised({
  onlyLeft: {
    en: (units: number) => `Only ${units} left!`,
    sv: (units: number) => `Bara ${units} kvar!`,
    nb: (units: number) => `Bare ${units} igjen!`,
    da: (units: number) => `Kun ${units} tilbage!`,
    fi: (units: number) => `Vain ${units} jäljellä!`,
  },
  outOfStockFor: {
    en: (size: string, color: string) => `Out of stock for ${size} ${color}`,
    sv: (size: string, color: string) => `Slut i lager i ${size} ${color}`,
    nb: (size: string, color: string) => `Ikke på lager i ${size} ${color}`,
    da: (size: string, color: string) => `Ikke på lager i ${size} ${color}`,
    fi: (size: string, color: string) => `Ei varastossa: ${size} ${color}`,
  },
  selectBoth: {
    en: "Select color and size to see stock availability",
    sv: "Välj färg och storlek för att se lagerstatus",
    nb: "Velg farge og størrelse for å se lagerstatus",
    da: "Vælg farve og størrelse for at se lagerstatus",
    fi: "Valitse väri ja koko, niin näet varastotilanteen",
  },
  /** By the name of the option that is left to choose. */
  selectOption: {
    en: (option: string) => `Select ${option} to see stock availability`,
    sv: (option: string) => `Välj ${option} för att se lagerstatus`,
    nb: (option: string) => `Velg ${option} for å se lagerstatus`,
    da: (option: string) => `Vælg ${option} for at se lagerstatus`,
    fi: (option: string) => `Tee valinta (${option}), niin näet varastotilanteen`,
  },
});

/** What is said of a choice on the product's page (S4). */
export const choiceTexts = localised({
  notInStock: {
    en: (option: string) => `${option} is currently out of stock`,
    sv: (option: string) => `${option} är slut i lager just nu`,
    nb: (option: string) => `${option} er ikke på lager akkurat nå`,
    da: (option: string) => `${option} er ikke på lager lige nu`,
    fi: (option: string) => `${option} ei ole nyt varastossa`,
  },
  limit: {
    en: (units: number, size: string, color: string) => `Only ${units} items available in stock for ${size} ${color}`,
    sv: (units: number, size: string, color: string) => `Bara ${units} i lager i ${size} ${color}`,
    nb: (units: number, size: string, color: string) => `Bare ${units} på lager i ${size} ${color}`,
    da: (units: number, size: string, color: string) => `Kun ${units} på lager i ${size} ${color}`,
    fi: (units: number, size: string, color: string) => `Varastossa vain ${units}: ${size} ${color}`,
  },
});
