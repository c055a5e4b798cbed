import { localised } from "#app/shared/language/localised.ts";

/** What chips of the shop and its collections are called, by their slugs. In English to the letter (specification, S2). */
export const chipNames = localised({
  "t-shirts": { en: "T-Shirts", sv: "T-shirts", nb: "T-skjorter", da: "T-shirts", fi: "T-paidat" },
  hoodies: { en: "Hoodies", sv: "Huvtröjor", nb: "Hettegensere", da: "Hættetrøjer", fi: "Hupparit" },
  "athletic-wear": { en: "Athletic Wear", sv: "Sportkläder", nb: "Sportsklær", da: "Sportstøj", fi: "Urheiluvaatteet" },
  accessories: { en: "Accessories", sv: "Accessoarer", nb: "Tilbehør", da: "Tilbehør", fi: "Asusteet" },
  "sports-bras": { en: "Sports Bras", sv: "Sport-bh:ar", nb: "Sports-BH-er", da: "Sports-bh'er", fi: "Urheiluliivit" },
  leggings: { en: "Leggings", sv: "Leggings", nb: "Leggings", da: "Leggings", fi: "Leggingsit" },
  jackets: { en: "Jackets", sv: "Jackor", nb: "Jakker", da: "Jakker", fi: "Takit" },
  tops: { en: "Tops", sv: "Överdelar", nb: "Overdeler", da: "Overdele", fi: "Yläosat" },
  bottoms: { en: "Bottoms", sv: "Underdelar", nb: "Underdeler", da: "Underdele", fi: "Alaosat" },
  compression: { en: "Compression", sv: "Kompression", nb: "Kompresjon", da: "Kompression", fi: "Kompressio" },
  training: { en: "Training", sv: "Träning", nb: "Trening", da: "Træning", fi: "Treeni" },
  "performance-socks": {
    en: "Performance Socks",
    sv: "Träningsstrumpor",
    nb: "Treningssokker",
    da: "Træningsstrømper",
    fi: "Urheilusukat",
  },
  "training-bags": {
    en: "Training Bags",
    sv: "Träningsväskor",
    nb: "Treningsbager",
    da: "Træningstasker",
    fi: "Treenilaukut",
  },
  "caps-hats": {
    en: "Caps & Hats",
    sv: "Kepsar & mössor",
    nb: "Capser & luer",
    da: "Kasketter & huer",
    fi: "Lippikset & pipot",
  },
  "training-gloves": {
    en: "Training Gloves",
    sv: "Träningshandskar",
    nb: "Treningshansker",
    da: "Træningshandsker",
    fi: "Treenihanskat",
  },
  equipment: { en: "Equipment", sv: "Utrustning", nb: "Utstyr", da: "Udstyr", fi: "Välineet" },
});
