import { localised } from "#app/shared/language/localised.ts";

/** The provider's own fields, and those of a test card. */
export const paymentFieldTexts = localised({
  loading: {
    en: "Loading the payment form...",
    sv: "Laddar betalformuläret…",
    nb: "Laster betalingsskjemaet…",
    da: "Indlæser betalingsformularen…",
    fi: "Ladataan maksulomaketta…",
  },
  offline: {
    en: "You're offline.",
    sv: "Du är offline.",
    nb: "Du er frakoblet.",
    da: "Du er offline.",
    fi: "Verkkoyhteyttä ei ole.",
  },
  notLoaded: {
    en: "We couldn't load the payment form.",
    sv: "Betalformuläret kunde inte laddas.",
    nb: "Betalingsskjemaet kunne ikke lastes.",
    da: "Betalingsformularen kunne ikke indlæses.",
    fi: "Maksulomaketta ei voitu ladata.",
  },
  nothingLost: {
    en: "Nothing is lost. Check your connection and try again, or choose another way to pay.",
    sv: "Inget har gått förlorat. Kontrollera din uppkoppling och försök igen, eller välj ett annat betalsätt.",
    nb: "Ingenting er tapt. Sjekk tilkoblingen og prøv igjen, eller velg en annen betalingsmåte.",
    da: "Intet er gået tabt. Tjek din forbindelse, og prøv igen, eller vælg en anden betalingsmåde.",
    fi: "Mitään ei kadonnut. Tarkista yhteytesi ja yritä uudelleen tai valitse toinen maksutapa.",
  },
  tryAgain: {
    en: "Try again",
    sv: "Försök igen",
    nb: "Prøv igjen",
    da: "Prøv igen",
    fi: "Yritä uudelleen",
  },
  notSetUp: {
    en: (method: string) => `${method} isn't set up in this browser. Please choose another way to pay.`,
    sv: (method: string) => `${method} är inte aktiverat i den här webbläsaren. Välj ett annat betalsätt.`,
    nb: (method: string) => `${method} er ikke satt opp i denne nettleseren. Velg en annen betalingsmåte.`,
    da: (method: string) => `${method} er ikke sat op i denne browser. Vælg en anden betalingsmåde.`,
    fi: (method: string) => `${method} ei ole käytössä tässä selaimessa. Valitse toinen maksutapa.`,
  },
  notStarted: {
    en: "We couldn't start the payment. Nothing was charged. Please try again.",
    sv: "Betalningen kunde inte påbörjas. Inga pengar har dragits. Försök igen.",
    nb: "Betalingen kunne ikke startes. Ingenting er trukket. Prøv igjen.",
    da: "Betalingen kunne ikke startes. Der er ikke trukket noget. Prøv igen.",
    fi: "Maksua ei voitu aloittaa. Mitään ei veloitettu. Yritä uudelleen.",
  },
  testCardsOnly: {
    en: "Test mode takes test cards only, such as 4242 4242 4242 4242.",
    sv: "I testläge fungerar bara testkort, till exempel 4242 4242 4242 4242.",
    nb: "I testmodus fungerer bare testkort, for eksempel 4242 4242 4242 4242.",
    da: "I testtilstand virker kun testkort, for eksempel 4242 4242 4242 4242.",
    fi: "Testitilassa toimivat vain testikortit, esimerkiksi 4242 4242 4242 4242.",
  },
  expiryForm: {
    en: "Enter the expiry date as MM/YY.",
    sv: "Ange utgångsdatum som MM/ÅÅ.",
    nb: "Skriv inn utløpsdatoen som MM/ÅÅ.",
    da: "Indtast udløbsdatoen som MM/ÅÅ.",
    fi: "Anna voimassaoloaika muodossa KK/VV.",
  },
  expired: {
    en: "This date has passed. Use a card that is still valid.",
    sv: "Datumet har passerat. Använd ett kort som fortfarande gäller.",
    nb: "Datoen er passert. Bruk et kort som fortsatt er gyldig.",
    da: "Datoen er overskredet. Brug et kort, der stadig er gyldigt.",
    fi: "Päivä on mennyt. Käytä voimassa olevaa korttia.",
  },
  cvcDigits: {
    en: (digits: number) => `The security code of this card has ${digits} digits.`,
    sv: (digits: number) => `Kortets säkerhetskod har ${digits} siffror.`,
    nb: (digits: number) => `Kortets sikkerhetskode har ${digits} siffer.`,
    da: (digits: number) => `Kortets sikkerhedskode har ${digits} cifre.`,
    fi: (digits: number) => `Kortin turvakoodissa on ${digits} numeroa.`,
  },
});
