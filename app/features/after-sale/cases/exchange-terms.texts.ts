import { localised } from "#app/shared/language/localised.ts";

/** What an exchange is, beside the right of withdrawal. */
export const exchangeTermTexts = localised({
  hold: {
    en: (days: number) =>
      `We'll hold the new item for ${days} days and ship it once your return arrives. The label and shipping both ways are free.`,
    sv: (days: number) =>
      `Vi reserverar den nya varan i ${days} dagar och skickar den när din retur har kommit fram. Etikett och frakt åt båda hållen är gratis.`,
    nb: (days: number) =>
      `Vi holder av den nye varen i ${days} dager og sender den når returen har kommet fram. Etikett og frakt begge veier er gratis.`,
    da: (days: number) =>
      `Vi reserverer den nye vare i ${days} dage og sender den, når din returnering er nået frem. Label og fragt begge veje er gratis.`,
    fi: (days: number) =>
      `Varaamme uuden tuotteen ${days} päiväksi ja lähetämme sen, kun palautuksesi on saapunut. Tarra ja lähetys molempiin suuntiin ovat ilmaisia.`,
  },
  price: {
    en: "You keep the price you paid, and never pay more. We refund the price difference shown above, if there is one.",
    sv: "Du behåller priset du betalade och betalar aldrig mer. Vi betalar tillbaka prisskillnaden ovan, om det finns någon.",
    nb: "Du beholder prisen du betalte, og betaler aldri mer. Vi betaler tilbake prisforskjellen ovenfor, hvis det er noen.",
    da: "Du beholder den pris, du betalte, og betaler aldrig mere. Vi betaler prisforskellen ovenfor tilbage, hvis der er nogen.",
    fi: "Maksamasi hinta ei muutu, etkä koskaan maksa lisää. Hyvitämme yllä näkyvän hintaeron, jos sellainen on.",
  },
  late: {
    en: (days: number) =>
      `If your return doesn't reach us within ${days} days, we'll cancel the exchange. We'll refund late returns instead.`,
    sv: (days: number) =>
      `Om vi inte har fått din retur inom ${days} dagar avbryts bytet. Sena returer återbetalas i stället.`,
    nb: (days: number) =>
      `Hvis vi ikke har fått returen innen ${days} dager, kanselleres byttet. Sene returer tilbakebetales i stedet.`,
    da: (days: number) =>
      `Hvis vi ikke har modtaget din returnering inden for ${days} dage, annulleres ombytningen. Sene returneringer betales tilbage i stedet.`,
    fi: (days: number) =>
      `Jos palautuksesi ei ole saapunut ${days} päivän kuluessa, vaihto peruuntuu. Myöhässä saapuneet palautukset hyvitetään.`,
  },
  refundOpen: {
    en: "By law, you can still return your order for any reason until 14 days after your last parcel is delivered. Our longer period for unused items applies, too. The new item has its own 14 days.",
    sv: "Enligt lag kan du fortfarande returnera beställningen av vilken anledning som helst till och med 14 dagar efter att ditt sista paket är levererat. Vår längre tid för oanvända varor gäller också. Den nya varan har egna 14 dagar.",
    nb: "Etter loven kan du fortsatt returnere bestillingen uansett grunn til og med 14 dager etter at den siste pakken er levert. Vår lengre frist for ubrukte varer gjelder også. Den nye varen har sine egne 14 dager.",
    da: "Efter loven kan du stadig returnere din ordre uanset grund til og med 14 dage efter, at din sidste pakke er leveret. Vores længere frist for ubrugte varer gælder også. Den nye vare har sine egne 14 dage.",
    fi: "Lain mukaan voit edelleen palauttaa tilauksesi mistä syystä tahansa 14 päivän kuluessa viimeisen paketin toimituksesta. Myös pidempi palautusaikamme käyttämättömille tuotteille on voimassa. Uudella tuotteella on omat 14 päivänsä.",
  },
  refundUntil: {
    en: (day: string) =>
      `By law, you can still return your order for any reason until ${day}. Our longer period for unused items applies, too. The new item has its own 14 days.`,
    sv: (day: string) =>
      `Du kan fortfarande returnera beställningen och få pengarna tillbaka till och med ${day}. Den nya varan har egna 14 dagar.`,
    nb: (day: string) =>
      `Du kan fortsatt returnere bestillingen og få pengene tilbake til og med ${day}. Den nye varen har sine egne 14 dager.`,
    da: (day: string) =>
      `Du kan stadig returnere din ordre og få pengene tilbage til og med ${day}. Den nye vare har sine egne 14 dage.`,
    fi: (day: string) =>
      `Voit edelleen palauttaa tilauksesi hyvitystä vastaan. Viimeinen päivä on ${day}. Uudella tuotteella on omat 14 päivänsä.`,
  },
});
