import { localised } from "#app/shared/language/localised.ts";

/** When the money comes back. */
export const refundTermsTexts = localised({
  refundLine: {
    en: (days: number) =>
      `You get your refund within ${days} days of telling us. We may wait for the items, or for proof that you sent them`,
    sv: (days: number) =>
      `Pengarna tillbaka inom ${days} dagar från att du meddelat oss. Vi får vänta på varorna eller på bevis på att du skickat dem`,
    nb: (days: number) =>
      `Pengene tilbake innen ${days} dager etter at du ga oss beskjed. Vi kan vente på varene eller på bevis for at du har sendt dem`,
    da: (days: number) =>
      `Pengene tilbage inden for ${days} dage, efter at du har givet os besked. Vi må vente på varerne eller på bevis for, at du har sendt dem`,
    fi: (days: number) =>
      `Rahat takaisin ${days} päivän kuluessa ilmoituksestasi. Voimme odottaa tuotteita tai todistetta siitä, että olet lähettänyt ne`,
  },
  refundSentence: {
    en: (days: number) =>
      `We'll refund you within ${days} days of the day you tell us you're making a return. We may wait until we have the items back or you show us that you sent them.`,
    sv: (days: number) =>
      `Du får pengarna tillbaka inom ${days} dagar från den dag då du meddelar oss att du returnerar. Vi får vänta tills vi har fått tillbaka varorna eller du visar att du har skickat dem.`,
    nb: (days: number) =>
      `Du får pengene tilbake innen ${days} dager fra den dagen du sier fra om at du returnerer. Vi kan vente til vi har fått varene tilbake, eller til du viser at du har sendt dem.`,
    da: (days: number) =>
      `Du får pengene tilbage inden for ${days} dage fra den dag, du meddeler os, at du returnerer. Vi må vente, til vi har fået varerne tilbage, eller til du viser, at du har sendt dem.`,
    fi: (days: number) =>
      `Saat rahat takaisin ${days} päivän kuluessa siitä päivästä, jona ilmoitat palautuksesta. Voimme odottaa, kunnes olemme saaneet tuotteet takaisin tai osoitat lähettäneesi ne.`,
  },
});
