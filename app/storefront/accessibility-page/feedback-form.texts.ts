import { localised } from "#app/shared/language/localised.ts";

export const feedbackFormTexts = localised({
  sent: {
    en: "We have your feedback.",
    sv: "Vi har fått dina synpunkter.",
    nb: "Vi har fått tilbakemeldingen din.",
    da: "Vi har modtaget din feedback.",
    fi: "Palautteesi on perillä.",
  },
  sentMore: {
    en: "If you left your email address, we'll reply within 14 days.",
    sv: "Om du lämnade din e-postadress svarar vi inom 14 dagar.",
    nb: "Hvis du oppga e-postadressen din, svarer vi innen 14 dager.",
    da: "Hvis du har skrevet din e-mailadresse, svarer vi inden for 14 dage.",
    fi: "Jos annoit sähköpostiosoitteesi, vastaamme 14 päivän kuluessa.",
  },
  message: {
    en: "What doesn't work for you?",
    sv: "Vad fungerar inte för dig?",
    nb: "Hva fungerer ikke for deg?",
    da: "Hvad fungerer ikke for dig?",
    fi: "Mikä ei toimi?",
  },
  messageHint: {
    en: "What were you trying to do? Mention your screen reader or other assistive technology, if you use any.",
    sv: "Vad försökte du göra? Nämn gärna din skärmläsare eller andra hjälpmedel, om du använder några.",
    nb: "Hva prøvde du å gjøre? Nevn gjerne skjermleseren din eller andre hjelpemidler, hvis du bruker noen.",
    da: "Hvad prøvede du at gøre? Nævn gerne din skærmlæser eller andre hjælpemidler, hvis du bruger nogen.",
    fi: "Mitä olit tekemässä? Mainitse myös ruudunlukija tai muu apuväline, jos käytät sellaista.",
  },
  page: {
    en: "Page (optional)",
    sv: "Sida (valfritt)",
    nb: "Side (valgfritt)",
    da: "Side (valgfrit)",
    fi: "Sivu (vapaaehtoinen)",
  },
  email: {
    en: "Email (optional)",
    sv: "E-post (valfritt)",
    nb: "E-post (valgfritt)",
    da: "E-mail (valgfrit)",
    fi: "Sähköposti (vapaaehtoinen)",
  },
  emailHint: {
    en: "We only use it to reply.",
    sv: "Vi använder den bara för att svara.",
    nb: "Vi bruker den bare til å svare.",
    da: "Vi bruger den kun til at svare.",
    fi: "Käytämme sitä vain vastaamiseen.",
  },
  send: {
    en: "Send feedback",
    sv: "Skicka synpunkter",
    nb: "Send tilbakemelding",
    da: "Send feedback",
    fi: "Lähetä palaute",
  },
});
