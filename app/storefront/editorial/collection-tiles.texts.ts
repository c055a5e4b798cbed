import { localised } from "#app/shared/language/localised.ts";

export const collectionTilesTexts = localised({
  collections: { en: "Collections", sv: "Kollektioner", nb: "Kolleksjoner", da: "Kollektioner", fi: "Mallistot" },
});
