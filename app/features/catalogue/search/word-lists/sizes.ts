import type { WordGroup } from "./word-group.ts";

/** Sizes by their letters and by their names, smallest first. They count among sizes alone: '24 L' is no size. */
export const sizes: readonly WordGroup[] = [
  { id: "size-xxs", en: "xxs, 2xs, extra extra small" },
  { id: "size-xs", en: "xs, extra small, x small", sv: "extra liten", no: "ekstra liten", da: "ekstra lille" },
  { id: "size-s", en: "s, small", sv: "liten", no: "liten", da: "lille", fi: "pieni" },
  { id: "size-m", en: "m, medium", sv: "mellan", no: "mellom", da: "mellem", fi: "keskikoko" },
  { id: "size-l", en: "l, large", sv: "stor, stora", no: "stor", da: "stor", fi: "suuri, iso" },
  { id: "size-xl", en: "xl, 1xl, extra large, x large", sv: "extra stor", no: "ekstra stor", da: "ekstra stor" },
  { id: "size-xxl", en: "xxl, 2xl, extra extra large, xx large, double xl" },
  { id: "size-3xl", en: "3xl, xxxl" },
  { id: "size-4xl", en: "4xl, xxxxl" },
  { id: "size-5xl", en: "5xl, xxxxxl" },
  {
    id: "size-one",
    en: "one size, one size fits all, unisize",
    sv: "en storlek",
    no: "en størrelse",
    da: "en størrelse",
    fi: "yksi koko",
  },
];
