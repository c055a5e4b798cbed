import { localised } from "#app/shared/language/localised.ts";

export const myDataMailTexts = localised({
  subject: {
    en: (shop: string) => `Your data at ${shop}`,
    sv: (shop: string) => `Dina uppgifter hos ${shop}`,
    nb: (shop: string) => `Opplysningene dine hos ${shop}`,
    da: (shop: string) => `Dine oplysninger hos ${shop}`,
    fi: (shop: string) => `Tietosi meillä | ${shop}`,
  },
  preview: {
    en: "See, download, correct or delete your data.",
    sv: "Se, ladda ner, rätta eller radera dina uppgifter.",
    nb: "Se, last ned, rett eller slett opplysningene dine.",
    da: "Se, hent, ret eller slet dine oplysninger.",
    fi: "Katso, lataa, oikaise tai poista tietosi.",
  },
  heading: { en: "Your data", sv: "Dina uppgifter", nb: "Opplysningene dine", da: "Dine oplysninger", fi: "Tietosi" },
  footer: {
    en: "Not you? Ignore this email: nobody can see your data without the link.",
    sv: "Inte du? Bry dig inte om mejlet: ingen kan se dina uppgifter utan länken.",
    nb: "Ikke deg? Se bort fra e-posten: Ingen kan se opplysningene dine uten lenken.",
    da: "Ikke dig? Se bort fra e-mailen: Ingen kan se dine oplysninger uden linket.",
    fi: "Etkö se ollut sinä? Jätä viesti huomiotta: kukaan ei näe tietojasi ilman linkkiä.",
  },
  intro: {
    en: (shop: string) => `Use this link to see, download, correct or delete the data ${shop} has about you.`,
    sv: (shop: string) => `Med länken kan du se, ladda ner, rätta eller radera de uppgifter som ${shop} har om dig.`,
    nb: (shop: string) => `Med lenken kan du se, laste ned, rette eller slette opplysningene ${shop} har om deg.`,
    da: (shop: string) => `Med linket kan du se, hente, rette eller slette de oplysninger, ${shop} har om dig.`,
    fi: (shop: string) =>
      `Tällä linkillä voit katsoa, ladata, oikaista tai poistaa tiedot, jotka meillä on sinusta (${shop}).`,
  },
  open: {
    en: "See my data",
    sv: "Visa mina uppgifter",
    nb: "Se opplysningene mine",
    da: "Se mine oplysninger",
    fi: "Näytä tietoni",
  },
  once: {
    en: (minutes: number) =>
      `The link works once and expires after ${minutes} minutes. Don't forward this email: the link opens your data.`,
    sv: (minutes: number) =>
      `Länken fungerar en gång och gäller i ${minutes} minuter. Skicka inte mejlet vidare: länken öppnar dina uppgifter.`,
    nb: (minutes: number) =>
      `Lenken virker én gang, i ${minutes} minutter. Ikke videresend e-posten: Lenken åpner opplysningene dine.`,
    da: (minutes: number) =>
      `Linket virker én gang, i ${minutes} minutter. Videresend ikke denne e-mail: Linket åbner dine oplysninger.`,
    fi: (minutes: number) =>
      `Linkki toimii kerran, ${minutes} minuutin ajan. Älä lähetä viestiä eteenpäin: linkki avaa tietosi.`,
  },
});
