import type { WordGroup } from "./word-group.ts";

/** For whom. They count in the category alone: texts speak of people all the time. */
export const audiences: readonly WordGroup[] = [
  {
    id: "men",
    en: "men, mens, man, male, guys, gents, mens collection",
    sv: "herr, herrar, herrarna, man, män, herrkläder",
    no: "herre, herrer, mann, menn, herreklær",
    da: "herre, herrer, mand, mænd, herretøj",
    fi: "miehet, miesten, miehille, miehen, mies",
  },
  {
    id: "women",
    en: "women, womens, woman, female, ladies, lady, womens collection",
    sv: "dam, damer, damerna, kvinna, kvinnor, tjej, tjejer, damkläder",
    no: "dame, damer, kvinne, kvinner, jente, jenter, dameklær",
    da: "dame, damer, kvinde, kvinder, dametøj",
    fi: "naiset, naisten, naisille, naisen, nainen",
  },
  // The catalogue has men's, women's, and what is for everybody: accessories.
  {
    id: "unisex",
    en: "unisex, gender neutral, genderless",
    sv: "unisex, könsneutral, könsneutralt",
    no: "unisex, kjønnsnøytral",
    da: "unisex, kønsneutral",
    fi: "unisex, sukupuolineutraali",
    wider: ["accessory"],
  },
  // Known, so that 'barn' is not taken for a misspelling: the shop has nothing for them.
  {
    id: "kids",
    en: "kids, kid, children, child, junior, youth, boys, girls, baby, toddler",
    sv: "barn, barnkläder, junior, bebis, pojke, flicka",
    no: "barn, barneklær, junior, gutt, baby",
    da: "børn, barn, børnetøj, junior, dreng, baby",
    fi: "lapset, lasten, lapsi, lapsille, juniori, vauva",
  },
];
