import { localised } from "#app/shared/language/localised.ts";

export const rotationTexts = localised({
  play: { en: "Play", sv: "Spela upp", nb: "Spill av", da: "Afspil", fi: "Toista" },
  pause: { en: "Pause", sv: "Pausa", nb: "Sett på pause", da: "Sæt på pause", fi: "Keskeytä" },
});
