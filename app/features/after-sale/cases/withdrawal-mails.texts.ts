import { localised } from "#app/shared/language/localised.ts";

export const withdrawalMailTexts = localised({
  receiptSubject: {
    en: (number: string) => `Return notice ${number} received`,
    sv: (number: string) => `Vi har tagit emot ditt returmeddelande ${number}`,
    nb: (number: string) => `Vi har mottatt returmeldingen ${number}`,
    da: (number: string) => `Vi har modtaget din meddelelse om returnering ${number}`,
    fi: (number: string) => `Peruuttamisilmoitus ${number} on vastaanotettu`,
  },
  receiptHeading: {
    en: "We have your return notice",
    sv: "Vi har fått ditt returmeddelande",
    nb: "Vi har fått returmeldingen din",
    da: "Vi har fået din meddelelse om returnering",
    fi: "Palautusilmoituksesi on saapunut",
  },
  receiptIntro: {
    en: (name: string, time: string) =>
      `Thanks, ${name}. This is your receipt: your notice of withdrawal reached us on ${time}.`,
    sv: (name: string, time: string) =>
      `Tack, ${name}. Det här är din bekräftelse: ditt meddelande om att du frånträder avtalet nådde oss ${time}.`,
    nb: (name: string, time: string) =>
      `Takk, ${name}. Dette er bekreftelsen din: Meldingen om at du angrer, nådde oss ${time}.`,
    da: (name: string, time: string) =>
      `Tak, ${name}. Dette er din kvittering: Din meddelelse om, at du fortryder, nåede os ${time}.`,
    fi: (name: string, time: string) =>
      `Kiitos, ${name}. Tämä on vastaanottokuittaus: peruuttamisilmoituksesi saapui meille ${time}.`,
  },
  updateSubject: {
    en: (number: string) => `Your return ${number}`,
    sv: (number: string) => `Din retur ${number}`,
    nb: (number: string) => `Returen din ${number}`,
    da: (number: string) => `Din returnering ${number}`,
    fi: (number: string) => `Palautuksesi ${number}`,
  },
  aboutSubject: {
    en: (number: string) => `About your return ${number}`,
    sv: (number: string) => `Om din retur ${number}`,
    nb: (number: string) => `Om returen din ${number}`,
    da: (number: string) => `Om din returnering ${number}`,
    fi: (number: string) => `Tietoa palautuksestasi ${number}`,
  },
  aboutHeading: {
    en: "About your return",
    sv: "Om din retur",
    nb: "Om returen din",
    da: "Om din returnering",
    fi: "Tietoa palautuksestasi",
  },
  sentToBuyer: {
    en: "We found your order. We sent the details, with the refund amount and return label, to the email address used for the order.",
    sv: "Vi har hittat din beställning. Uppgifterna, med beloppet och returetiketten, har vi skickat till den e-postadress som användes i beställningen.",
    nb: "Vi har funnet bestillingen din. Opplysningene, med beløpet og returetiketten, har vi sendt til e-postadressen som ble brukt i bestillingen.",
    da: "Vi har fundet din ordre. Oplysningerne, med beløbet og returlabelen, har vi sendt til den e-mailadresse, der blev brukt til ordren.",
    fi: "Löysimme tilauksesi. Lähetimme tiedot, hyvityksen määrän ja palautustarran tilauksessa käytettyyn sähköpostiosoitteeseen.",
  },
  lateSubject: {
    en: (number: string) => `Your return ${number} came too late`,
    sv: (number: string) => `Din retur ${number} kom för sent`,
    nb: (number: string) => `Returen din ${number} kom for sent`,
    da: (number: string) => `Din returnering ${number} kom for sent`,
    fi: (number: string) => `Palautuksesi ${number} tuli liian myöhään`,
  },
  lateHeading: {
    en: "Your return came too late",
    sv: "Din retur kom för sent",
    nb: "Returen din kom for sent",
    da: "Din returnering kom for sent",
    fi: "Palautuksesi tuli liian myöhään",
  },
  reviewed: {
    en: "We reviewed your return.",
    sv: "Vi har gått igenom din retur.",
    nb: "Vi har gått gjennom returen din.",
    da: "Vi har gennemgået din returnering.",
    fi: "Olemme käyneet palautuksesi läpi.",
  },
  reviewedRestOf: {
    en: (number: string) =>
      `We reviewed your return of the items below. The items you returned in time are in ${number}, which continues separately.`,
    sv: (number: string) =>
      `Vi har gått igenom din retur av varorna nedan. Varorna som du returnerade i tid finns i ${number}, som fortsätter för sig.`,
    nb: (number: string) =>
      `Vi har gått gjennom returen av varene nedenfor. Varene som du returnerte i tide, er i ${number}, som fortsetter for seg.`,
    da: (number: string) =>
      `Vi har gennemgået din returnering af varerne nedenfor. De varer, du returnerede i tide, er i ${number}, som fortsætter for sig.`,
    fi: (number: string) =>
      `Olemme käyneet läpi alla olevien tuotteiden palautuksen. Ajoissa palauttamasi tuotteet ovat palautuksessa ${number}, joka etenee erikseen.`,
  },
  declined: {
    en: "Your notice reached us after both deadlines, so we can't accept it. If something is faulty, your legal guarantee still applies: tell us. Think we're wrong? Reply to this email.",
    sv: "Den nådde oss efter att båda returtiderna hade gått ut, så vi kan inte godkänna den. Är något fel på en vara gäller din reklamationsrätt fortfarande: berätta det för oss. Tycker du att vi har fel? Svara på det här mejlet.",
    nb: "Den nådde oss etter at begge returfristene var gått ut, så vi kan ikke godta den. Er det feil på en vare, gjelder reklamasjonsretten fortsatt: Si fra til oss. Mener du at vi tar feil? Svar på denne e-posten.",
    da: "Den nåede os, efter at begge returfrister var udløbet, så vi kan ikke godkende den. Er der fejl på en vare, gælder din reklamationsret stadig: Sig det til os. Mener du, at vi tager fejl? Svar på denne e-mail.",
    fi: "Se saapui meille vasta, kun molemmat palautusajat olivat päättyneet, joten emme voi hyväksyä sitä. Jos tuotteessa on vikaa, lakisääteinen virhevastuumme on edelleen voimassa: kerro meille. Oletko eri mieltä? Vastaa tähän viestiin.",
  },
  acceptedLate: {
    en: "Your notice reached us after both deadlines, but we've accepted it.",
    sv: "Den nådde oss efter att båda returtiderna hade gått ut, men vi har godkänt den.",
    nb: "Den nådde oss etter at begge returfristene var gått ut, men vi har godtatt den.",
    da: "Den nåede os, efter at begge returfrister var udløbet, men vi har godkendt den.",
    fi: "Se saapui meille vasta, kun molemmat palautusajat olivat päättyneet, mutta olemme hyväksyneet sen.",
  },
  matched: {
    en: "We matched your return to your order.",
    sv: "Vi har kopplat din retur till din beställning.",
    nb: "Vi har koblet returen til bestillingen din.",
    da: "Vi har knyttet din returnering til din ordre.",
    fi: "Yhdistimme palautuksesi tilaukseesi.",
  },
  noteSubject: {
    en: (number: string) => `A return for your order: ${number}`,
    sv: (number: string) => `En retur av din beställning: ${number}`,
    nb: (number: string) => `En retur av bestillingen din: ${number}`,
    da: (number: string) => `En returnering af din ordre: ${number}`,
    fi: (number: string) => `Tilaustasi koskeva palautus: ${number}`,
  },
  noteHeading: {
    en: "A return for your order",
    sv: "En retur av din beställning",
    nb: "En retur av bestillingen din",
    da: "En returnering af din ordre",
    fi: "Tilaustasi koskeva palautus",
  },
  lateNoteHeading: {
    en: "A late return for your order",
    sv: "En sen retur av din beställning",
    nb: "En sen retur av bestillingen din",
    da: "En sen returnering af din ordre",
    fi: "Tilaustasi koskeva myöhästynyt palautus",
  },
  fromOther: {
    en: "We received a notice of withdrawal for your order from a different email address.",
    sv: "Vi har fått ett meddelande från en annan e-postadress om att avtalet om din beställning frånträds.",
    nb: "Vi har fått en melding om å angre på bestillingen din, fra en annen e-postadresse.",
    da: "Vi har fået en meddelelse om at fortryde din ordre fra en anden e-mailadresse.",
    fi: "Saimme tilaustasi koskevan peruuttamisilmoituksen toisesta sähköpostiosoitteesta.",
  },
  notYou: {
    en: "If this wasn't you, reply to this email right away.",
    sv: "Om det inte var du, svara på det här mejlet direkt.",
    nb: "Hvis det ikke var deg, svar på denne e-posten med en gang.",
    da: "Hvis det ikke var dig, så svar på denne e-mail med det samme.",
    fi: "Jos se et ollut sinä, vastaa tähän viestiin heti.",
  },
  preview: {
    en: (number: string, time: string) => `${number}, received ${time}.`,
    sv: (number: string, time: string) => `${number}, mottaget ${time}.`,
    nb: (number: string, time: string) => `${number}, mottatt ${time}.`,
    da: (number: string, time: string) => `${number}, modtaget ${time}.`,
    fi: (number: string, time: string) => `${number}, vastaanotettu ${time}.`,
  },
  yourNotice: {
    en: "Your notice",
    sv: "Ditt meddelande",
    nb: "Meldingen din",
    da: "Din meddelelse",
    fi: "Ilmoituksesi",
  },
  itemsInTime: {
    en: "Returned in time",
    sv: "Varor anmälda i tid",
    nb: "Varer innenfor fristen",
    da: "Varer inden for fristen",
    fi: "Ajoissa ilmoitetut tuotteet",
  },
  itemsReturned: {
    en: "Items you're returning",
    sv: "Varor som du returnerar",
    nb: "Varer du returnerer",
    da: "Varer, du returnerer",
    fi: "Palautettavat tuotteet",
  },
  itemsTooLate: {
    en: "Returned too late",
    sv: "Varor anmälda för sent",
    nb: "Varer etter fristen",
    da: "Varer efter fristen",
    fi: "Myöhässä ilmoitetut tuotteet",
  },
  next: {
    en: "What happens next",
    sv: "Det här händer nu",
    nb: "Dette skjer nå",
    da: "Det sker der nu",
    fi: "Mitä seuraavaksi tapahtuu",
  },
});

export const withdrawalRefundTexts = localised({
  deducted: {
    en: (amount: string) => `We deducted ${amount} because items had been used, not just tried on.`,
    sv: (amount: string) =>
      `Vi har dragit av ${amount} eftersom varor hade använts mer än vad som behövs för att prova dem.`,
    nb: (amount: string) =>
      `Vi har trukket fra ${amount} fordi varer var brukt mer enn det som trengs for å prøve dem.`,
    da: (amount: string) =>
      `Vi har trukket ${amount} fra, fordi varer var brugt mere, end der kræves for at prøve dem.`,
    fi: (amount: string) => `Vähensimme ${amount}, koska tuotteita oli käytetty enemmän kuin sovittamiseen.`,
  },
});
