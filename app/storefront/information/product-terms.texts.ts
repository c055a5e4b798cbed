import { localised } from "#app/shared/language/localised.ts";

/** How a product is delivered, returned, and put right. */
export const productTermsTexts = localised({
  packed: {
    en: (city: string, toCountries: string) =>
      `Packed in ${city} within 24 hours on business days and shipped ${toCountries}.`,
    sv: (city: string, toCountries: string) =>
      `Packas i ${city} inom 24 timmar på vardagar och skickas ${toCountries}.`,
    nb: (city: string, toCountries: string) =>
      `Pakkes i ${city} innen 24 timer på virkedager og sendes ${toCountries}.`,
    da: (city: string, toCountries: string) =>
      `Pakkes i ${city} inden for 24 timer på hverdage og sendes ${toCountries}.`,
    fi: (city: string, toCountries: string) =>
      `Pakataan 24 tunnin kuluessa arkipäivisin (${city}) ja lähetetään ${toCountries}.`,
  },
  separately: {
    en: (toCountries: string) => `Ships separately from our partner ${toCountries}.`,
    sv: (toCountries: string) => `Skickas separat från vår partner ${toCountries}.`,
    nb: (toCountries: string) => `Sendes separat fra vår partner ${toCountries}.`,
    da: (toCountries: string) => `Sendes separat fra vores partner ${toCountries}.`,
    fi: (toCountries: string) => `Kumppanimme lähettää erikseen ${toCountries}.`,
  },
  costs: {
    en: (standard: string, express: string, free: string) =>
      `Standard ${standard}, express ${express}. Free on orders of ${free} or more.`,
    sv: (standard: string, express: string, free: string) =>
      `Standard ${standard}, express ${express}. Fri frakt från ${free}.`,
    nb: (standard: string, express: string, free: string) =>
      `Standard ${standard}, ekspress ${express}. Fri frakt fra ${free}.`,
    da: (standard: string, express: string, free: string) =>
      `Standard ${standard}, ekspres ${express}. Fri fragt fra ${free}.`,
    fi: (standard: string, express: string, free: string) =>
      `Normaali ${standard}, pikatoimitus ${express}. Ilmainen alkaen ${free}.`,
  },
  costsStandard: {
    en: (standard: string, free: string) => `Standard ${standard}. Free on orders of ${free} or more.`,
    sv: (standard: string, free: string) => `Standard ${standard}. Fri frakt från ${free}.`,
    nb: (standard: string, free: string) => `Standard ${standard}. Fri frakt fra ${free}.`,
    da: (standard: string, free: string) => `Standard ${standard}. Fri fragt fra ${free}.`,
    fi: (standard: string, free: string) => `Normaali ${standard}. Ilmainen alkaen ${free}.`,
  },
  // On the pages of a market, whose country's years stand under that title.
  faultsInMarket: {
    en: "Faulty? See 'Your legal guarantee' for how long you have to tell us. We'll repair it, replace it or refund you.",
    sv: "Är något fel? Hur länge du kan reklamera står i ”Reklamationsrätt”. Vi reparerar, byter ut eller betalar tillbaka.",
    nb: "Er det noe feil? Hvor lenge du kan reklamere, står i «Reklamasjonsrett». Vi reparerer, bytter eller betaler tilbake.",
    da: "Er der fejl? Hvor længe du kan reklamere, står i ”Reklamationsret”. Vi reparerer, ombytter eller betaler tilbage.",
    fi: "Onko vikaa? Ilmoitusaika on kohdassa ”Lakisääteinen virhevastuu”. Korjaamme, vaihdamme tai hyvitämme.",
  },
  faults: {
    en: (years: number) =>
      `Faulty? In Sweden you have ${years} years from delivery to tell us. For Norway, Denmark and Finland, see 'Your legal guarantee'. We'll repair it, replace it or refund you.`,
    sv: (years: number) =>
      `Är något fel? I Sverige har du ${years} år på dig från leveransen att reklamera. För Norge, Danmark och Finland, se ”Reklamationsrätt”. Vi reparerar, byter ut eller betalar tillbaka.`,
    nb: (years: number) =>
      `Er det noe feil? I Sverige har du ${years} år på deg fra leveringen til å reklamere. For Norge, Danmark og Finland, se «Reklamasjonsrett». Vi reparerer, bytter eller betaler tilbake.`,
    da: (years: number) =>
      `Er der fejl? I Sverige har du ${years} år fra leveringen til at reklamere. For Norge, Danmark og Finland, se ”Reklamationsret”. Vi reparerer, ombytter eller betaler tilbage.`,
    fi: (years: number) =>
      `Onko vikaa? Ruotsissa voit ilmoittaa siitä ${years} vuoden kuluessa toimituksesta. Norjan, Tanskan ja Suomen osalta katso ”Lakisääteinen virhevastuu”. Korjaamme, vaihdamme tai hyvitämme.`,
  },
});
