import { localised } from "#app/shared/language/localised.ts";

/** The captions and heads of the cookie policy's tables, and the purposes in them. */
export const cookieTableTexts = localised({
  cookies: { en: "Cookies", sv: "Cookies", nb: "Informasjonskapsler", da: "Cookies", fi: "Evästeet" },
  localStorage: {
    en: "Local storage",
    sv: "Lokal lagring",
    nb: "Lokal lagring",
    da: "Lokal lagring",
    fi: "Paikallinen tallennus",
  },
  sessionStorage: {
    en: "Session storage",
    sv: "Sessionslagring",
    nb: "Øktlagring",
    da: "Sessionslagring",
    fi: "Istuntotallennus",
  },
  caches: { en: "Caches", sv: "Cacheminnen", nb: "Hurtiglagre", da: "Cacher", fi: "Välimuistit" },
  name: { en: "Name", sv: "Namn", nb: "Navn", da: "Navn", fi: "Nimi" },
  duration: { en: "Duration", sv: "Hur länge", nb: "Hvor lenge", da: "Hvor længe", fi: "Kesto" },
  purpose: { en: "Purpose", sv: "Ändamål", nb: "Formål", da: "Formål", fi: "Käyttötarkoitus" },
  essential: { en: "Essential", sv: "Nödvändigt", nb: "Nødvendig", da: "Nødvendig", fi: "Välttämätön" },
  preference: { en: "Preference", sv: "Inställningar", nb: "Preferanser", da: "Præferencer", fi: "Mieltymykset" },
  analytics: { en: "Analytics", sv: "Analys", nb: "Analyse", da: "Analyse", fi: "Analytiikka" },
  marketing: { en: "Marketing", sv: "Marknadsföring", nb: "Markedsføring", da: "Markedsføring", fi: "Markkinointi" },
});
