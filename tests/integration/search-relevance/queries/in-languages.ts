import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import { all, any, bras, hoodies, inAny, leggings, made, type Such, the, tights, trousers } from "../garments.ts";

/** What comes first on a page of a language. */
export type LocalQuery = readonly [text: string, first: Such];

const reflective = the("nattlop-reflective-tee");
const chocolate = the("langpass-singlet");
const plumHoodie = the("tung-boxy-hoodie");
const cloudberryJacket = the("kebne-puffer-jacket");
const running = any(tights, leggings, trousers);

/** Searches by words that products have in their translations alone, or that only the lists know; typed as people do. */
export const localQueries: Readonly<Record<PrefixedLanguage, readonly LocalQuery[]>> = {
  sv: [
    ["träningstights", tights],
    ["löpartights", tights],
    ["loepartights", tights],
    ["traningstights", tights],
    ["huvtröjorna", hoodies],
    ["tights", tights],
    ["sport-bh", bras],
    ["gran", inAny("spruce")],
    ["plommon hoodie", plumHoodie],
    ["hjortron jacka", cloudberryJacket],
    ["hjorton jacka", cloudberryJacket],
    ["lingonfärgad", inAny("lingon")],
    ["chokladkaka", chocolate],
    ["chokladkakan", chocolate],
    ["reflexgarnet", reflective],
    ["naturgummi", made("Natural rubber")],
    ["naturgumi", made("Natural rubber")],
  ],
  nb: [
    ["treningstights", tights],
    ["løpetights", tights],
    ["loepetights", tights],
    ["lopetights", tights],
    ["hettegenseren", hoodies],
    ["hettegensere", hoodies],
    ["tights", tights],
    ["plomme hettegenser", plumHoodie],
    ["multe jakke", cloudberryJacket],
    ["tyttebær", inAny("lingon")],
    ["tyttebaer", inAny("lingon")],
    ["tyttebærfarget", inAny("lingon")],
    ["sjokoladeplate", chocolate],
    ["sjokoladeplaten", chocolate],
    ["refleksgarn", reflective],
    ["naturgummi", made("Natural rubber")],
    ["naturgumi", made("Natural rubber")],
  ],
  da: [
    ["træningstights", tights],
    ["traeningstights", tights],
    ["løbetights", tights],
    ["lobetights", tights],
    ["hættetrøje", hoodies],
    ["haettetroeje", hoodies],
    ["hættetrøjerne", hoodies],
    ["tights", tights],
    ["blomme hættetrøje", plumHoodie],
    ["multebær jakke", cloudberryJacket],
    ["multebaer jakke", cloudberryJacket],
    ["tyttebær", inAny("lingon")],
    ["chokolade", chocolate],
    ["refleksgarnet", reflective],
    ["naturgummi", made("Natural rubber")],
    ["naturgumi", made("Natural rubber")],
  ],
  fi: [
    ["huppari", hoodies],
    ["huppareita", hoodies],
    ["hupari", hoodies],
    ["juoksuhousut", running],
    ["treenitrikoot", tights],
    ["tights", tights],
    ["luumu huppari", plumHoodie],
    ["hilla takki", cloudberryJacket],
    ["puolukka", inAny("lingon")],
    ["puolukkka", inAny("lingon")],
    ["musta huppari", all(hoodies, inAny("black"))],
    ["suklaalevy", chocolate],
    ["suklaalevyn", chocolate],
    ["luonnonkumi", made("Natural rubber")],
    ["luonnonkmui", made("Natural rubber")],
    ["ruostumaton teräs", made("Stainless steel")],
  ],
};
