import { localised } from "#app/shared/language/localised.ts";

export const complaintTexts = localised({
  receiptTitle: {
    en: "We have your complaint",
    sv: "Vi har fått din reklamation",
    nb: "Vi har fått reklamasjonen din",
    da: "Vi har modtaget din reklamation",
    fi: "Reklamaatiosi on saapunut",
  },
  lead: {
    en: "Something wrong with your order? In Sweden, you have three years from delivery to tell us. It varies in other countries. We'll reply within 14 days, and it costs you nothing.",
    sv: "Är något fel med din beställning? I Sverige har du tre år på dig från leveransen att säga till. I andra länder varierar det. Vi svarar inom 14 dagar, och det kostar dig inget.",
    nb: "Er det noe galt med bestillingen? Si fra når du oppdager det. Loven i landet ditt bestemmer hvor lenge du kan reklamere. Vi svarer innen 14 dager, og det koster deg ingenting.",
    da: "Er der noget galt med din ordre? Sig til, når du opdager det. Loven i dit land bestemmer, hvor længe du kan reklamere. Vi svarer inden for 14 dage, og det koster dig ikke noget.",
    fi: "Onko tilauksessasi jotain vialla? Kerro meille, kun huomaat sen. Maasi laki määrää, kuinka pitkään voit reklamoida. Vastaamme 14 päivän kuluessa, eikä se maksa sinulle mitään.",
  },
  late: {
    en: "More than three years have passed since delivery, the limit under Swedish law. Send your complaint anyway and we'll look at it: the law of your country may give you longer.",
    sv: "Det har gått mer än tre år sedan leveransen, som är gränsen enligt svensk lag. Skicka din reklamation ändå, så tittar vi på den: lagen i ditt land kan ge dig längre tid.",
    nb: "Det har gått mer enn tre år siden leveringen, som er grensen etter svensk lov. Send reklamasjonen likevel, så ser vi på den: Loven i landet ditt kan gi deg lengre tid.",
    da: "Der er gået mere end tre år siden leveringen, som er grænsen efter svensk lov. Send din reklamation alligevel, så ser vi på den: Loven i dit land kan give dig længere tid.",
    fi: "Toimituksesta on kulunut yli kolme vuotta, mikä on Ruotsin lain raja. Lähetä reklamaatio silti, niin katsomme sitä: maasi laki voi antaa pidemmän ajan.",
  },
  earlier: {
    en: (numbers: string) =>
      `We already have ${numbers} for this order. To add something, use the link in our email about it.`,
    sv: (numbers: string) =>
      `Vi har redan ${numbers} för den här beställningen. Vill du lägga till något, använd länken i vårt mejl om den.`,
    nb: (numbers: string) =>
      `Vi har allerede ${numbers} for denne bestillingen. Vil du legge til noe, bruk lenken i e-posten vår om den.`,
    da: (numbers: string) =>
      `Vi har allerede ${numbers} for denne ordre. Vil du tilføje noget, så brug linket i vores e-mail om den.`,
    fi: (numbers: string) =>
      `Meillä on jo tästä tilauksesta ${numbers}. Jos haluat lisätä jotain, käytä sitä koskevan sähköpostimme linkkiä.`,
  },
  unitsOf: {
    en: (order: string) => `Order ${order}: what's faulty?`,
    sv: (order: string) => `Beställning ${order}: vad är det fel på?`,
    nb: (order: string) => `Bestilling ${order}: Hva er det feil på?`,
    da: (order: string) => `Ordre ${order}: Hvad er der fejl ved?`,
    fi: (order: string) => `Tilaus ${order}: mikä on viallista?`,
  },
  items: {
    en: "Which items (optional)",
    sv: "Vilka varor (valfritt)",
    nb: "Hvilke varer (valgfritt)",
    da: "Hvilke varer (valgfrit)",
    fi: "Mitkä tuotteet (vapaaehtoinen)",
  },
  itemsHint: {
    en: "Name, color and size, if you know them.",
    sv: "Namn, färg och storlek, om du vet dem.",
    nb: "Navn, farge og størrelse, hvis du vet det.",
    da: "Navn, farve og størrelse, hvis du kender dem.",
    fi: "Nimi, väri ja koko, jos tiedät ne.",
  },
  wrong: { en: "What's wrong?", sv: "Vad är fel?", nb: "Hva er galt?", da: "Hvad er der galt?", fi: "Mikä on vialla?" },
  wrongHint: {
    en: "Describe it in your own words. No proof needed.",
    sv: "Beskriv det med egna ord. Du behöver inga bevis.",
    nb: "Beskriv det med egne ord. Du trenger ikke bevise noe.",
    da: "Beskriv det med dine egne ord. Du behøver ikke bevise noget.",
    fi: "Kuvaile omin sanoin. Todisteita ei tarvita.",
  },
  noticed: {
    en: "When you noticed it (optional)",
    sv: "När du märkte det (valfritt)",
    nb: "Når du oppdaget det (valgfritt)",
    da: "Hvornår du opdagede det (valgfrit)",
    fi: "Milloin huomasit sen (vapaaehtoinen)",
  },
  noticedHint: {
    en: "If you tell us within two months of noticing, you're always in time.",
    sv: "Säger du till inom två månader från det att du märkte det är du alltid i tid.",
    nb: "Sier du fra innen to måneder etter at du oppdaget det, er du alltid i tide.",
    da: "Siger du til inden for to måneder, efter at du opdagede det, er du altid i tide.",
    fi: "Jos kerrot siitä kahden kuukauden kuluessa huomaamisesta, olet aina ajoissa.",
  },
  faultyOf: {
    en: (count: number) => `of ${count} faulty`,
    sv: (count: number) => `av ${count} felaktiga`,
    nb: (count: number) => `av ${count} med feil`,
    da: (count: number) => `af ${count} med fejl`,
    fi: (count: number) => `/ ${count} viallista`,
  },
  faultyLabel: {
    en: (count: number) => `How many are faulty, of ${count}`,
    sv: (count: number) => `Antal felaktiga, av ${count}`,
    nb: (count: number) => `Antall med feil, av ${count}`,
    da: (count: number) => `Antal med fejl, af ${count}`,
    fi: (count: number) => `Viallisten määrä, enintään ${count}`,
  },
  wish: {
    en: "What would you like?",
    sv: "Vad önskar du?",
    nb: "Hva ønsker du?",
    da: "Hvad ønsker du?",
    fi: "Mitä toivot?",
  },
  wishNote: {
    en: "You can choose a repair or a replacement, unless one is impossible or costs far more. If neither works out, you get a price reduction or a refund.",
    sv: "Du kan välja reparation eller en ny vara, om inte det du väljer är omöjligt eller kostar mycket mer. Om inget av det fungerar får du prisavdrag eller pengarna tillbaka.",
    nb: "Du kan velge reparasjon eller en ny vare, med mindre det er umulig eller koster mye mer. Hvis ingen av delene lar seg gjøre, får du prisavslag eller pengene tilbake.",
    da: "Du kan vælge reparation eller en ny vare, medmindre det er umuligt eller koster meget mere. Hvis ingen af delene lykkes, får du et afslag i prisen eller pengene tilbage.",
    fi: "Voit valita korjauksen tai uuden tuotteen, ellei valintasi ole mahdoton tai selvästi kalliimpi. Jos kumpikaan ei onnistu, saat hinnanalennuksen tai hyvityksen.",
  },
  send: {
    en: "Send Complaint",
    sv: "Skicka reklamation",
    nb: "Send reklamasjon",
    da: "Send reklamation",
    fi: "Lähetä reklamaatio",
  },
  lost: {
    en: (names: string) =>
      `We have your complaint, but couldn't save these photos: ${names}. Use the link in our email to add them.`,
    sv: (names: string) =>
      `Vi har fått din reklamation men kunde inte spara de här bilderna: ${names}. Lägg till dem via länken i vårt mejl.`,
    nb: (names: string) =>
      `Vi har fått reklamasjonen din, men kunne ikke lagre disse bildene: ${names}. Legg dem til via lenken i e-posten vår.`,
    da: (names: string) =>
      `Vi har modtaget din reklamation, men kunne ikke gemme disse billeder: ${names}. Tilføj dem via linket i vores e-mail.`,
    fi: (names: string) =>
      `Reklamaatiosi on saapunut, mutta näitä kuvia ei voitu tallentaa: ${names}. Lisää ne sähköpostimme linkistä.`,
  },
  told: {
    en: "What you told us",
    sv: "Det du berättade",
    nb: "Hva du fortalte oss",
    da: "Hvad du fortalte os",
    fi: "Mitä kerroit meille",
  },
  follow: {
    en: "Follow your complaint",
    sv: "Följ din reklamation",
    nb: "Følg reklamasjonen",
    da: "Følg din reklamation",
    fi: "Seuraa reklamaatiota",
  },
});

/** What search engines and shared links say of the page. */
export const complaintMeta = localised({
  description: {
    en: "Something wrong with your order? In Sweden you have three years from delivery to tell us. You get a receipt right away.",
    sv: "Är något fel med din beställning? I Sverige har du tre år på dig från leveransen att säga till. Du får en bekräftelse direkt.",
    nb: "Er det noe galt med bestillingen? Si fra når du oppdager det. Du får en kvittering med en gang.",
    da: "Er der noget galt med din ordre? Sig til, når du opdager det. Du får en kvittering med det samme.",
    fi: "Onko tilauksessasi jotain vialla? Kerro meille, kun huomaat sen. Saat kuittauksen heti.",
  },
});
