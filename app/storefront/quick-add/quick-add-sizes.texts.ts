import { localised } from "#app/shared/language/localised.ts";

export const quickAddSizesTexts = localised({
  sizesOf: {
    en: (product: string) => `Sizes of ${product}`,
    sv: (product: string) => `Storlekar för ${product}`,
    nb: (product: string) => `Størrelser på ${product}`,
    da: (product: string) => `Størrelser på ${product}`,
    fi: (product: string) => `Koot: ${product}`,
  },
  optionOf: {
    en: (option: string, product: string) => `${option} of ${product}`,
    sv: (option: string, product: string) => `${option}: ${product}`,
    nb: (option: string, product: string) => `${option}: ${product}`,
    da: (option: string, product: string) => `${option}: ${product}`,
    fi: (option: string, product: string) => `${option}: ${product}`,
  },
  optionFor: {
    en: (option: string, size: string) => `${option} for ${size}`,
    sv: (option: string, size: string) => `${option} för ${size}`,
    nb: (option: string, size: string) => `${option} for ${size}`,
    da: (option: string, size: string) => `${option} for ${size}`,
    fi: (option: string, size: string) => `${option}, koko ${size}`,
  },
  choose: { en: "Choose a size", sv: "Välj storlek", nb: "Velg størrelse", da: "Vælg størrelse", fi: "Valitse koko" },
  close: {
    en: "Close sizes",
    sv: "Stäng storlekarna",
    nb: "Lukk størrelsene",
    da: "Luk størrelserne",
    fi: "Sulje kokovalinta",
  },
  back: {
    en: "Back to sizes",
    sv: "Tillbaka till storlekarna",
    nb: "Tilbake til størrelsene",
    da: "Tilbage til størrelserne",
    fi: "Takaisin kokoihin",
  },
  left: {
    en: (count: number) => `${count} left`,
    sv: (count: number) => `${count} kvar`,
    nb: (count: number) => `${count} igjen`,
    da: (count: number) => `${count} tilbage`,
    fi: (count: number) => `${count} jäljellä`,
  },
  outOfStock: { en: "out of stock", sv: "slutsåld", nb: "utsolgt", da: "udsolgt", fi: "loppuunmyyty" },
  sizeOutOfStock: {
    en: (size: string) => `${size} is currently out of stock`,
    sv: (size: string) => `${size} är slut i lager just nu`,
    nb: (size: string) => `${size} er utsolgt akkurat nå`,
    da: (size: string) => `${size} er udsolgt lige nu`,
    fi: (size: string) => `${size} on tällä hetkellä loppu`,
  },
});
