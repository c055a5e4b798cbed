import { localised } from "#app/shared/language/localised.ts";

/** Entering a discount code. */
export const discountTexts = localised({
  enter: {
    en: "Please enter a discount code",
    sv: "Ange en rabattkod",
    nb: "Skriv inn en rabattkode",
    da: "Indtast en rabatkode",
    fi: "Anna alennuskoodi",
  },
  invalid: {
    en: "Invalid discount code",
    sv: "Ogiltig rabattkod",
    nb: "Ugyldig rabattkode",
    da: "Ugyldig rabatkode",
    fi: "Virheellinen alennuskoodi",
  },
  notChecked: {
    en: "Failed to validate discount code. Please try again.",
    sv: "Rabattkoden kunde inte kontrolleras. Försök igen.",
    nb: "Rabattkoden kunne ikke kontrolleres. Prøv igjen.",
    da: "Rabatkoden kunne ikke kontrolleres. Prøv igen.",
    fi: "Alennuskoodia ei voitu tarkistaa. Yritä uudelleen.",
  },
  applyOrRemove: {
    en: "Please apply the discount code or remove it.",
    sv: "Använd rabattkoden eller ta bort den.",
    nb: "Bruk rabattkoden eller fjern den.",
    da: "Brug rabatkoden, eller fjern den.",
    fi: "Käytä alennuskoodi tai poista se.",
  },
  remove: { en: "Remove", sv: "Ta bort", nb: "Fjern", da: "Fjern", fi: "Poista" },
  removed: {
    en: "Discount code removed",
    sv: "Rabattkoden är borttagen",
    nb: "Rabattkoden er fjernet",
    da: "Rabatkoden er fjernet",
    fi: "Alennuskoodi poistettu",
  },
  removeCode: {
    en: (code: string) => `Remove discount code ${code}`,
    sv: (code: string) => `Ta bort rabattkoden ${code}`,
    nb: (code: string) => `Fjern rabattkoden ${code}`,
    da: (code: string) => `Fjern rabatkoden ${code}`,
    fi: (code: string) => `Poista alennuskoodi ${code}`,
  },
  code: {
    en: "Discount code",
    sv: "Rabattkod",
    nb: "Rabattkode",
    da: "Rabatkode",
    fi: "Alennuskoodi",
  },
  applying: {
    en: "Applying...",
    sv: "Kollar...",
    nb: "Sjekker...",
    da: "Tjekker...",
    fi: "Tarkistetaan...",
  },
  apply: {
    en: "Apply",
    sv: "Använd",
    nb: "Bruk",
    da: "Brug",
    fi: "Käytä",
  },
  applied: {
    en: (what: string) => `Discount applied! ${what}`,
    sv: (what: string) => `Rabatten är avdragen! ${what}`,
    nb: (what: string) => `Rabatten er trukket fra! ${what}`,
    da: (what: string) => `Rabatten er trukket fra! ${what}`,
    fi: (what: string) => `Alennus on käytössä! ${what}`,
  },
  isValid: {
    en: "Code is valid",
    sv: "Koden gäller",
    nb: "Koden er gyldig",
    da: "Koden er gyldig",
    fi: "Koodi on voimassa",
  },
});
