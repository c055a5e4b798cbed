import { localised } from "#app/shared/language/localised.ts";

/** Why nothing was exchanged, for the shopper. */
export const exchangeErrors = localised({
  "unknown-order": {
    en: "This link has expired. Open the one in our latest email.",
    sv: "Länken har slutat gälla. Öppna länken i vårt senaste mejl.",
    nb: "Lenken er utløpt. Åpne den i den siste e-posten fra oss.",
    da: "Linket er udløbet. Åbn det i vores seneste e-mail.",
    fi: "Linkki on vanhentunut. Avaa uusimmassa sähköpostissamme oleva linkki.",
  },
  closed: {
    en: "The exchange period for this order has ended.",
    sv: "Tiden för byte har gått ut för den här beställningen.",
    nb: "Bytteperioden for denne bestillingen er over.",
    da: "Fristen for ombytning af denne ordre er udløbet.",
    fi: "Tämän tilauksen vaihtoaika on päättynyt.",
  },
  "too-many": {
    en: "You don't have that many left to exchange. Choose fewer.",
    sv: "Du har inte så många kvar att byta. Välj färre.",
    nb: "Du har ikke så mange igjen å bytte. Velg færre.",
    da: "Du har ikke så mange tilbage at bytte. Vælg færre.",
    fi: "Vaihdettavia ei ole enää noin montaa. Valitse vähemmän.",
  },
  "unknown-choice": {
    en: "Choose another size or color.",
    sv: "Välj en annan storlek eller färg.",
    nb: "Velg en annen størrelse eller farge.",
    da: "Vælg en anden størrelse eller farve.",
    fi: "Valitse toinen koko tai väri.",
  },
  "sold-out": {
    en: "Someone else just got the last one. Choose another size or color, or a refund.",
    sv: "Någon annan fick just den sista. Välj en annan storlek eller färg, eller pengarna tillbaka.",
    nb: "Noen andre fikk nettopp den siste. Velg en annen størrelse eller farge, eller pengene tilbake.",
    da: "En anden har lige fået den sidste. Vælg en anden størrelse eller farve, eller pengene tilbage.",
    fi: "Joku muu ehti juuri saada viimeisen. Valitse toinen koko tai väri tai hyvitys.",
  },
});
