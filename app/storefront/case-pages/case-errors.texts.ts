import { localised } from "#app/shared/language/localised.ts";

/** Why a form about an order was refused, for its sender. */
export const caseErrors = localised({
  tooMany: {
    en: "Too many attempts. Try again in a minute, or email us: it counts from the moment you send it.",
    sv: "För många försök. Försök igen om en minut eller mejla oss: det räknas från det att du skickar.",
    nb: "For mange forsøk. Prøv igjen om et minutt, eller send oss en e-post: Den gjelder fra du sender den.",
    da: "For mange forsøg. Prøv igen om et minut, eller send os en e-mail: Den gælder, fra du sender den.",
    fi: "Liian monta yritystä. Yritä minuutin kuluttua uudelleen tai lähetä sähköpostia: lähetyshetki ratkaisee.",
  },
  tooManyToday: {
    en: "We can't take more of these today. Use the link in your order's email, or email us: it counts from the moment you send it.",
    sv: "Vi kan inte ta emot fler i dag. Använd länken i mejlet om din beställning eller mejla oss: det räknas från det att du skickar.",
    nb: "Vi kan ikke ta imot flere i dag. Bruk lenken i e-posten om bestillingen, eller send oss en e-post: Den gjelder fra du sender den.",
    da: "Vi kan ikke tage imod flere i dag. Brug linket i e-mailen om din ordre, eller send os en e-mail: Den gælder, fra du sender den.",
    fi: "Emme voi ottaa tänään vastaan enempää. Käytä tilauksesi sähköpostissa olevaa linkkiä tai lähetä sähköpostia: lähetyshetki ratkaisee.",
  },
  missing: {
    en: "Fill in this field.",
    sv: "Fyll i fältet.",
    nb: "Fyll ut feltet.",
    da: "Udfyld feltet.",
    fi: "Täytä tämä kenttä.",
  },
  tooLong: {
    en: "Make this shorter.",
    sv: "Korta ner texten.",
    nb: "Gjør teksten kortere.",
    da: "Gør teksten kortere.",
    fi: "Lyhennä tekstiä.",
  },
  failed: {
    en: "Something went wrong and nothing was sent. Try again, or email us: it counts from the moment you send it.",
    sv: "Något gick fel och inget skickades. Försök igen eller mejla oss: det räknas från det att du skickar.",
    nb: "Noe gikk galt, og ingenting ble sendt. Prøv igjen, eller send oss en e-post: Den gjelder fra du sender den.",
    da: "Noget gik galt, og intet blev sendt. Prøv igen, eller send os en e-mail: Den gælder, fra du sender den.",
    fi: "Jokin meni vikaan, eikä mitään lähetetty. Yritä uudelleen tai lähetä sähköpostia: lähetyshetki ratkaisee.",
  },
});

/** Of a notice of withdrawal. */
export const withdrawErrors = localised({
  tooManyNotices: {
    en: "We received 10 returns from your connection within 10 minutes, so this one wasn't sent. Try again in 10 minutes, or email us now: it counts from the moment you send it.",
    sv: "Vi fick 10 returer från din anslutning inom 10 minuter, så den här skickades inte. Försök igen om 10 minuter eller mejla oss nu: det räknas från det att du skickar.",
    nb: "Vi fikk 10 returer fra tilkoblingen din i løpet av 10 minutter, så denne ble ikke sendt. Prøv igjen om 10 minutter, eller send oss en e-post nå: Den gjelder fra du sender den.",
    da: "Vi modtog 10 returneringer fra din forbindelse inden for 10 minutter, så denne blev ikke sendt. Prøv igen om 10 minutter, eller send os en e-mail nu: Den gælder, fra du sender den.",
    fi: "Saimme yhteydestäsi 10 palautusta 10 minuutin aikana, joten tätä ei lähetetty. Yritä 10 minuutin kuluttua uudelleen tai lähetä sähköpostia nyt: lähetyshetki ratkaisee.",
  },
  tooLarge: {
    en: "That's too long. Make it shorter.",
    sv: "Det är för långt. Korta ner det.",
    nb: "Det er for langt. Gjør det kortere.",
    da: "Det er for langt. Gør det kortere.",
    fi: "Teksti on liian pitkä. Lyhennä sitä.",
  },
  email: {
    en: "Enter your email, such as name@example.com, so we can send your receipt.",
    sv: "Ange din e-post, till exempel namn@example.com, så att vi kan skicka din bekräftelse.",
    nb: "Skriv inn e-postadressen din, for eksempel navn@example.com, så vi kan sende kvitteringen.",
    da: "Indtast din e-mailadresse, for eksempel navn@example.com, så vi kan sende din kvittering.",
    fi: "Anna sähköpostiosoitteesi, esimerkiksi nimi@example.com, jotta voimme lähettää kuittauksen.",
  },
  noUnits: {
    en: "Choose at least one item, and no more than you bought.",
    sv: "Välj minst en vara, och inte fler än du köpte.",
    nb: "Velg minst én vare, og ikke flere enn du kjøpte.",
    da: "Vælg mindst én vare, og ikke flere, end du købte.",
    fi: "Valitse vähintään yksi tuote, mutta ei enempää kuin ostit.",
  },
  gone: {
    en: "Some of these items have been returned, canceled or refunded since. This is what's left.",
    sv: "Några av varorna har sedan dess returnerats, avbeställts eller återbetalats. Det här är kvar.",
    nb: "Noen av varene er siden blitt returnert, kansellert eller tilbakebetalt. Dette er igjen.",
    da: "Nogle af varerne er siden blevet returneret, annulleret eller refunderet. Dette er tilbage.",
    fi: "Osa tuotteista on sillä välin palautettu, peruttu tai hyvitetty. Tässä ovat jäljellä olevat.",
  },
});

/** Of a complaint, and of an answer to one. */
export const complaintErrors = localised({
  tooLarge: {
    en: "That's too large. Send fewer or smaller photos, up to 5 MB each.",
    sv: "Det är för stort. Skicka färre eller mindre bilder, högst 5 MB var.",
    nb: "Det er for stort. Send færre eller mindre bilder, høyst 5 MB hver.",
    da: "Det er for stort. Send færre eller mindre billeder, højst 5 MB hver.",
    fi: "Lähetys on liian suuri. Lähetä vähemmän tai pienempiä kuvia, enintään 5 Mt kukin.",
  },
  email: {
    en: "Enter your email, such as name@example.com, so we can reply.",
    sv: "Ange din e-post, till exempel namn@example.com, så att vi kan svara.",
    nb: "Skriv inn e-postadressen din, for eksempel navn@example.com, så vi kan svare.",
    da: "Indtast din e-mailadresse, for eksempel navn@example.com, så vi kan svare.",
    fi: "Anna sähköpostiosoitteesi, esimerkiksi nimi@example.com, jotta voimme vastata.",
  },
  day: {
    en: "Enter a date that isn't in the future, or leave it empty.",
    sv: "Ange ett datum som inte ligger i framtiden, eller lämna fältet tomt.",
    nb: "Skriv inn en dato som ikke er i fremtiden, eller la feltet stå tomt.",
    da: "Indtast en dato, der ikke ligger i fremtiden, eller lad feltet stå tomt.",
    fi: "Anna päivä, joka ei ole tulevaisuudessa, tai jätä kenttä tyhjäksi.",
  },
  wish: {
    en: "Choose what you'd like us to do.",
    sv: "Välj vad du vill att vi gör.",
    nb: "Velg hva du vil at vi skal gjøre.",
    da: "Vælg, hvad du vil have os til at gøre.",
    fi: "Valitse, mitä toivot meiltä.",
  },
  noUnits: {
    en: "Enter how many are faulty, from one up to the number you bought.",
    sv: "Ange hur många som är felaktiga: minst en och högst så många som du köpte.",
    nb: "Skriv inn hvor mange som har feil, fra én til så mange som du kjøpte.",
    da: "Angiv, hvor mange der er fejl ved, fra én til det antal, du købte.",
    fi: "Anna viallisten määrä: vähintään yksi, enintään ostamasi määrä.",
  },
  notPictures: {
    en: (names: string) => `We can't read these photos, or they're larger than 5 MB: ${names}.`,
    sv: (names: string) => `Vi kan inte läsa de här bilderna, eller så är de större än 5 MB: ${names}.`,
    nb: (names: string) => `Vi kan ikke lese disse bildene, eller de er større enn 5 MB: ${names}.`,
    da: (names: string) => `Vi kan ikke læse disse billeder, eller de er større end 5 MB: ${names}.`,
    fi: (names: string) => `Emme voi lukea näitä kuvia, tai ne ovat yli 5 Mt: ${names}.`,
  },
  chooseOthers: {
    en: (names: string) =>
      `We can't read these photos, or they're larger than 5 MB: ${names}. Choose other photos, or send your complaint without them.`,
    sv: (names: string) =>
      `Vi kan inte läsa de här bilderna, eller så är de större än 5 MB: ${names}. Välj andra bilder, eller skicka reklamationen utan dem.`,
    nb: (names: string) =>
      `Vi kan ikke lese disse bildene, eller de er større enn 5 MB: ${names}. Velg andre bilder, eller send reklamasjonen uten dem.`,
    da: (names: string) =>
      `Vi kan ikke læse disse billeder, eller de er større end 5 MB: ${names}. Vælg andre billeder, eller send reklamationen uden dem.`,
    fi: (names: string) =>
      `Emme voi lukea näitä kuvia, tai ne ovat yli 5 Mt: ${names}. Valitse toiset kuvat tai lähetä reklamaatio ilman niitä.`,
  },
  closed: {
    en: "This complaint is settled. If something is wrong again, make a new one.",
    sv: "Reklamationen är avslutad. Om något är fel igen kan du göra en ny.",
    nb: "Reklamasjonen er avsluttet. Hvis noe er galt igjen, send en ny.",
    da: "Reklamationen er afsluttet. Hvis der igen er noget galt, så send en ny.",
    fi: "Tämä reklamaatio on käsitelty. Jos jokin on taas vialla, tee uusi.",
  },
});

/** Of the form that asks for an order's link. */
export const orderLinkErrors = localised({
  reference: {
    en: "Enter your order number, such as PM-12345678.",
    sv: "Ange ditt ordernummer, till exempel PM-12345678.",
    nb: "Skriv inn ordrenummeret, for eksempel PM-12345678.",
    da: "Indtast dit ordrenummer, for eksempel PM-12345678.",
    fi: "Anna tilausnumerosi, esimerkiksi PM-12345678.",
  },
  email: {
    en: "Enter your email, such as name@example.com.",
    sv: "Ange din e-post, till exempel namn@example.com.",
    nb: "Skriv inn e-postadressen din, for eksempel navn@example.com.",
    da: "Indtast din e-mailadresse, for eksempel navn@example.com.",
    fi: "Anna sähköpostiosoitteesi, esimerkiksi nimi@example.com.",
  },
  tooMany: {
    en: "Too many attempts. Try again in a minute.",
    sv: "För många försök. Försök igen om en minut.",
    nb: "For mange forsøk. Prøv igjen om et minutt.",
    da: "For mange forsøg. Prøv igen om et minut.",
    fi: "Liian monta yritystä. Yritä minuutin kuluttua uudelleen.",
  },
  failed: {
    en: "Something went wrong and nothing was sent. Try again in a moment.",
    sv: "Något gick fel och inget skickades. Försök igen om en stund.",
    nb: "Noe gikk galt, og ingenting ble sendt. Prøv igjen om litt.",
    da: "Noget gik galt, og intet blev sendt. Prøv igen om lidt.",
    fi: "Jokin meni vikaan, eikä mitään lähetetty. Yritä hetken kuluttua uudelleen.",
  },
});
