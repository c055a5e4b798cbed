import { localised } from "#app/shared/language/localised.ts";

/** What staff offered to add to an order, or put together for a customer. */
export const additionTexts = localised({
  broken: {
    en: "Open the link in our latest email about your order, or contact us with your order number.",
    sv: "Öppna länken i vårt senaste mejl om din beställning, eller kontakta oss med ditt ordernummer.",
    nb: "Åpne lenken i den siste e-posten vår om bestillingen, eller kontakt oss med ordrenummeret ditt.",
    da: "Åbn linket i vores seneste mail om din ordre, eller kontakt os med dit ordrenummer.",
    fi: "Avaa linkki viimeisimmästä tilaustasi koskevasta viestistämme tai ota yhteyttä ja kerro tilausnumerosi.",
  },
  forYou: {
    en: "Put together for you",
    sv: "Ihopsatt åt dig",
    nb: "Satt sammen for deg",
    da: "Sat sammen til dig",
    fi: "Koottu sinulle",
  },
  order: {
    en: (number: string) => `Order ${number}`,
    sv: (number: string) => `Beställning ${number}`,
    nb: (number: string) => `Bestilling ${number}`,
    da: (number: string) => `Ordre ${number}`,
    fi: (number: string) => `Tilaus ${number}`,
  },
  ended: {
    en: "This offer has ended",
    sv: "Erbjudandet är slut",
    nb: "Tilbudet er avsluttet",
    da: "Tilbuddet er slut",
    fi: "Tarjous on päättynyt",
  },
  confirmed: {
    en: "Order confirmed",
    sv: "Beställningen är bekräftad",
    nb: "Bestillingen er bekreftet",
    da: "Ordren er bekræftet",
    fi: "Tilaus vahvistettu",
  },
  added: {
    en: "Added to your order",
    sv: "Tillagt i din beställning",
    nb: "Lagt til i bestillingen din",
    da: "Føjet til din ordre",
    fi: "Lisätty tilaukseesi",
  },
  continueShopping: {
    en: "Continue Shopping",
    sv: "Fortsätt handla",
    nb: "Fortsett å handle",
    da: "Shop videre",
    fi: "Jatka ostoksia",
  },
  contact: {
    en: "Contact us",
    sv: "Kontakta oss",
    nb: "Kontakt oss",
    da: "Kontakt os",
    fi: "Ota yhteyttä",
  },
  cannotOrder: {
    en: "You can't order these right now",
    sv: "Du kan inte beställa de här varorna just nu",
    nb: "Du kan ikke bestille disse akkurat nå",
    da: "Du kan ikke bestille disse lige nu",
    fi: "Näitä ei voi nyt tilata",
  },
  cannotAdd: {
    en: "We can't add these right now",
    sv: "Vi kan inte lägga till de här varorna just nu",
    nb: "Vi kan ikke legge til disse akkurat nå",
    da: "Vi kan ikke tilføje disse lige nu",
    fi: "Näitä ei voi nyt lisätä",
  },
  somethingElse: {
    en: (problems: string) => `${problems} Contact us if you need help.`,
    sv: (problems: string) => `${problems} Kontakta oss så hittar vi något annat.`,
    nb: (problems: string) => `${problems} Kontakt oss, så finner vi noe annet.`,
    da: (problems: string) => `${problems} Kontakt os, så finder vi noget andet.`,
    fi: (problems: string) => `${problems} Ota yhteyttä, niin etsimme jotain muuta.`,
  },
  yourOrder: {
    en: "Your order",
    sv: "Din beställning",
    nb: "Bestillingen din",
    da: "Din bestilling",
    fi: "Tilauksesi",
  },
  addToOrder: {
    en: "Add to your order",
    sv: "Lägg till i din beställning",
    nb: "Legg til i bestillingen din",
    da: "Føj til din ordre",
    fi: "Lisää tilaukseesi",
  },
  offerLead: {
    en: (until: string) =>
      `We put this together for you. Check it, and order by ${until}. Nothing is reserved until then.`,
    sv: (until: string) =>
      `Vi har satt ihop det här åt dig. Kontrollera det och beställ senast ${until}. Inget är reserverat innan dess.`,
    nb: (until: string) =>
      `Vi har satt dette sammen for deg. Sjekk det, og bestill senest ${until}. Ingenting er reservert før det.`,
    da: (until: string) =>
      `Vi har sat dette sammen til dig. Tjek det, og bestil senest ${until}. Intet er reserveret før da.`,
    fi: (until: string) =>
      `Kokosimme tämän sinulle. Tarkista se ja tilaa viimeistään ${until}. Mitään ei varata ennen sitä.`,
  },
  additionLead: {
    en: (number: string, until: string) =>
      `Order ${number}. These items ship with it. Pay by ${until}, before it ships.`,
    sv: (number: string, until: string) =>
      `Beställning ${number}. Varorna skickas med den. Betala senast ${until}, innan den skickas.`,
    nb: (number: string, until: string) =>
      `Bestilling ${number}. Varene sendes med den. Betal senest ${until}, før den sendes.`,
    da: (number: string, until: string) =>
      `Ordre ${number}. Varerne sendes med den. Betal senest ${until}, før den sendes.`,
    fi: (number: string, until: string) =>
      `Tilaus ${number}. Tuotteet lähtevät sen mukana. Maksa viimeistään ${until}, ennen kuin se lähtee.`,
  },
  variant: {
    en: (color: string, size: string, quantity: number) => `${color}, ${size} · Quantity: ${quantity}`,
    sv: (color: string, size: string, quantity: number) => `${color}, ${size} · Antal: ${quantity}`,
    nb: (color: string, size: string, quantity: number) => `${color}, ${size} · Antall: ${quantity}`,
    da: (color: string, size: string, quantity: number) => `${color}, ${size} · Antal: ${quantity}`,
    fi: (color: string, size: string, quantity: number) => `${color}, ${size} · Määrä: ${quantity}`,
  },
});
