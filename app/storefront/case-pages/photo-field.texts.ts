import { localised } from "#app/shared/language/localised.ts";

export const photoTexts = localised({
  note: {
    en: (most: number) => `Up to ${most}, as JPEG, PNG, WebP or AVIF, 5 MB each. Only you and our staff can see them.`,
    sv: (most: number) =>
      `Upp till ${most}, som JPEG, PNG, WebP eller AVIF, 5 MB var. Bara du och vår personal kan se dem.`,
    nb: (most: number) =>
      `Opptil ${most}, som JPEG, PNG, WebP eller AVIF, 5 MB hver. Bare du og våre ansatte kan se dem.`,
    da: (most: number) =>
      `Op til ${most}, som JPEG, PNG, WebP eller AVIF, 5 MB hver. Kun du og vores medarbejdere kan se dem.`,
    fi: (most: number) =>
      `Enintään ${most}, muodossa JPEG, PNG, WebP tai AVIF, 5 Mt kukin. Vain sinä ja henkilökuntamme näette ne.`,
  },
  photos: { en: "Photos", sv: "Bilder", nb: "Bilder", da: "Billeder", fi: "Kuvat" },
  optional: { en: "(optional)", sv: "(valfritt)", nb: "(valgfritt)", da: "(valgfrit)", fi: "(vapaaehtoinen)" },
  kept: {
    en: (kept: number) =>
      kept === 1 ? "1 photo is saved with your complaint." : `${kept} photos are saved with your complaint.`,
    sv: (kept: number) =>
      kept === 1 ? "1 bild är sparad med din reklamation." : `${kept} bilder är sparade med din reklamation.`,
    nb: (kept: number) =>
      kept === 1 ? "1 bilde er lagret med reklamasjonen din." : `${kept} bilder er lagret med reklamasjonen din.`,
    da: (kept: number) =>
      kept === 1 ? "1 billede er gemt med din reklamation." : `${kept} billeder er gemt med din reklamation.`,
    fi: (kept: number) =>
      kept === 1 ? "1 kuva on tallennettu reklamaatioosi." : `${kept} kuvaa on tallennettu reklamaatioosi.`,
  },
  add: { en: "Add photos", sv: "Lägg till bilder", nb: "Legg til bilder", da: "Tilføj billeder", fi: "Lisää kuvia" },
});
