import { localised } from "#app/shared/language/localised.ts";

/** What the server says of feedback that it can't take. */
export const feedbackAnswerTexts = localised({
  tooMany: {
    en: "Too many messages. Wait a few minutes and try again.",
    sv: "För många meddelanden. Vänta några minuter och försök igen.",
    nb: "For mange meldinger. Vent noen minutter, og prøv igjen.",
    da: "For mange beskeder. Vent et par minutter, og prøv igen.",
    fi: "Liian monta viestiä. Odota muutama minuutti ja yritä uudelleen.",
  },
  tooLarge: {
    en: "That's too long to send. Please shorten it.",
    sv: "Texten är för lång för att skickas. Korta ner den.",
    nb: "Teksten er for lang til å sendes. Kort den ned.",
    da: "Teksten er for lang til at blive sendt. Gør den kortere.",
    fi: "Teksti on liian pitkä lähetettäväksi. Lyhennä sitä.",
  },
  invalid: {
    en: "Nothing was sent. Check the marked fields.",
    sv: "Inget har skickats. Kontrollera de markerade fälten.",
    nb: "Ingenting ble sendt. Sjekk feltene som er markert.",
    da: "Der blev ikke sendt noget. Tjek de markerede felter.",
    fi: "Mitään ei lähetetty. Tarkista merkityt kentät.",
  },
  failed: {
    en: "We couldn't save your feedback. Please try again, or call us.",
    sv: "Vi kunde inte spara dina synpunkter. Försök igen eller ring oss.",
    nb: "Vi kunne ikke lagre tilbakemeldingen din. Prøv igjen, eller ring oss.",
    da: "Vi kunne ikke gemme din feedback. Prøv igen, eller ring til os.",
    fi: "Palautetta ei voitu tallentaa. Yritä uudelleen tai soita meille.",
  },
  message: {
    en: "Tell us what doesn't work, in up to 5,000 characters.",
    sv: "Berätta vad som inte fungerar, med högst 5 000 tecken.",
    nb: "Fortell hva som ikke fungerer, med høyst 5 000 tegn.",
    da: "Fortæl, hvad der ikke fungerer, med højst 5.000 tegn.",
    fi: "Kerro enintään 5 000 merkillä, mikä ei toimi.",
  },
  page: {
    en: "Use up to 500 characters.",
    sv: "Använd högst 500 tecken.",
    nb: "Bruk høyst 500 tegn.",
    da: "Brug højst 500 tegn.",
    fi: "Käytä enintään 500 merkkiä.",
  },
  email: {
    en: "Enter a valid email address, or leave this empty.",
    sv: "Ange en giltig e-postadress eller lämna fältet tomt.",
    nb: "Skriv inn en gyldig e-postadresse, eller la feltet stå tomt.",
    da: "Indtast en gyldig e-mailadresse, eller lad feltet være tomt.",
    fi: "Anna toimiva sähköpostiosoite tai jätä kenttä tyhjäksi.",
  },
});
