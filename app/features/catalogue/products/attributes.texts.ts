import { localised } from "#app/shared/language/localised.ts";

/** What the values of the closed lists of product attributes are called, by their ids. Nothing here may claim anything about the environment. */
export const colorNames = localised({
  black: { en: "Black", sv: "Svart", nb: "Svart", da: "Sort", fi: "Musta" },
  white: { en: "White", sv: "Vit", nb: "Hvit", da: "Hvid", fi: "Valkoinen" },
  grey: { en: "Gray", sv: "Grå", nb: "Grå", da: "Grå", fi: "Harmaa" },
  beige: { en: "Beige", sv: "Beige", nb: "Beige", da: "Beige", fi: "Beige" },
  brown: { en: "Brown", sv: "Brun", nb: "Brun", da: "Brun", fi: "Ruskea" },
  blue: { en: "Blue", sv: "Blå", nb: "Blå", da: "Blå", fi: "Sininen" },
  green: { en: "Green", sv: "Grön", nb: "Grønn", da: "Grøn", fi: "Vihreä" },
  yellow: { en: "Yellow", sv: "Gul", nb: "Gul", da: "Gul", fi: "Keltainen" },
  orange: { en: "Orange", sv: "Orange", nb: "Oransje", da: "Orange", fi: "Oranssi" },
  red: { en: "Red", sv: "Röd", nb: "Rød", da: "Rød", fi: "Punainen" },
  pink: { en: "Pink", sv: "Rosa", nb: "Rosa", da: "Lyserød", fi: "Vaaleanpunainen" },
  purple: { en: "Purple", sv: "Lila", nb: "Lilla", da: "Lilla", fi: "Violetti" },
});

export const kindNames = localised({
  "t-shirts": { en: "T-shirts", sv: "T-shirts", nb: "T-skjorter", da: "T-shirts", fi: "T-paidat" },
  tanks: { en: "Tanks", sv: "Linnen", nb: "Singleter", da: "Tanktoppe", fi: "Topit" },
  "long-sleeves": {
    en: "Long sleeves & base layers",
    sv: "Långärmat & underställ",
    nb: "Langermet & baselayer",
    da: "Langærmet & baselayer",
    fi: "Pitkähihaiset & aluskerrastot",
  },
  "half-zips": {
    en: "Half zips",
    sv: "Halfzip-tröjor",
    nb: "Half zip-gensere",
    da: "Half zip-trøjer",
    fi: "Vetoketjupaidat",
  },
  hoodies: {
    en: "Hoodies & sweatshirts",
    sv: "Huvtröjor & sweatshirts",
    nb: "Hettegensere & sweatshirts",
    da: "Hættetrøjer & sweatshirts",
    fi: "Hupparit & collegepaidat",
  },
  jackets: {
    en: "Jackets & vests",
    sv: "Jackor & västar",
    nb: "Jakker & vester",
    da: "Jakker & veste",
    fi: "Takit & liivit",
  },
  "sports-bras": { en: "Sports bras", sv: "Sport-bh:ar", nb: "Sports-BH-er", da: "Sports-bh'er", fi: "Urheiluliivit" },
  shorts: { en: "Shorts", sv: "Shorts", nb: "Shorts", da: "Shorts", fi: "Shortsit" },
  pants: {
    en: "Joggers & pants",
    sv: "Joggers & byxor",
    nb: "Joggebukser & bukser",
    da: "Joggers & bukser",
    fi: "Collegehousut & housut",
  },
  tights: {
    en: "Tights & leggings",
    sv: "Tights & leggings",
    nb: "Tights & leggings",
    da: "Tights & leggings",
    fi: "Trikoot & leggingsit",
  },
  socks: { en: "Socks", sv: "Strumpor", nb: "Sokker", da: "Strømper", fi: "Sukat" },
  bags: { en: "Bags", sv: "Väskor", nb: "Vesker", da: "Tasker", fi: "Laukut" },
  headwear: {
    en: "Caps & hats",
    sv: "Kepsar & mössor",
    nb: "Capser & luer",
    da: "Kasketter & huer",
    fi: "Lippikset & pipot",
  },
  gloves: { en: "Gloves", sv: "Handskar", nb: "Hansker", da: "Handsker", fi: "Käsineet" },
  equipment: { en: "Equipment", sv: "Utrustning", nb: "Utstyr", da: "Udstyr", fi: "Välineet" },
});

/** Those kinds that menus and titles call shorter. */
export const shortKindNames = localised({
  "long-sleeves": { en: "Long sleeves", sv: "Långärmat", nb: "Langermet", da: "Langærmet", fi: "Pitkähihaiset" },
  hoodies: { en: "Hoodies", sv: "Huvtröjor", nb: "Hettegensere", da: "Hættetrøjer", fi: "Hupparit" },
  jackets: { en: "Jackets", sv: "Jackor", nb: "Jakker", da: "Jakker", fi: "Takit" },
  tights: { en: "Leggings", sv: "Leggings", nb: "Leggings", da: "Leggings", fi: "Leggingsit" },
});

export const fitNames = localised({
  compression: { en: "Compression", sv: "Kompression", nb: "Kompresjon", da: "Kompression", fi: "Kompressio" },
  slim: { en: "Slim", sv: "Smal", nb: "Smal", da: "Smal", fi: "Kapea" },
  regular: { en: "Regular", sv: "Normal", nb: "Normal", da: "Normal", fi: "Normaali" },
  relaxed: { en: "Relaxed", sv: "Ledig", nb: "Ledig", da: "Løs", fi: "Väljä" },
});

export const sportNames = localised({
  running: { en: "Running", sv: "Löpning", nb: "Løping", da: "Løb", fi: "Juoksu" },
  training: { en: "Training", sv: "Träning", nb: "Trening", da: "Træning", fi: "Treeni" },
  strength: { en: "Strength", sv: "Styrketräning", nb: "Styrketrening", da: "Styrketræning", fi: "Voimaharjoittelu" },
  yoga: { en: "Yoga & studio", sv: "Yoga & studio", nb: "Yoga & studio", da: "Yoga & studio", fi: "Jooga & studio" },
  cycling: { en: "Cycling", sv: "Cykling", nb: "Sykling", da: "Cykling", fi: "Pyöräily" },
  hiking: {
    en: "Hiking & trail",
    sv: "Vandring & trail",
    nb: "Fottur & terrengløp",
    da: "Vandring & trail",
    fi: "Vaellus & polkujuoksu",
  },
  skiing: { en: "Skiing", sv: "Skidåkning", nb: "Ski", da: "Skiløb", fi: "Hiihto" },
  everyday: { en: "Everyday", sv: "Vardag", nb: "Hverdag", da: "Hverdag", fi: "Arki" },
});

export const fabricNames = localised({
  wool: { en: "Merino & wool", sv: "Merino & ull", nb: "Merino & ull", da: "Merino & uld", fi: "Merino & villa" },
  cotton: { en: "Cotton", sv: "Bomull", nb: "Bomull", da: "Bomuld", fi: "Puuvilla" },
  lyocell: {
    en: "Lyocell & viscose",
    sv: "Lyocell & viskos",
    nb: "Lyocell & viskose",
    da: "Lyocell & viskose",
    fi: "Lyocell & viskoosi",
  },
  polyester: { en: "Polyester", sv: "Polyester", nb: "Polyester", da: "Polyester", fi: "Polyesteri" },
  nylon: { en: "Nylon", sv: "Nylon", nb: "Nylon", da: "Nylon", fi: "Nailon" },
});
