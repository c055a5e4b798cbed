import { localised } from "#app/shared/language/localised.ts";

export const dataRequestMailTexts = localised({
  subject: {
    en: (number: string, shop: string) => `Your request ${number} about your data | ${shop}`,
    sv: (number: string, shop: string) => `Din begäran ${number} om dina uppgifter | ${shop}`,
    nb: (number: string, shop: string) => `Forespørselen din ${number} om opplysningene dine | ${shop}`,
    da: (number: string, shop: string) => `Din anmodning ${number} om dine oplysninger | ${shop}`,
    fi: (number: string, shop: string) => `Tietojasi koskeva pyyntösi ${number} | ${shop}`,
  },
  preview: {
    en: "Our reply about your data.",
    sv: "Vårt svar om dina uppgifter.",
    nb: "Svaret vårt om opplysningene dine.",
    da: "Vores svar om dine oplysninger.",
    fi: "Vastauksemme tietojasi koskevaan pyyntöön.",
  },
  heading: {
    en: "About your data",
    sv: "Om dina uppgifter",
    nb: "Om opplysningene dine",
    da: "Om dine oplysninger",
    fi: "Tietosi meillä",
  },
  footer: {
    en: "You're getting this email because you asked us about your data.",
    sv: "Du får det här mejlet eftersom du har frågat oss om dina uppgifter.",
    nb: "Du får denne e-posten fordi du har spurt oss om opplysningene dine.",
    da: "Du får denne e-mail, fordi du har spurgt os om dine oplysninger.",
    fi: "Saat tämän viestin, koska kysyit meiltä tiedoistasi.",
  },
  about: {
    en: (number: string, day: string, email: string) =>
      `About your request ${number} from ${day}. If you disagree, email ${email}. You can also complain to the Swedish Authority for Privacy Protection, IMY (imy.se).`,
    sv: (number: string, day: string, email: string) =>
      `Din begäran ${number} från ${day}. Om du inte håller med, mejla ${email}. Du kan också klaga hos Integritetsskyddsmyndigheten, IMY (imy.se).`,
    nb: (number: string, day: string, email: string) =>
      `Forespørselen din ${number} fra ${day}. Hvis du er uenig, send e-post til ${email}. Du kan også klage til den svenske personvernmyndigheten IMY (imy.se).`,
    da: (number: string, day: string, email: string) =>
      `Din anmodning ${number} fra ${day}. Hvis du er uenig, så skriv til ${email}. Du kan også klage til den svenske databeskyttelsesmyndighed IMY (imy.se).`,
    fi: (number: string, day: string, email: string) =>
      `Pyyntösi ${number}, ${day}. Jos olet eri mieltä, kirjoita osoitteeseen ${email}. Voit myös valittaa Ruotsin tietosuojaviranomaiselle IMY:lle (imy.se).`,
  },
});
