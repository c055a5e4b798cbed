import { localised } from "#app/shared/language/localised.ts";

export const complaintStatusTexts = localised({
  title: {
    en: "Your complaint",
    sv: "Din reklamation",
    nb: "Reklamasjonen din",
    da: "Din reklamation",
    fi: "Reklamaatiosi",
  },
  broken: {
    en: "Open the latest email about your complaint, or contact us.",
    sv: "Öppna det senaste mejlet om din reklamation eller kontakta oss.",
    nb: "Åpne den siste e-posten om reklamasjonen din, eller kontakt oss.",
    da: "Åbn den seneste e-mail om din reklamation, eller kontakt os.",
    fi: "Avaa uusin reklamaatiotasi koskeva sähköposti tai ota yhteyttä.",
  },
  closed: {
    en: (bodies: string) => `This complaint is settled. If something is wrong again, make a new complaint. ${bodies}`,
    sv: (bodies: string) => `Reklamationen är avslutad. Om något är fel igen kan du göra en ny reklamation. ${bodies}`,
    nb: (bodies: string) => `Reklamasjonen er avsluttet. Hvis noe er galt igjen, send en ny reklamasjon. ${bodies}`,
    da: (bodies: string) =>
      `Reklamationen er afsluttet. Hvis der igen er noget galt, så send en ny reklamation. ${bodies}`,
    fi: (bodies: string) => `Tämä reklamaatio on käsitelty. Jos jokin on taas vialla, tee uusi reklamaatio. ${bodies}`,
  },
  messages: { en: "Messages", sv: "Meddelanden", nb: "Meldinger", da: "Beskeder", fi: "Viestit" },
  wrote: { en: "We wrote", sv: "Vi skrev", nb: "Vi skrev", da: "Vi skrev", fi: "Kirjoitimme" },
  yourReply: { en: "Your reply", sv: "Ditt svar", nb: "Svaret ditt", da: "Dit svar", fi: "Vastauksesi" },
  addSomething: {
    en: "Add something",
    sv: "Lägg till något",
    nb: "Legg til noe",
    da: "Tilføj noget",
    fi: "Lisää jotain",
  },
  taken: {
    en: "We have your message and will reply by email.",
    sv: "Vi har fått ditt meddelande och svarar via e-post.",
    nb: "Vi har fått meldingen din og svarer på e-post.",
    da: "Vi har modtaget din besked og svarer på e-mail.",
    fi: "Viestisi on saapunut, ja vastaamme sähköpostitse.",
  },
  yourMessage: { en: "Your message", sv: "Ditt meddelande", nb: "Meldingen din", da: "Din besked", fi: "Viestisi" },
  send: { en: "Send", sv: "Skicka", nb: "Send", da: "Send", fi: "Lähetä" },
  upload: {
    en: (number: number) => `Your upload ${number}`,
    sv: (number: number) => `Din bild ${number}`,
    nb: (number: number) => `Bildet ditt ${number}`,
    da: (number: number) => `Dit billede ${number}`,
    fi: (number: number) => `Lähettämäsi kuva ${number}`,
  },
});

/** What each letter says, above it; a kind that is not here has `wrote`. */
export const letterNames = localised({
  asked: { en: "We asked", sv: "Vi frågade", nb: "Vi spurte", da: "Vi spurgte", fi: "Kysyimme" },
  "buyer-answered": { en: "You wrote", sv: "Du skrev", nb: "Du skrev", da: "Du skrev", fi: "Kirjoitit" },
  accepted: {
    en: "We accepted it",
    sv: "Vi godkände den",
    nb: "Vi godtok den",
    da: "Vi godkendte den",
    fi: "Hyväksyimme sen",
  },
  rejected: {
    en: "We couldn't accept it",
    sv: "Vi kunde inte godkänna den",
    nb: "Vi kunne ikke godta den",
    da: "Vi kunne ikke godkende den",
    fi: "Emme voineet hyväksyä sitä",
  },
  "goods-requested": {
    en: "We asked you to send the item",
    sv: "Vi bad dig skicka varan",
    nb: "Vi ba deg sende varen",
    da: "Vi bad dig sende varen",
    fi: "Pyysimme lähettämään tuotteen",
  },
  "replacement-sent": {
    en: "We sent a replacement",
    sv: "Vi skickade en ny vara",
    nb: "Vi sendte en ny vare",
    da: "Vi sendte en ny vare",
    fi: "Lähetimme uuden tuotteen",
  },
  "money-back": {
    en: "We refunded you",
    sv: "Vi betalade tillbaka",
    nb: "Vi betalte tilbake",
    da: "Vi betalte tilbage",
    fi: "Maksoimme hyvityksen",
  },
  "price-reduced": {
    en: "We refunded part of the price",
    sv: "Vi betalade tillbaka en del av priset",
    nb: "Vi betalte tilbake en del av prisen",
    da: "Vi betalte en del af prisen tilbage",
    fi: "Hyvitimme osan hinnasta",
  },
  closed: { en: "Settled", sv: "Avslutad", nb: "Avsluttet", da: "Afsluttet", fi: "Käsitelty" },
});
