import { localised } from "#app/shared/language/localised.ts";

/** What the shop's own pages are told, in their language, of calls that are refused; machines read the English. */
export const refusalTexts = localised({
  rateLimited: {
    en: "Too many requests. Please wait a minute and try again.",
    sv: "För många anrop. Vänta en minut och försök igen.",
    nb: "For mange forespørsler. Vent et minutt og prøv igjen.",
    da: "For mange forespørgsler. Vent et minut, og prøv igen.",
    fi: "Liian monta pyyntöä. Odota hetki ja yritä uudelleen.",
  },
  writtenOut: {
    en: "We've received too many of these today. Please try again tomorrow, or email us.",
    sv: "Vi kan inte ta emot fler i dag. Försök igen i morgon eller skriv till oss.",
    nb: "Vi kan ikke ta imot flere i dag. Prøv igjen i morgen, eller skriv til oss.",
    da: "Vi kan ikke tage imod flere i dag. Prøv igen i morgen, eller skriv til os.",
    fi: "Emme voi ottaa näitä vastaan enempää tänään. Yritä uudelleen huomenna tai kirjoita meille.",
  },
  keyReused: {
    en: "We already have this order with different contents. Please try again.",
    sv: "Beställningen har redan skickats med annat innehåll. Försök igen.",
    nb: "Bestillingen er sendt før med annet innhold. Prøv igjen.",
    da: "Bestillingen er sendt før med et andet indhold. Prøv igen.",
    fi: "Tilaus on jo lähetetty eri sisällöllä. Yritä uudelleen.",
  },
  earlierOrderPaid: {
    en: "An earlier order from this browser is paid. Nothing new was ordered or charged.",
    sv: "En tidigare beställning från den här webbläsaren är betald. Inget nytt har beställts eller debiterats.",
    nb: "En tidligere bestilling fra denne nettleseren er betalt. Ikke noe nytt er bestilt eller belastet.",
    da: "En tidligere bestilling fra denne browser er betalt. Der er ikke bestilt eller trukket noget nyt.",
    fi: "Tästä selaimesta aiemmin tehty tilaus on maksettu. Mitään uutta ei tilattu eikä veloitettu.",
  },
  tooManyOpenOrders: {
    en: "There are too many unpaid orders from your connection. Pay for one, or try again in a few minutes.",
    sv: "Det finns för många obetalda beställningar härifrån. Betala en eller försök igen om några minuter.",
    nb: "Det er for mange ubetalte bestillinger herfra. Betal en, eller prøv igjen om noen minutter.",
    da: "Der er for mange ubetalte bestillinger herfra. Betal en, eller prøv igen om et par minutter.",
    fi: "Täältä on tehty liian monta maksamatonta tilausta. Maksa yksi tai yritä uudelleen muutaman minuutin kuluttua.",
  },
  pickupPointsUnreachable: {
    en: "We can't show pickup points right now. Choose home delivery, or try again in a minute.",
    sv: "Det går inte att visa utlämningsställen just nu. Välj hemleverans eller försök igen om en minut.",
    nb: "Hentestedene kan ikke vises akkurat nå. Velg levering hjem, eller prøv igjen om et minutt.",
    da: "Udleveringsstederne kan ikke vises lige nu. Vælg levering til døren, eller prøv igen om et minut.",
    fi: "Noutopisteitä ei voi näyttää juuri nyt. Valitse kotiinkuljetus tai yritä hetken kuluttua uudelleen.",
  },
  unknownAddition: {
    en: "This link has expired or is incomplete. Open the one in our latest email.",
    sv: "Länken fungerar inte. Öppna den i vårt senaste mejl.",
    nb: "Lenken virker ikke. Åpne den i vår nyeste e-post.",
    da: "Linket virker ikke. Åbn det i vores seneste e-mail.",
    fi: "Linkki ei toimi. Avaa uusimmassa sähköpostissamme oleva linkki.",
  },
  otherTotal: {
    en: "The total has changed. Please check it and try again.",
    sv: "Totalsumman har ändrats. Kontrollera den och försök igen.",
    nb: "Totalsummen er endret. Sjekk den og prøv igjen.",
    da: "Det samlede beløb er ændret. Tjek det, og prøv igen.",
    fi: "Loppusumma on muuttunut. Tarkista se ja yritä uudelleen.",
  },
});
