import { localised } from "#app/shared/language/localised.ts";

export const splashContentTexts = localised({
  loading: { en: "Loading", sv: "Laddar", nb: "Laster", da: "Indlæser", fi: "Ladataan" },
  skip: {
    en: "Press Esc or tap to skip",
    sv: "Hoppa över med Esc eller ett tryck",
    nb: "Hopp over med Esc eller et trykk",
    da: "Spring over med Esc eller et tryk",
    fi: "Ohita painamalla Esc tai napauttamalla",
  },
});
