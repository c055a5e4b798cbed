import { localised } from "#app/shared/language/localised.ts";

export const badgeTexts = localised({
  soldOut: { en: "Sold out", sv: "Slutsåld", nb: "Utsolgt", da: "Udsolgt", fi: "Loppuunmyyty" },
  isNew: { en: "New", sv: "Nyhet", nb: "Nyhet", da: "Nyhed", fi: "Uutuus" },
  sale: { en: "Sale", sv: "Rea", nb: "Salg", da: "Udsalg", fi: "Ale" },
});
