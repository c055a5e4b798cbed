import { localised } from "#app/shared/language/localised.ts";

/** The page on delivery. Links are written as in every text page: `[label](address)`. */
export const shippingTexts = localised({
  metaDescription: {
    en: "Where we deliver, how fast, and what it costs.",
    sv: "Vart vi levererar, hur snabbt och vad det kostar.",
    nb: "Hvor vi leverer, hvor raskt og hva det koster.",
    da: "Hvor vi leverer, hvor hurtigt, og hvad det koster.",
    fi: "Minne toimitamme, kuinka nopeasti ja mihin hintaan.",
  },
  intro: {
    en: (free: string) => `Packed within 24 hours on business days. Free shipping on orders of ${free} or more.`,
    sv: (free: string) => `Packas inom 24 timmar på vardagar. Fri frakt från ${free}.`,
    nb: (free: string) => `Pakkes innen 24 timer på virkedager. Fri frakt fra ${free}.`,
    da: (free: string) => `Pakkes inden for 24 timer på hverdage. Fri fragt fra ${free}.`,
    fi: (free: string) => `Pakataan 24 tunnin kuluessa arkipäivisin. Ilmainen toimitus alkaen ${free}.`,
  },
  methodsTitle: {
    en: "Methods and costs",
    sv: "Leveranssätt och priser",
    nb: "Leveringsmåter og priser",
    da: "Leveringsmåder og priser",
    fi: "Toimitustavat ja hinnat",
  },
  freeFrom: {
    en: (free: string) => `Free on orders of ${free} or more`,
    sv: (free: string) => `Fri frakt från ${free}`,
    nb: (free: string) => `Fri frakt fra ${free}`,
    da: (free: string) => `Fri fragt fra ${free}`,
    fi: (free: string) => `Ilmainen toimitus alkaen ${free}`,
  },
  country: { en: "Country", sv: "Land", nb: "Land", da: "Land", fi: "Maa" },
  standard: { en: "Standard", sv: "Standard", nb: "Standard", da: "Standard", fi: "Normaali" },
  express: { en: "Express", sv: "Express", nb: "Ekspress", da: "Ekspres", fi: "Pikatoimitus" },
  dates: {
    en: (free: string, vat: string) =>
      `Dates are for orders placed now. Any method is free on orders of ${free} or more after discount. ${vat}`,
    sv: (free: string, vat: string) =>
      `Datumen gäller beställningar som läggs nu. Alla leveranssätt är gratis för beställningar på minst ${free} efter rabatt. ${vat}`,
    nb: (free: string, vat: string) =>
      `Datoene gjelder bestillinger som legges inn nå. Alle leveringsmåter er gratis for bestillinger på minst ${free} etter rabatt. ${vat}`,
    da: (free: string, vat: string) =>
      `Datoerne gælder for bestillinger afgivet nu. Alle leveringsmåder er gratis ved bestillinger på mindst ${free} efter rabat. ${vat}`,
    fi: (free: string, vat: string) =>
      `Päivät koskevat nyt tehtyjä tilauksia. Kaikki toimitustavat ovat ilmaisia, kun tilauksen summa alennusten jälkeen on vähintään ${free}. ${vat}`,
  },
  whereTitle: {
    en: "Where we deliver",
    sv: "Hit levererar vi",
    nb: "Her leverer vi",
    da: "Her leverer vi",
    fi: "Minne toimitamme",
  },
  where: {
    en: (toCountries: string) => `${toCountries}. Northern regions and islands can take a day or two longer.`,
    sv: (toCountries: string) => `${toCountries}. Till norra delarna och öar kan det ta en eller två dagar längre.`,
    nb: (toCountries: string) => `${toCountries}. Til nordlige områder og øyer kan det ta en dag eller to lenger.`,
    da: (toCountries: string) => `${toCountries}. Til nordlige egne og øer kan det tage en dag eller to længere.`,
    fi: (toCountries: string) =>
      `${toCountries}. Pohjoisiin osiin ja saariin toimitus voi kestää päivän tai pari pidempään.`,
  },
  processingTitle: {
    en: "From order to parcel",
    sv: "Från beställning till paket",
    nb: "Fra bestilling til pakke",
    da: "Fra bestilling til pakke",
    fi: "Tilauksesta paketiksi",
  },
  processing: {
    en: (hour: number) =>
      `We process orders within 24 hours on business days. Order by ${hour}:00 on a business day and we pack it the same day. Delivery times start the day we pack. Weekends, Swedish public holidays, Midsummer Eve, Christmas Eve and New Year's Eve aren't business days.`,
    sv: (hour: number) =>
      `Vi behandlar beställningar inom 24 timmar på vardagar. Beställer du före kl. ${hour}:00 en vardag packar vi samma dag. Leveranstiden räknas från den dag då vi packar. Helger, svenska helgdagar, midsommarafton, julafton och nyårsafton är inte vardagar.`,
    nb: (hour: number) =>
      `Vi behandler bestillinger innen 24 timer på virkedager. Bestiller du innen kl. ${hour}.00 på en virkedag, pakker vi samme dag. Leveringstiden regnes fra den dagen vi pakker. Helger, svenske helligdager, midtsommeraften, julaften og nyttårsaften er ikke virkedager.`,
    da: (hour: number) =>
      `Vi behandler bestillinger inden for 24 timer på hverdage. Bestiller du inden kl. ${hour}.00 på en hverdag, pakker vi samme dag. Leveringstiden regnes fra den dag, vi pakker. Weekender, svenske helligdage, midsommeraften, juleaften og nytårsaften er ikke hverdage.`,
    fi: (hour: number) =>
      `Käsittelemme tilaukset 24 tunnin kuluessa arkipäivisin. Kun tilaat arkipäivänä viimeistään klo ${hour}.00, pakkaamme samana päivänä. Toimitusaika alkaa pakkauspäivästä. Viikonloput, Ruotsin pyhäpäivät, juhannusaatto, jouluaatto ja uudenvuodenaatto eivät ole arkipäiviä.`,
  },
  fromPartner: {
    en: (note: string) => `'Partner' applies to items marked '${note}'.`,
    sv: (note: string) => `”Partner” gäller varor märkta ”${note}”.`,
    nb: (note: string) => `«Partner» gjelder varer merket «${note}».`,
    da: (note: string) => `”Partner” gælder varer mærket ”${note}”.`,
    fi: (note: string) => `”Kumppani” koskee tuotteita, joissa on merkintä ”${note}”.`,
  },
  partnerTitle: {
    en: "Shipped by a partner",
    sv: "Skickas av en partner",
    nb: "Sendes av en partner",
    da: "Sendes af en partner",
    fi: "Kumppanin lähettämät",
  },
  partner: {
    en: (note: string) =>
      `Items marked '${note}' arrive in a separate parcel and take longer, as the table above shows. They can't go express, so any order that includes one ships by standard delivery. You still buy from us, with the same rights.`,
    sv: (note: string) =>
      `Varor märkta ”${note}” kommer i ett eget paket och tar längre tid, som tabellen ovan visar. De kan inte skickas med express, så en beställning som innehåller en sådan vara skickas med standardleverans. Du köper ändå av oss, med samma rättigheter.`,
    nb: (note: string) =>
      `Varer merket «${note}» kommer i en egen pakke og tar lengre tid, som tabellen ovenfor viser. De kan ikke sendes med ekspress, så en bestilling med en slik vare sendes med standardlevering. Du kjøper likevel av oss, med de samme rettighetene.`,
    da: (note: string) =>
      `Varer mærket ”${note}” kommer i en særskilt pakke og tager længere tid, som tabellen ovenfor viser. De kan ikke sendes med ekspres, så en bestilling med en sådan vare sendes med standardlevering. Du køber stadig af os, med de samme rettigheder.`,
    fi: (note: string) =>
      `Merkinnällä ”${note}” varustetut tuotteet saapuvat erillisessä paketissa, ja niiden toimitus kestää pidempään, kuten yllä oleva taulukko näyttää. Niitä ei voi lähettää pikatoimituksella, joten tilaus, jossa on tällainen tuote, lähetetään normaalilla toimituksella. Ostat silti meiltä, samoin oikeuksin.`,
  },
  trackingTitle: {
    en: "Tracking your order",
    sv: "Följ din beställning",
    nb: "Følg bestillingen din",
    da: "Følg din ordre",
    fi: "Tilauksen seuranta",
  },
  tracking: {
    en: "We'll email you a confirmation with a link to your order once you've paid. Or enter your order number or tracking ID:",
    sv: "När beställningen är betald mejlar vi en bekräftelse med en länk till den. Eller ange ditt ordernummer eller kollinummer:",
    nb: "Når bestillingen er betalt, sender vi en bekreftelse på e-post med lenke til den. Eller oppgi ordrenummer eller sporingsnummer:",
    da: "Når ordren er betalt, sender vi en bekræftelse på e-mail med et link til den. Eller indtast dit ordrenummer eller trackingnummer:",
    fi: "Kun tilaus on maksettu, lähetämme sähköpostiisi vahvistuksen, jossa on linkki tilaukseen. Tai anna tilausnumero tai seurantatunnus:",
  },
  problemsTitle: {
    en: "Late, damaged or missing",
    sv: "Försenat, skadat eller borta",
    nb: "Forsinket, skadet eller borte",
    da: "Forsinket, beskadiget eller væk",
    fi: "Myöhässä, vaurioitunut tai kadonnut",
  },
  problems: {
    en: "If a parcel is late, damaged or incomplete, [contact us](/contact). We'll track it down, send a replacement or refund you. Your parcel is our responsibility until you have it.",
    sv: "Om ett paket är försenat, skadat eller ofullständigt, [kontakta oss](/contact). Vi spårar det, skickar en ny vara eller betalar tillbaka. Paketet är vårt ansvar tills du har det.",
    nb: "Er en pakke forsinket, skadet eller ufullstendig, [kontakt oss](/contact). Vi sporer den opp, sender en ny vare eller betaler tilbake. Pakken er vårt ansvar til du har den.",
    da: "Er en pakke forsinket, beskadiget eller ufuldstændig, så [kontakt os](/contact). Vi opsporer den, sender en ny vare eller betaler tilbage. Pakken er vores ansvar, indtil du har den.",
    fi: "Jos paketti on myöhässä, vaurioitunut tai vajaa, [ota yhteyttä](/contact). Selvitämme, missä se on, lähetämme uuden tuotteen tai hyvitämme. Paketti on vastuullamme, kunnes se on sinulla.",
  },
});
