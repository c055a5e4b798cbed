import type { WordGroup } from "./word-group.ts";

/** Words that ask for a part of what is found: what is reduced, what is new. */
export const offers: readonly WordGroup[] = [
  {
    id: "sale",
    en: "sale, on sale, discount, discounted, reduced, outlet, deals, offers, clearance, sale items",
    sv: "rea, rean, realisation, reapris, rabatt, rabatterat, erbjudande, erbjudanden, nedsatt, kampanj, fynd",
    no: "salg, tilbud, rabatt, nedsatt, outlet, kampanje",
    da: "udsalg, tilbud, rabat, nedsat, outlet, spotvarer",
    fi: "ale, alennus, alennukset, tarjous, tarjoukset, alessa, outlet, alennusmyynti",
  },
  {
    id: "new",
    en: "new, new arrivals, newest, latest, new in, whats new, novelties",
    sv: "ny, nya, nytt, nyhet, nyheter, nyast, senaste",
    no: "ny, nye, nytt, nyhet, nyheter, nyeste",
    da: "ny, nye, nyt, nyhed, nyheder, nyeste",
    fi: "uusi, uudet, uutuus, uutuudet, uusin, uusimmat",
  },
];
