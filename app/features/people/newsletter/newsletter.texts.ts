import { localised } from "#app/shared/language/localised.ts";

/** Of the newsletter's form (in English by the specification, S28). */
export const newsletterTexts = localised({
  // What people agree to, word for word as every form of the newsletter shows it; the consent log names it by its hash.
  consent: {
    en: "News of drops, restocks and training by email, a few times a month. We'll email you a link to confirm. Unsubscribe anytime.",
    sv: "Nyheter om släpp, påfyllt lager och träning via e-post, några gånger i månaden. Vi mejlar dig en länk för att bekräfta. Avsluta när du vill.",
    nb: "Nyheter om lanseringer, varer tilbake på lager og trening på e-post, noen ganger i måneden. Vi sender deg en lenke på e-post for å bekrefte. Meld deg av når du vil.",
    da: "Nyt om lanceringer, varer på lager igen og træning på e-mail, et par gange om måneden. Vi mailer dig et link, så du kan bekræfte. Afmeld dig, når du vil.",
    fi: "Tietoa uutuuksista, täydennyksistä ja treenaamisesta sähköpostitse muutaman kerran kuussa. Lähetämme sinulle vahvistuslinkin. Voit perua tilauksen milloin tahansa.",
  },
  empty: {
    en: "Please enter your email address",
    sv: "Ange din e-postadress",
    nb: "Skriv inn e-postadressen din",
    da: "Indtast din e-mailadresse",
    fi: "Anna sähköpostiosoitteesi",
  },
  invalid: {
    en: "Please enter a valid email address.",
    sv: "Ange en giltig e-postadress.",
    nb: "Skriv inn en gyldig e-postadresse.",
    da: "Indtast en gyldig e-mailadresse.",
    fi: "Anna toimiva sähköpostiosoite.",
  },
  failed: {
    en: "There was an error subscribing to the newsletter. Please try again.",
    sv: "Anmälan till nyhetsbrevet misslyckades. Försök igen.",
    nb: "Påmeldingen til nyhetsbrevet mislyktes. Prøv igjen.",
    da: "Tilmeldingen til nyhedsbrevet mislykkedes. Prøv igen.",
    fi: "Uutiskirjeen tilaus ei onnistunut. Yritä uudelleen.",
  },
  tooMany: {
    en: "Too many attempts. Wait a minute and try again.",
    sv: "För många försök. Vänta en minut och försök igen.",
    nb: "For mange forsøk. Vent et minutt og prøv igjen.",
    da: "For mange forsøg. Vent et minut, og prøv igen.",
    fi: "Liian monta yritystä. Odota minuutti ja yritä uudelleen.",
  },
  done: { en: "Success!", sv: "Klart!", nb: "Takk!", da: "Tak!", fi: "Kiitos!" },
  success: {
    en: "You've been added to our newsletter",
    sv: "Du är anmäld till vårt nyhetsbrev",
    nb: "Du er påmeldt nyhetsbrevet vårt",
    da: "Du er tilmeldt vores nyhedsbrev",
    fi: "Sinut on lisätty uutiskirjeen tilaajiin",
  },
  // In the form: nothing is sent before it is confirmed.
  subscribedNote: {
    en: "You've been added to our newsletter. Check your inbox: it starts once you confirm.",
    sv: "Du är anmäld till vårt nyhetsbrev. Titta i din inkorg: det börjar när du har bekräftat.",
    nb: "Du er påmeldt nyhetsbrevet vårt. Sjekk innboksen: Det starter når du har bekreftet.",
    da: "Du er tilmeldt vores nyhedsbrev. Tjek din indbakke: Det begynder, når du har bekræftet.",
    fi: "Sinut on lisätty uutiskirjeen tilaajiin. Katso sähköpostisi: tilaus alkaa, kun vahvistat sen.",
  },
  confirm: {
    en: "One more step: check your inbox to confirm.",
    sv: "Ett steg kvar: titta i din inkorg och bekräfta.",
    nb: "Ett steg igjen: Sjekk innboksen og bekreft.",
    da: "Ét trin mere: Tjek din indbakke, og bekræft.",
    fi: "Vielä yksi vaihe: vahvista tilaus sähköpostistasi.",
  },
  offline: {
    en: "You're offline. We'll send your sign-up when you're back online.",
    sv: "Du är offline. Vi skickar din anmälan när du är online igen.",
    nb: "Du er frakoblet. Vi sender påmeldingen når du er på nett igjen.",
    da: "Du er offline. Vi sender din tilmelding, når du er online igen.",
    fi: "Verkkoyhteyttä ei ole. Lähetämme tilauksesi, kun yhteys palaa.",
  },
  idle: { en: "Subscribe", sv: "Prenumerera", nb: "Meld deg på", da: "Tilmeld", fi: "Tilaa" },
  submitting: { en: "Subscribing...", sv: "Skickar...", nb: "Sender...", da: "Sender...", fi: "Lähetetään..." },
  subscribed: { en: "Subscribed!", sv: "Anmäld!", nb: "Påmeldt!", da: "Tilmeldt!", fi: "Tilattu!" },
  address: {
    en: "Email address",
    sv: "E-postadress",
    nb: "E-postadresse",
    da: "E-mailadresse",
    fi: "Sähköpostiosoite",
  },
  yourAddress: {
    en: "Your email address",
    sv: "Din e-postadress",
    nb: "E-postadressen din",
    da: "Din e-mailadresse",
    fi: "Sähköpostiosoitteesi",
  },
  error: { en: "Error", sv: "Fel", nb: "Feil", da: "Fejl", fi: "Virhe" },
  failedTitle: {
    en: "Subscription failed",
    sv: "Anmälan misslyckades",
    nb: "Påmeldingen mislyktes",
    da: "Tilmeldingen mislykkedes",
    fi: "Tilaus epäonnistui",
  },
});
