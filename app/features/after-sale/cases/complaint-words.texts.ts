import { localised } from "#app/shared/language/localised.ts";
import type { ComplaintWish } from "#app/shared/states.ts";

/** What a buyer can ask for, as the form and the receipt say it. */
export const wishNames = localised({
  repair: { en: "A repair", sv: "Reparation", nb: "Reparasjon", da: "Reparation", fi: "Korjaus" },
  replacement: { en: "A replacement", sv: "En ny vara", nb: "En ny vare", da: "En ny vare", fi: "Uusi tuote" },
  "price-reduction": {
    en: "A price reduction",
    sv: "Prisavdrag",
    nb: "Prisavslag",
    da: "Afslag i prisen",
    fi: "Hinnanalennus",
  },
  "money-back": {
    en: "A refund",
    sv: "Pengarna tillbaka",
    nb: "Pengene tilbake",
    da: "Pengene tilbage",
    fi: "Hyvitys",
  },
  suggest: {
    en: "Whatever you suggest",
    sv: "Det som ni föreslår",
    nb: "Det dere foreslår",
    da: "Det, I foreslår",
    fi: "Ehdotuksenne mukaan",
  },
} satisfies Record<ComplaintWish, Record<string, string>>);

/** The words of a complaint's receipt, on the page and in the e-mail. */
export const complaintWords = localised({
  reply: {
    en: (day: string) => `We'll reply by ${day}. A person reads every complaint.`,
    sv: (day: string) => `Vi svarar senast ${day}. En person läser varje reklamation.`,
    nb: (day: string) => `Vi svarer innen ${day}. En medarbeider leser hver reklamasjon.`,
    da: (day: string) => `Vi svarer senest ${day}. En medarbejder læser hver reklamation.`,
    fi: (day: string) => `Vastaamme viimeistään ${day}. Työntekijämme lukee jokaisen reklamaation.`,
  },
  keep: {
    en: "Please keep the item. If we need to see it, we'll send you a free return label.",
    sv: "Behåll varan. Om vi behöver se den skickar vi en gratis returetikett.",
    nb: "Ta vare på varen. Hvis vi må se den, sender vi deg en gratis returetikett.",
    da: "Behold varen. Hvis vi skal se den, sender vi dig en gratis returlabel.",
    fi: "Säilytä tuote. Jos meidän on nähtävä se, lähetämme ilmaisen palautustarran.",
  },
  free: {
    en: "Repair, replacement and shipping cost you nothing.",
    sv: "Reparation, ny vara och frakt kostar dig inget.",
    nb: "Reparasjon, ny vare og frakt koster deg ingenting.",
    da: "Reparation, ny vare og fragt koster dig ikke noget.",
    fi: "Korjaus, uusi tuote ja lähetys eivät maksa sinulle mitään.",
  },
  number: { en: "Number", sv: "Nummer", nb: "Nummer", da: "Nummer", fi: "Numero" },
  received: { en: "Received", sv: "Mottagen", nb: "Mottatt", da: "Modtaget", fi: "Vastaanotettu" },
  answerBy: {
    en: "We'll reply by",
    sv: "Vi svarar senast",
    nb: "Vi svarer innen",
    da: "Vi svarer senest",
    fi: "Vastaamme viimeistään",
  },
  order: { en: "Order", sv: "Beställning", nb: "Bestilling", da: "Ordre", fi: "Tilaus" },
  noticed: { en: "Noticed", sv: "Upptäckt", nb: "Oppdaget", da: "Opdaget", fi: "Huomattu" },
  solution: {
    en: "Preferred solution",
    sv: "Önskad lösning",
    nb: "Ønsket løsning",
    da: "Ønsket løsning",
    fi: "Toivottu ratkaisu",
  },
  photos: { en: "Photos", sv: "Bilder", nb: "Bilder", da: "Billeder", fi: "Kuvia" },
  sentTo: {
    en: "Receipt sent to",
    sv: "Bekräftelse skickad till",
    nb: "Kvittering sendt til",
    da: "Kvittering sendt til",
    fi: "Kuittaus lähetetty",
  },
});
