import { localised } from "#app/shared/language/localised.ts";

export const zoomTexts = localised({
  pictures: { en: "Pictures", sv: "Bilder", nb: "Bilder", da: "Billeder", fi: "Kuvat" },
  place: {
    en: (number: number, count: number) => `Picture ${number} of ${count}. `,
    sv: (number: number, count: number) => `Bild ${number} av ${count}. `,
    nb: (number: number, count: number) => `Bilde ${number} av ${count}. `,
    da: (number: number, count: number) => `Billede ${number} af ${count}. `,
    fi: (number: number, count: number) => `Kuva ${number}/${count}. `,
  },
  percent: {
    en: (percent: number) => `${percent}%`,
    sv: (percent: number) => `${percent}\u00a0%`,
    nb: (percent: number) => `${percent}\u00a0%`,
    da: (percent: number) => `${percent}\u00a0%`,
    fi: (percent: number) => `${percent}\u00a0%`,
  },
  close: { en: "Close pictures", sv: "Stäng bilderna", nb: "Lukk bildene", da: "Luk billederne", fi: "Sulje kuvat" },
  previous: {
    en: "Previous picture",
    sv: "Föregående bild",
    nb: "Forrige bilde",
    da: "Forrige billede",
    fi: "Edellinen kuva",
  },
  zoomOut: { en: "Zoom out", sv: "Zooma ut", nb: "Zoom ut", da: "Zoom ud", fi: "Loitonna" },
  zoomIn: { en: "Zoom in", sv: "Zooma in", nb: "Zoom inn", da: "Zoom ind", fi: "Lähennä" },
  next: { en: "Next picture", sv: "Nästa bild", nb: "Neste bilde", da: "Næste billede", fi: "Seuraava kuva" },
});
