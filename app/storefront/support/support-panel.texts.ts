import { localised } from "#app/shared/language/localised.ts";

interface Days {
  first: number;
  last: number;
}

export const supportTexts = localised({
  close: {
    en: "Close support",
    sv: "Stäng",
    nb: "Lukk",
    da: "Luk",
    fi: "Sulje",
  },
  hours: {
    en: (hours: string) => `${hours}. We reply within 24 hours on weekdays.`,
    sv: (hours: string) => `${hours}. Vi svarar inom 24 timmar på vardagar.`,
    nb: (hours: string) => `${hours}. Vi svarer innen 24 timer på virkedager.`,
    da: (hours: string) => `${hours}. Vi svarer inden for 24 timer på hverdage.`,
    fi: (hours: string) => `${hours}. Vastaamme arkisin 24 tunnin kuluessa.`,
  },
  quickAnswers: {
    en: "Quick answers",
    sv: "Snabba svar",
    nb: "Raske svar",
    da: "Hurtige svar",
    fi: "Pikavastaukset",
  },
  askPerson: {
    en: "Prefer to ask a person?",
    sv: "Vill du hellre fråga en person?",
    nb: "Vil du heller spørre en person?",
    da: "Vil du hellere spørge et menneske?",
    fi: "Kysytkö mieluummin ihmiseltä?",
  },
  contact: {
    en: "Contact Support",
    sv: "Kontakta kundservice",
    nb: "Kontakt kundeservice",
    da: "Kontakt kundeservice",
    fi: "Ota yhteyttä asiakaspalveluun",
  },
  shippingQuestion: {
    en: "How long does shipping take?",
    sv: "Hur lång är leveranstiden?",
    nb: "Hvor lang er leveringstiden?",
    da: "Hvor lang er leveringstiden?",
    fi: "Kuinka kauan toimitus kestää?",
  },
  shippingAnswerIn: {
    en: (toCountry: string, time: string, free: string) =>
      `Shipping ${toCountry} takes ${time} after packing. Items from our partner take longer: checkout shows the delivery time. Shipping is free on orders of ${free} or more.`,
    sv: (toCountry: string, time: string, free: string) =>
      `Leverans ${toCountry} tar ${time}, från packning. Varor från vår partner tar längre tid: leveranstiden visas i kassan. Frakten är fri från ${free}.`,
    nb: (toCountry: string, time: string, free: string) =>
      `Levering ${toCountry} tar ${time}, fra pakking. Varer fra vår partner tar lengre tid: Leveringstiden vises i kassen. Frakten er gratis fra ${free}.`,
    da: (toCountry: string, time: string, free: string) =>
      `Levering ${toCountry} tager ${time}, fra pakning. Varer fra vores partner tager længere tid: Leveringstiden vises ved kassen. Fragten er gratis fra ${free}.`,
    fi: (toCountry: string, time: string, free: string) =>
      `Toimitus ${toCountry}: ${time} pakkaamisesta. Kumppanimme tuotteille aika on pidempi: toimitusaika näkyy kassalla. Toimitus on ilmainen alkaen ${free}.`,
  },
  shippingAnswer: {
    en: (standard: Days, express: Days, free: string) =>
      `Standard shipping within Sweden takes ${standard.first}-${standard.last} business days after packing, and express ${express.first}-${express.last}. Orders to other countries and items from our partner take longer: checkout shows the delivery time. Shipping is free on orders of ${free} or more.`,
    sv: (standard: Days, express: Days, free: string) =>
      `Standardleverans inom Sverige tar ${standard.first}–${standard.last} vardagar från packning, express ${express.first}–${express.last} vardagar. Andra länder och varor från vår partner tar längre tid: leveranstiden visas i kassan. Frakten är fri från ${free}.`,
    nb: (standard: Days, express: Days, free: string) =>
      `Standardlevering i Sverige tar ${standard.first}–${standard.last} virkedager fra pakking, ekspress ${express.first}–${express.last} virkedager. Andre land og varer fra vår partner tar lengre tid: Leveringstiden vises i kassen. Frakten er gratis fra ${free}.`,
    da: (standard: Days, express: Days, free: string) =>
      `Standardlevering i Sverige tager ${standard.first}-${standard.last} hverdage fra pakning, ekspres ${express.first}-${express.last} hverdage. Andre lande og varer fra vores partner tager længere tid: Leveringstiden vises ved kassen. Fragten er gratis fra ${free}.`,
    fi: (standard: Days, express: Days, free: string) =>
      `Normaali toimitus Ruotsissa kestää ${standard.first}–${standard.last} arkipäivää pakkaamisesta, pikatoimitus ${express.first}–${express.last} arkipäivää. Muihin maihin ja kumppanimme tuotteille aika on pidempi: toimitusaika näkyy kassalla. Toimitus on ilmainen alkaen ${free}.`,
  },
  returnsQuestion: {
    en: "What is your return policy?",
    sv: "Vad gäller för returer?",
    nb: "Hva gjelder for returer?",
    da: "Hvad gælder for returnering?",
    fi: "Miten palautus toimii?",
  },
  paymentQuestion: {
    en: "How can I pay?",
    sv: "Hur kan jag betala?",
    nb: "Hvordan kan jeg betale?",
    da: "Hvordan kan jeg betale?",
    fi: "Miten voin maksaa?",
  },
  paymentAnswer: {
    en: (brands: string) => `With ${brands}, always over an encrypted connection.`,
    sv: (brands: string) => `Med ${brands}, alltid via en krypterad anslutning.`,
    nb: (brands: string) => `Med ${brands}, alltid over en kryptert forbindelse.`,
    da: (brands: string) => `Med ${brands}, altid via en krypteret forbindelse.`,
    fi: (brands: string) => `Maksutavat: ${brands}. Yhteys on aina salattu.`,
  },
});

export const trackTexts = localised({
  title: {
    en: "Track My Order",
    sv: "Följ min beställning",
    nb: "Følg bestillingen min",
    da: "Følg min ordre",
    fi: "Seuraa tilaustani",
  },
  label: {
    en: "Tracking ID or order number",
    sv: "Kollinummer eller ordernummer",
    nb: "Sporingsnummer eller ordrenummer",
    da: "Trackingnummer eller ordrenummer",
    fi: "Seurantatunnus tai tilausnumero",
  },
  track: { en: "Track", sv: "Spåra", nb: "Følg", da: "Følg", fi: "Seuraa" },
  tracking: { en: "Tracking...", sv: "Söker …", nb: "Søker...", da: "Søger...", fi: "Haetaan…" },
  notFound: {
    en: (typed: string) =>
      `We can't find order “${typed}”. Order numbers are PM- followed by eight digits. Yours is in your confirmation email.`,
    sv: (typed: string) =>
      `Vi hittar inte beställning ”${typed}”. Numret är PM- följt av åtta siffror och står i din orderbekräftelse.`,
    nb: (typed: string) =>
      `Vi finner ikke bestillingen «${typed}». Nummeret er PM- fulgt av åtte sifre og står i ordrebekreftelsen.`,
    da: (typed: string) =>
      `Vi kan ikke finde ordren ”${typed}”. Nummeret er PM- efterfulgt af otte cifre og står i din ordrebekræftelse.`,
    fi: (typed: string) =>
      `Emme löydä tilausta ”${typed}”. Numero on PM- ja kahdeksan numeroa, ja se on tilausvahvistuksessasi.`,
  },
  failed: {
    en: "We couldn't look up your order. Try again in a moment.",
    sv: "Vi kunde inte hämta din beställning. Försök igen om en stund.",
    nb: "Vi kunne ikke hente bestillingen din. Prøv igjen om litt.",
    da: "Vi kunne ikke slå din ordre op. Prøv igen om lidt.",
    fi: "Tilaustasi ei voitu hakea. Yritä hetken kuluttua uudelleen.",
  },
});
