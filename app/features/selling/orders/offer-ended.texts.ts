import { localised } from "#app/shared/language/localised.ts";

/** Why an offer of staff cannot be taken. */
export const offerEndedTexts = localised({
  paid: {
    en: "These items are already paid for. They ship with your order.",
    sv: "Varorna är redan betalda. De skickas med din beställning.",
    nb: "Varene er allerede betalt. De sendes med bestillingen din.",
    da: "Varerne er allerede betalt. De sendes med din ordre.",
    fi: "Tuotteet on jo maksettu. Ne lähtevät tilauksesi mukana.",
  },
  undone: {
    en: "These items were canceled or refunded. Contact us if you still want them.",
    sv: "Varorna har avbeställts eller återbetalats. Kontakta oss om du fortfarande vill ha dem.",
    nb: "Varene er kansellert eller tilbakebetalt. Kontakt oss hvis du fortsatt vil ha dem.",
    da: "Varerne er annulleret eller refunderet. Kontakt os, hvis du stadig vil have dem.",
    fi: "Tuotteet on peruttu tai hyvitetty. Ota yhteyttä, jos haluat ne yhä.",
  },
  withdrawn: {
    en: "We canceled this offer. Contact us if you still want the items.",
    sv: "Vi har dragit tillbaka erbjudandet. Kontakta oss om du fortfarande vill ha varorna.",
    nb: "Vi har trukket tilbudet tilbake. Kontakt oss hvis du fortsatt vil ha varene.",
    da: "Vi har trukket tilbuddet tilbage. Kontakt os, hvis du stadig vil have varerne.",
    fi: "Peruimme tarjouksen. Ota yhteyttä, jos haluat tuotteet yhä.",
  },
  expired: {
    en: "This offer has expired. Contact us for a new one.",
    sv: "Erbjudandet har gått ut. Kontakta oss för ett nytt.",
    nb: "Tilbudet er utløpt. Kontakt oss for et nytt.",
    da: "Tilbuddet er udløbet. Kontakt os for et nyt.",
    fi: "Tarjous on vanhentunut. Pyydä meiltä uusi.",
  },
  firstSent: {
    en: "Your order has already shipped, so nothing can be added to it. Order the items in the shop instead.",
    sv: "Din beställning har redan skickats, så inget kan läggas till. Beställ varorna i butiken i stället.",
    nb: "Bestillingen din er allerede sendt, så ingenting kan legges til. Bestill varene i butikken i stedet.",
    da: "Din ordre er allerede sendt, så der kan ikke føjes noget til. Bestil varerne i butikken i stedet.",
    fi: "Tilauksesi on jo lähetetty, joten siihen ei voi lisätä mitään. Tilaa tuotteet kaupasta.",
  },
  firstCancelled: {
    en: "Your order was canceled, so nothing can be added to it. Order the items in the shop instead.",
    sv: "Din beställning har avbrutits, så inget kan läggas till. Beställ varorna i butiken i stället.",
    nb: "Bestillingen din er kansellert, så ingenting kan legges til. Bestill varene i butikken i stedet.",
    da: "Din ordre er annulleret, så der kan ikke føjes noget til. Bestil varerne i butikken i stedet.",
    fi: "Tilauksesi on peruttu, joten siihen ei voi lisätä mitään. Tilaa tuotteet kaupasta.",
  },
  firstUnpaid: {
    en: "Your order was refunded, so nothing can be added to it. Order the items in the shop instead.",
    sv: "Din beställning har återbetalats, så inget kan läggas till. Beställ varorna i butiken i stället.",
    nb: "Bestillingen din er tilbakebetalt, så ingenting kan legges til. Bestill varene i butikken i stedet.",
    da: "Din ordre er refunderet, så der kan ikke føjes noget til. Bestil varerne i butikken i stedet.",
    fi: "Tilauksesi on hyvitetty, joten siihen ei voi lisätä mitään. Tilaa tuotteet kaupasta.",
  },
  firstErased: {
    en: "Your order's details were deleted, so nothing can be added to it.",
    sv: "Uppgifterna i din beställning har raderats, så inget kan läggas till.",
    nb: "Opplysningene i bestillingen din er slettet, så ingenting kan legges til.",
    da: "Oplysningerne i din ordre er slettet, så der kan ikke føjes noget til.",
    fi: "Tilauksesi tiedot on poistettu, joten siihen ei voi lisätä mitään.",
  },
  offerPaid: {
    en: "You've ordered and paid for these items. We've emailed you the confirmation.",
    sv: "Du har beställt och betalat varorna. Vi har mejlat orderbekräftelsen.",
    nb: "Du har bestilt og betalt varene. Vi har sendt deg ordrebekreftelsen.",
    da: "Du har bestilt og betalt varerne. Vi har sendt dig ordrebekræftelsen.",
    fi: "Olet tilannut ja maksanut tuotteet. Lähetimme tilausvahvistuksen sähköpostitse.",
  },
  offerUndone: {
    en: "This order was canceled or refunded. Contact us if you still want the items.",
    sv: "Beställningen har avbrutits eller återbetalats. Kontakta oss om du fortfarande vill ha varorna.",
    nb: "Bestillingen er kansellert eller tilbakebetalt. Kontakt oss hvis du fortsatt vil ha varene.",
    da: "Ordren er annulleret eller refunderet. Kontakt os, hvis du stadig vil have varerne.",
    fi: "Tilaus on peruttu tai hyvitetty. Ota yhteyttä, jos haluat tuotteet yhä.",
  },
  offerExpired: {
    en: "This offer has expired, and nothing was ordered. Contact us for a new one.",
    sv: "Erbjudandet har gått ut, och inget har beställts. Kontakta oss för ett nytt.",
    nb: "Tilbudet er utløpt, og ingenting er bestilt. Kontakt oss for et nytt.",
    da: "Tilbuddet er udløbet, og der er ikke bestilt noget. Kontakt os for et nyt.",
    fi: "Tarjous on vanhentunut, eikä mitään ole tilattu. Pyydä meiltä uusi.",
  },
});
