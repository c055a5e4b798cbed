import type { ReactNode } from "react";

import { localised } from "#app/shared/language/localised.ts";

/** The page that banks and apps send shoppers back to. */
export const paymentReturnTexts = localised({
  checking: {
    en: "Checking your payment",
    sv: "Vi kontrollerar din betalning",
    nb: "Vi sjekker betalingen din",
    da: "Vi tjekker din betaling",
    fi: "Tarkistamme maksuasi",
  },
  moment: {
    en: "This takes a moment. Please stay on this page.",
    sv: "Det tar en liten stund. Stanna på sidan.",
    nb: "Det tar et øyeblikk. Bli på siden.",
    da: "Det tager et øjeblik. Bliv på siden.",
    fi: "Tämä kestää hetken. Pysy tällä sivulla.",
  },
  noScripts: {
    en: "Turn on JavaScript to see the result here. If you approved the payment, we'll confirm your order by email.",
    sv: "Slå på JavaScript för att se resultatet här. Om du godkände betalningen bekräftar vi din beställning via e-post.",
    nb: "Slå på JavaScript for å se resultatet her. Godkjente du betalingen, bekrefter vi bestillingen på e-post.",
    da: "Slå JavaScript til for at se resultatet her. Har du godkendt betalingen, bekræfter vi din bestilling pr. e-mail.",
    fi: "Ota JavaScript käyttöön nähdäksesi tuloksen. Jos hyväksyit maksun, vahvistamme tilauksesi sähköpostitse.",
  },
  waiting: {
    en: "Waiting for your bank",
    sv: "Väntar på din bank",
    nb: "Venter på banken din",
    da: "Venter på din bank",
    fi: "Odotamme pankkisi vahvistusta",
  },
  waitingText: {
    en: "Your payment isn't confirmed yet. If you approved it, you don't need to do anything. This page updates by itself.",
    sv: "Din betalning är inte bekräftad än. Har du godkänt den behöver du inte göra något. Sidan uppdateras av sig själv.",
    nb: "Betalingen din er ikke bekreftet ennå. Har du godkjent den, trenger du ikke gjøre noe. Siden oppdateres av seg selv.",
    da: "Din betaling er ikke bekræftet endnu. Har du godkendt den, behøver du ikke gøre noget. Siden opdateres af sig selv.",
    fi: "Maksuasi ei ole vielä vahvistettu. Jos hyväksyit sen, sinun ei tarvitse tehdä mitään. Sivu päivittyy itsestään.",
  },
  late: {
    en: "Your payment isn't confirmed yet",
    sv: "Din betalning är inte bekräftad än",
    nb: "Betalingen din er ikke bekreftet ennå",
    da: "Din betaling er ikke bekræftet endnu",
    fi: "Maksuasi ei ole vielä vahvistettu",
  },
  lateText: {
    en: "You can close this page. We'll email you once the payment is confirmed. If it isn't, your order is canceled and nothing is charged.",
    sv: "Du kan stänga sidan. Vi mejlar dig när betalningen är bekräftad. Om den inte blir det avbryts beställningen och inga pengar dras.",
    nb: "Du kan lukke siden. Vi sender deg en e-post når betalingen er bekreftet. Blir den ikke det, kanselleres bestillingen og ingenting trekkes.",
    da: "Du kan lukke siden. Vi skriver til dig, når betalingen er bekræftet. Bliver den ikke det, annulleres bestillingen, og der trækkes intet.",
    fi: "Voit sulkea sivun. Lähetämme sähköpostia, kun maksu on vahvistettu. Jos sitä ei vahvisteta, tilaus perutaan eikä mitään veloiteta.",
  },
  checkAgain: {
    en: "Check again",
    sv: "Kontrollera igen",
    nb: "Sjekk igjen",
    da: "Tjek igen",
    fi: "Tarkista uudelleen",
  },
  backToCheckout: {
    en: "Back to checkout",
    sv: "Tillbaka till kassan",
    nb: "Tilbake til kassen",
    da: "Tilbage til kassen",
    fi: "Takaisin kassalle",
  },
  paid: {
    en: "Your payment went through",
    sv: "Din betalning gick igenom",
    nb: "Betalingen din gikk gjennom",
    da: "Din betaling gik igennem",
    fi: "Maksusi onnistui",
  },
  paidText: {
    en: "Your order is confirmed. We're emailing you the confirmation.",
    sv: "Din beställning är bekräftad. Vi mejlar dig orderbekräftelsen.",
    nb: "Bestillingen din er bekreftet. Vi sender deg ordrebekreftelsen på e-post.",
    da: "Din ordre er bekræftet. Vi sender dig ordrebekræftelsen pr. e-mail.",
    fi: "Tilauksesi on vahvistettu. Lähetämme tilausvahvistuksen sähköpostitse.",
  },
  declined: {
    en: "Your payment didn't go through",
    sv: "Din betalning gick inte igenom",
    nb: "Betalingen din gikk ikke gjennom",
    da: "Din betaling gik ikke igennem",
    fi: "Maksusi ei onnistunut",
  },
  declinedText: {
    en: "Nothing was charged. Go back to the window where you ordered and try again: everything is still there.",
    sv: "Inga pengar har dragits. Gå tillbaka till fönstret där du beställde och försök igen: allt finns kvar.",
    nb: "Ingenting er trukket. Gå tilbake til vinduet der du bestilte, og prøv igjen: Alt er der fortsatt.",
    da: "Der er ikke trukket noget. Gå tilbage til vinduet, hvor du bestilte, og prøv igen: Alt er der stadig.",
    fi: "Mitään ei veloitettu. Palaa ikkunaan, jossa tilasit, ja yritä uudelleen: kaikki on tallessa.",
  },
  expired: {
    en: "Your order has expired",
    sv: "Din beställning har gått ut",
    nb: "Bestillingen din er utløpt",
    da: "Din bestilling er udløbet",
    fi: "Tilauksesi on vanhentunut",
  },
  expiredText: {
    en: "The payment took too long, so we couldn't hold your items. If you were charged, we'll refund you automatically. Your cart is kept, so you can order again.",
    sv: "Betalningen tog för lång tid, så vi kunde inte reservera dina varor längre. Om pengar har dragits betalar vi tillbaka dem automatiskt. Din varukorg finns kvar, så du kan beställa igen.",
    nb: "Betalingen tok for lang tid, så vi kunne ikke holde av varene dine. Er pengene trukket, betaler vi dem tilbake automatisk. Handlekurven er lagret, så du kan bestille på nytt.",
    da: "Betalingen tog for lang tid, så vi kunne ikke holde dine varer reserveret. Er der trukket penge, betaler vi automatisk tilbage. Din kurv er gemt, så du kan bestille igen.",
    fi: "Maksu kesti liian kauan, joten emme voineet pitää tuotteita varattuina. Jos sinua veloitettiin, hyvitämme summan automaattisesti. Ostoskorisi on tallessa, joten voit tilata uudelleen.",
  },
  mismatch: {
    en: "We need to check your payment",
    sv: "Vi behöver kontrollera din betalning",
    nb: "Vi må sjekke betalingen din",
    da: "Vi skal tjekke din betaling",
    fi: "Meidän on tarkistettava maksusi",
  },
  unknown: {
    en: "We can't find this payment",
    sv: "Vi hittar inte betalningen",
    nb: "Vi finner ikke betalingen",
    da: "Vi kan ikke finde betalingen",
    fi: "Maksua ei löydy",
  },
  unknownText: {
    en: (email: ReactNode) => (
      <>The link may be incomplete. If you paid, we'll email you a confirmation. Otherwise, contact us at {email}.</>
    ),
    sv: (email: ReactNode) => (
      <>Länken kan vara ofullständig. Har du betalat mejlar vi en bekräftelse. Kontakta oss annars på {email}.</>
    ),
    nb: (email: ReactNode) => (
      <>
        Lenken kan være ufullstendig. Har du betalt, sender vi en bekreftelse på e-post. Kontakt oss ellers på {email}.
      </>
    ),
    da: (email: ReactNode) => (
      <>
        Linket er måske ikke fuldstændigt. Har du betalt, sender vi en bekræftelse pr. e-mail. Kontakt os ellers på{" "}
        {email}.
      </>
    ),
    fi: (email: ReactNode) => (
      <>
        Linkki voi olla puutteellinen. Jos maksoit, lähetämme vahvistuksen sähköpostitse. Muussa tapauksessa ota
        yhteyttä: {email}.
      </>
    ),
  },
  unreachable: {
    en: "We can't connect",
    sv: "Vi når inte butiken",
    nb: "Vi får ikke kontakt med butikken",
    da: "Vi kan ikke få forbindelse til butikken",
    fi: "Kauppaan ei saada yhteyttä",
  },
  unreachableText: {
    en: "If you approved the payment, it still counts. Check your connection and try again.",
    sv: "Har du godkänt betalningen så gäller den. Kontrollera din uppkoppling och försök igen.",
    nb: "Har du godkjent betalingen, gjelder den. Sjekk tilkoblingen og prøv igjen.",
    da: "Har du godkendt betalingen, gælder den. Tjek din forbindelse, og prøv igen.",
    fi: "Jos hyväksyit maksun, se on voimassa. Tarkista yhteytesi ja yritä uudelleen.",
  },
  tryAgain: {
    en: "Try again",
    sv: "Försök igen",
    nb: "Prøv igjen",
    da: "Prøv igen",
    fi: "Yritä uudelleen",
  },
  title: {
    en: "Your payment",
    sv: "Din betalning",
    nb: "Betalingen din",
    da: "Din betaling",
    fi: "Maksusi",
  },
});
