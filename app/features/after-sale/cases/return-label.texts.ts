import { localised } from "#app/shared/language/localised.ts";

/** What the label of a return says, in the language of its order. The country and what is for customs are in English for whoever carries it. */
export const returnLabelTexts = localised({
  to: { en: "To", sv: "Till", nb: "Til", da: "Til", fi: "Vastaanottaja" },
  returns: {
    en: (company: string) => `${company}, Returns`,
    sv: (company: string) => `${company}, Returer`,
    nb: (company: string) => `${company}, Returer`,
    da: (company: string) => `${company}, Returneringer`,
    fi: (company: string) => `${company}, Palautukset`,
  },
  order: {
    en: (number: string) => `Order ${number}`,
    sv: (number: string) => `Beställning ${number}`,
    nb: (number: string) => `Bestilling ${number}`,
    da: (number: string) => `Ordre ${number}`,
    fi: (number: string) => `Tilaus ${number}`,
  },
  postage: {
    en: "Return. Postage is paid by the recipient.",
    sv: "Retur. Mottagaren betalar portot.",
    nb: "Retur. Mottakeren betaler portoen.",
    da: "Returnering. Modtageren betaler portoen.",
    fi: "Palautus. Vastaanottaja maksaa postimaksun.",
  },
  title: {
    en: (number: string) => `Return label ${number}`,
    sv: (number: string) => `Returetikett ${number}`,
    nb: (number: string) => `Returetikett ${number}`,
    da: (number: string) => `Returlabel ${number}`,
    fi: (number: string) => `Palautustarra ${number}`,
  },
  howTo: {
    en: "How to return it",
    sv: "Så skickar du tillbaka",
    nb: "Slik returnerer du",
    da: "Sådan returnerer du",
    fi: "Näin palautat",
  },
  pack: {
    en: "Pack the items in any sturdy box or bag.",
    sv: "Packa varorna i ett stadigt paket.",
    nb: "Pakk varene i en solid pakke.",
    da: "Pak varerne i en solid pakke.",
    fi: "Pakkaa tuotteet tukevaan pakkaukseen.",
  },
  attach: {
    en: "Cut off the top half of this page and attach it flat to the parcel.",
    sv: "Klipp av den övre halvan av sidan och fäst den slätt på paketet.",
    nb: "Klipp av den øvre halvdelen av siden, og fest den flatt på pakken.",
    da: "Klip den øverste halvdel af siden af, og sæt den glat på pakken.",
    fi: "Leikkaa sivun yläosa irti ja kiinnitä se suorana pakettiin.",
  },
  dropOff: {
    en: "Drop off the parcel and keep the receipt: it's your proof of shipping.",
    sv: "Lämna in paketet och spara kvittot: det visar att du har skickat det.",
    nb: "Lever inn pakken og ta vare på kvitteringen: Den viser at du har sendt den.",
    da: "Aflever pakken, og gem kvitteringen: Den viser, at du har sendt den.",
    fi: "Jätä paketti postiin ja säilytä kuitti: se todistaa, että lähetit sen.",
  },
  broken: {
    en: "We can't find this label. Open the link in our latest email.",
    sv: "Vi hittar inte etiketten. Öppna länken i vårt senaste mejl.",
    nb: "Vi finner ikke denne etiketten. Åpne lenken i den nyeste e-posten fra oss.",
    da: "Vi kan ikke finde denne label. Åbn linket i vores seneste e-mail.",
    fi: "Emme löydä tätä palautustarraa. Avaa linkki viimeisimmästä sähköpostistamme.",
  },
});
