import { localised } from "#app/shared/language/localised.ts";

/** What the pages of returns, exchanges and complaints say alike. */
export const caseFrameTexts = localised({
  next: {
    en: "What happens next",
    sv: "Det här händer nu",
    nb: "Dette skjer nå",
    da: "Det sker der nu",
    fi: "Mitä seuraavaksi tapahtuu",
  },
  print: { en: "Print", sv: "Skriv ut", nb: "Skriv ut", da: "Udskriv", fi: "Tulosta" },
  brokenLink: {
    en: "This link has expired or is incomplete",
    sv: "Länken har slutat gälla eller är ofullständig",
    nb: "Lenken er utløpt eller ufullstendig",
    da: "Linket er udløbet eller ufuldstændigt",
    fi: "Linkki on vanhentunut tai puutteellinen",
  },
  contact: { en: "Contact us", sv: "Kontakta oss", nb: "Kontakt oss", da: "Kontakt os", fi: "Ota yhteyttä" },
});

/** What their forms say alike. */
export const caseFieldTexts = localised({
  checkFields: {
    en: "Check the marked fields. We've kept what you typed.",
    sv: "Kontrollera de markerade fälten. Det du skrev är kvar.",
    nb: "Kontroller de markerte feltene. Vi har beholdt det du skrev.",
    da: "Tjek de markerede felter. Vi har beholdt det, du skrev.",
    fi: "Tarkista merkityt kentät. Kirjoittamasi tiedot ovat tallella.",
  },
  expired: {
    en: "This link has expired. Fill in the fields instead, and we'll find your order.",
    sv: "Länken har slutat gälla. Fyll i fälten i stället, så hittar vi din beställning.",
    nb: "Lenken er utløpt. Fyll ut feltene i stedet, så finner vi bestillingen din.",
    da: "Linket er udløbet. Udfyld felterne i stedet, så finder vi din ordre.",
    fi: "Linkki on vanhentunut. Täytä sen sijaan kentät, niin etsimme tilauksesi.",
  },
  orderNumber: { en: "Order number", sv: "Ordernummer", nb: "Ordrenummer", da: "Ordrenummer", fi: "Tilausnumero" },
  orderNumberHint: {
    en: "For example, PM-12345678. Don't have it? Enter your order date.",
    sv: "Till exempel PM-12345678. Har du det inte? Ange datumet för beställningen.",
    nb: "For eksempel PM-12345678. Har du det ikke? Skriv inn bestillingsdatoen.",
    da: "For eksempel PM-12345678. Har du det ikke? Indtast datoen for din ordre.",
    fi: "Esimerkiksi PM-12345678. Eikö sinulla ole sitä? Anna tilauspäivä.",
  },
  email: { en: "Email", sv: "E-post", nb: "E-post", da: "E-mail", fi: "Sähköposti" },
  name: { en: "Your name", sv: "Ditt namn", nb: "Navnet ditt", da: "Dit navn", fi: "Nimesi" },
});
