import { localised } from "#app/shared/language/localised.ts";

/** The countries that the shop delivers to, as shoppers read them: by name, and after 'to'. */
export const countryTexts = localised({
  Sweden: { en: "Sweden", sv: "Sverige", nb: "Sverige", da: "Sverige", fi: "Ruotsi" },
  Norway: { en: "Norway", sv: "Norge", nb: "Norge", da: "Norge", fi: "Norja" },
  Denmark: { en: "Denmark", sv: "Danmark", nb: "Danmark", da: "Danmark", fi: "Tanska" },
  Finland: { en: "Finland", sv: "Finland", nb: "Finland", da: "Finland", fi: "Suomi" },
  toSweden: { en: "to Sweden", sv: "till Sverige", nb: "til Sverige", da: "til Sverige", fi: "Ruotsiin" },
  toNorway: { en: "to Norway", sv: "till Norge", nb: "til Norge", da: "til Norge", fi: "Norjaan" },
  toDenmark: { en: "to Denmark", sv: "till Danmark", nb: "til Danmark", da: "til Danmark", fi: "Tanskaan" },
  toFinland: { en: "to Finland", sv: "till Finland", nb: "til Finland", da: "til Finland", fi: "Suomeen" },
});
