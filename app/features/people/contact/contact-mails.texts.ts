import { localised } from "#app/shared/language/localised.ts";

export const contactMailTexts = localised({
  received: {
    en: "We have your message",
    sv: "Vi har fått ditt meddelande",
    nb: "Vi har fått meldingen din",
    da: "Vi har fået din besked",
    fi: "Viestisi on perillä",
  },
  replyTime: {
    en: "We reply within 24 hours on weekdays.",
    sv: "Vi svarar inom 24 timmar på vardagar.",
    nb: "Vi svarer innen 24 timer på virkedager.",
    da: "Vi svarer inden for 24 timer på hverdage.",
    fi: "Vastaamme arkisin 24 tunnin kuluessa.",
  },
  receivedFooter: {
    en: "Not you? Ignore this email.",
    sv: "Inte du? Bry dig inte om mejlet.",
    nb: "Ikke deg? Se bort fra e-posten.",
    da: "Ikke dig? Se bort fra e-mailen.",
    fi: "Etkö se ollut sinä? Jätä viesti huomiotta.",
  },
  thanks: {
    en: (subject: string) => `Thanks for your message (${subject}). A person will reply within 24 hours on weekdays.`,
    sv: (subject: string) => `Tack för ditt meddelande (${subject}). En person svarar inom 24 timmar på vardagar.`,
    nb: (subject: string) => `Takk for meldingen (${subject}). En medarbeider svarer innen 24 timer på virkedager.`,
    da: (subject: string) => `Tak for din besked (${subject}). En medarbejder svarer inden for 24 timer på hverdage.`,
    fi: (subject: string) => `Kiitos viestistäsi (${subject}). Työntekijämme vastaa arkisin 24 tunnin kuluessa.`,
  },
  call: {
    en: (phone: string) => `In a hurry? Call ${phone}:`,
    sv: (phone: string) => `Har du bråttom? Ring ${phone}:`,
    nb: (phone: string) => `Har du det travelt? Ring ${phone}:`,
    da: (phone: string) => `Har du travlt? Ring på ${phone}:`,
    fi: (phone: string) => `Onko kiire? Soita numeroon ${phone}:`,
  },
  replySubject: {
    en: (subject: string, shop: string) => `Our reply: ${subject} | ${shop}`,
    sv: (subject: string, shop: string) => `Vårt svar: ${subject} | ${shop}`,
    nb: (subject: string, shop: string) => `Svaret vårt: ${subject} | ${shop}`,
    da: (subject: string, shop: string) => `Vores svar: ${subject} | ${shop}`,
    fi: (subject: string, shop: string) => `Vastauksemme: ${subject} | ${shop}`,
  },
  replyPreview: {
    en: (shop: string) => `${shop} has replied to your message.`,
    sv: (shop: string) => `${shop} har svarat på ditt meddelande.`,
    nb: (shop: string) => `${shop} har svart på meldingen din.`,
    da: (shop: string) => `${shop} har svaret på din besked.`,
    fi: (shop: string) => `${shop} on vastannut viestiisi.`,
  },
  replyHeading: { en: "Our reply", sv: "Vårt svar", nb: "Svaret vårt", da: "Vores svar", fi: "Vastauksemme" },
  replyFooter: {
    en: "You're getting this email because you wrote to us.",
    sv: "Du får det här mejlet eftersom du har skrivit till oss.",
    nb: "Du får denne e-posten fordi du har skrevet til oss.",
    da: "Du får denne e-mail, fordi du har skrevet til os.",
    fi: "Saat tämän viestin, koska kirjoitit meille.",
  },
  replyAbout: {
    en: (day: string, subject: string, email: string) =>
      `About your message from ${day} (${subject}). More questions? Email ${email}.`,
    sv: (day: string, subject: string, email: string) =>
      `Om ditt meddelande från ${day} (${subject}). Fler frågor? Mejla ${email}.`,
    nb: (day: string, subject: string, email: string) =>
      `Om meldingen din ${day} (${subject}). Flere spørsmål? Send e-post til ${email}.`,
    da: (day: string, subject: string, email: string) =>
      `Om din besked ${day} (${subject}). Flere spørgsmål? Skriv til ${email}.`,
    fi: (day: string, subject: string, email: string) =>
      `Koskee viestiäsi ${day} (${subject}). Kysyttävää? Kirjoita osoitteeseen ${email}.`,
  },
});
