import { localised } from "#app/shared/language/localised.ts";

/** What the form and its answers say. The answer is the same for every address: it tells nobody what another has asked for. */
export const notifyMeTexts = localised({
  colorAndSize: {
    en: "Color and size",
    sv: "Färg och storlek",
    nb: "Farge og størrelse",
    da: "Farve og størrelse",
    fi: "Väri ja koko",
  },
  choose: { en: "Choose", sv: "Välj", nb: "Velg", da: "Vælg", fi: "Valitse" },
  notifyMe: { en: "Notify me", sv: "Meddela mig", nb: "Gi meg beskjed", da: "Giv mig besked", fi: "Ilmoita minulle" },
  promise: {
    en: "We'll email you a link to confirm, then one email when it's back. First come, first served.",
    sv: "Vi mejlar dig en länk att bekräfta med, och sedan ett mejl när den är tillbaka. Först till kvarn.",
    nb: "Vi sender deg en lenke å bekrefte med, og så én e-post når den er tilbake. Førstemann til mølla.",
    da: "Vi sender dig et link til at bekræfte med og så én mail, når den er tilbage. Først til mølle.",
    fi: "Lähetämme sinulle vahvistuslinkin ja sitten yhden viestin, kun tuotetta on taas. Nopeimmat ehtivät.",
  },
  sent: {
    en: "Check your email",
    sv: "Kolla din e-post",
    nb: "Sjekk e-posten din",
    da: "Tjek din e-mail",
    fi: "Katso sähköpostisi",
  },
  sentMore: {
    en: (days: number, items: number) =>
      `We've sent you a link to confirm, unless you're already on the list. It works for ${days} days. You can sign up for up to ${items} items at a time.`,
    sv: (days: number, items: number) =>
      `Vi har skickat dig en länk att bekräfta med, om du inte redan står på listan. Den fungerar i ${days} dagar. Du kan vänta på högst ${items} varor samtidigt.`,
    nb: (days: number, items: number) =>
      `Vi har sendt deg en lenke å bekrefte med, hvis du ikke allerede står på listen. Den virker i ${days} dager. Du kan vente på høyst ${items} varer samtidig.`,
    da: (days: number, items: number) =>
      `Vi har sendt dig et link til at bekræfte med, medmindre du allerede står på listen. Det virker i ${days} dage. Du kan vente på højst ${items} varer ad gangen.`,
    fi: (days: number, items: number) =>
      `Lähetimme sinulle vahvistuslinkin, ellet jo ole listalla. Se toimii ${days} päivää. Voit odottaa enintään ${items} tuotetta kerrallaan.`,
  },
  noVariant: {
    en: "Choose a color and size.",
    sv: "Välj färg och storlek.",
    nb: "Velg farge og størrelse.",
    da: "Vælg farve og størrelse.",
    fi: "Valitse väri ja koko.",
  },
  noEmail: {
    en: "Please enter a valid email address.",
    sv: "Ange en giltig e-postadress.",
    nb: "Skriv inn en gyldig e-postadresse.",
    da: "Indtast en gyldig e-mailadresse.",
    fi: "Anna toimiva sähköpostiosoite.",
  },
  failed: {
    en: "We couldn't save your request. Please try again.",
    sv: "Vi kunde inte spara din bevakning. Försök igen.",
    nb: "Vi kunne ikke lagre ønsket ditt. Prøv igjen.",
    da: "Vi kunne ikke gemme dit ønske. Prøv igen.",
    fi: "Pyyntöäsi ei voitu tallentaa. Yritä uudelleen.",
  },
  unknown: {
    en: "We no longer sell this.",
    sv: "Vi säljer inte den här längre.",
    nb: "Vi selger ikke denne lenger.",
    da: "Vi sælger den ikke længere.",
    fi: "Emme enää myy tätä.",
  },
  allInStock: {
    en: (product: string) => `Every size of ${product} is in stock right now.`,
    sv: (product: string) => `Alla storlekar av ${product} finns i lager just nu.`,
    nb: (product: string) => `Alle størrelser av ${product} er på lager akkurat nå.`,
    da: (product: string) => `Alle størrelser af ${product} er på lager lige nu.`,
    fi: (product: string) => `${product}: kaikkia kokoja on nyt varastossa.`,
  },
  backTo: {
    en: (product: string) => `Back to ${product}`,
    sv: (product: string) => `Tillbaka till ${product}`,
    nb: (product: string) => `Tilbake til ${product}`,
    da: (product: string) => `Tilbage til ${product}`,
    fi: (product: string) => `Takaisin: ${product}`,
  },
});
