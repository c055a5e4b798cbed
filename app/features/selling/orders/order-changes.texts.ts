import { localised } from "#app/shared/language/localised.ts";

export const orderChangedTexts = localised({
  subject: {
    en: (order: string) => `Order ${order} has changed`,
    sv: (order: string) => `Beställning ${order} har ändrats`,
    nb: (order: string) => `Bestilling ${order} er endret`,
    da: (order: string) => `Ordre ${order} er ændret`,
    fi: (order: string) => `Tilausta ${order} on muutettu`,
  },
  heading: {
    en: "Your order has changed",
    sv: "Din beställning har ändrats",
    nb: "Bestillingen din er endret",
    da: "Din ordre er ændret",
    fi: "Tilaustasi on muutettu",
  },
  itemIsNow: {
    en: (item: string, to: string) => `${item} is now ${to}.`,
    sv: (item: string, to: string) => `${item} är nu ${to}.`,
    nb: (item: string, to: string) => `${item} er nå ${to}.`,
    da: (item: string, to: string) => `${item} er nu ${to}.`,
    fi: (item: string, to: string) => `${item} on nyt ${to}.`,
  },
  otherAddress: {
    en: "It now ships to a different address.",
    sv: "Den skickas nu till en annan adress.",
    nb: "Den sendes nå til en annen adresse.",
    da: "Den sendes nu til en anden adresse.",
    fi: "Se lähetetään nyt toiseen osoitteeseen.",
  },
  otherPlace: {
    en: "It now ships to a different place.",
    sv: "Paketet skickas nu till ett annat ställe.",
    nb: "Pakken sendes nå til et annet sted.",
    da: "Pakken sendes nu til et andet sted.",
    fi: "Paketti lähetetään nyt toiseen paikkaan.",
  },
  changed: {
    en: (order: string) => `We changed order ${order} before shipping it.`,
    sv: (order: string) => `Vi har ändrat beställning ${order}, som inte har skickats än.`,
    nb: (order: string) => `Vi har endret bestilling ${order} før den sendes.`,
    da: (order: string) => `Vi har ændret ordre ${order}, før den afsendes.`,
    fi: (order: string) => `Muutimme tilausta ${order} ennen sen lähettämistä.`,
  },
  item: { en: "Item", sv: "Vara", nb: "Vare", da: "Vare", fi: "Tuote" },
  before: { en: "Before", sv: "Tidigare", nb: "Tidligere", da: "Før", fi: "Aiemmin" },
  now: { en: "Now", sv: "Nu", nb: "Nå", da: "Nu", fi: "Nyt" },
  name: { en: "Name", sv: "Namn", nb: "Navn", da: "Navn", fi: "Nimi" },
  address: { en: "Address", sv: "Adress", nb: "Adresse", da: "Adresse", fi: "Osoite" },
  samePrice: {
    en: "You keep the price you paid.",
    sv: "Du behåller priset du betalade.",
    nb: "Du beholder prisen du betalte.",
    da: "Du beholder den pris, du betalte.",
    fi: "Maksamasi hinta ei muutu.",
  },
  restStays: {
    en: "Everything else in your order confirmation stays the same. Not what you wanted? Email us before it ships.",
    sv: "Allt annat i din orderbekräftelse gäller som förut. Blev det inte som du ville? Mejla oss innan beställningen skickas.",
    nb: "Alt annet i ordrebekreftelsen gjelder som før. Ble det ikke slik du ville? Send oss en e-post før den sendes.",
    da: "Alt andet i din ordrebekræftelse gælder som før. Blev det ikke, som du ville? Send os en e-mail, før den afsendes.",
    fi: "Muilta osin tilausvahvistuksesi pysyy ennallaan. Eikö muutos ole toiveesi mukainen? Lähetä meille sähköpostia ennen lähetystä.",
  },
});

export const additionMailTexts = localised({
  subject: {
    en: (order: string) => `Add to order ${order}`,
    sv: (order: string) => `Lägg till i beställning ${order}`,
    nb: (order: string) => `Legg til i bestilling ${order}`,
    da: (order: string) => `Føj til ordre ${order}`,
    fi: (order: string) => `Lisää tilaukseen ${order}`,
  },
  preview: {
    en: "Pay for the new items, and they ship with your order.",
    sv: "Betala de nya varorna, så skickas de med din beställning.",
    nb: "Betal for de nye varene, så sendes de sammen med bestillingen.",
    da: "Betal for de nye varer, så sendes de med din ordre.",
    fi: "Maksa uudet tuotteet, niin lähetämme ne tilauksesi mukana.",
  },
  heading: {
    en: "Add to your order",
    sv: "Lägg till i din beställning",
    nb: "Legg til i bestillingen din",
    da: "Føj til din ordre",
    fi: "Lisää tilaukseesi",
  },
  footer: {
    en: "You're getting this email because you asked us to add to your order. Questions? We're happy to help:",
    sv: "Du får det här mejlet eftersom du bad oss lägga till i din beställning. Har du frågor? Vi hjälper gärna till:",
    nb: "Du får denne e-posten fordi du ba oss legge til i bestillingen din. Har du spørsmål? Vi hjelper deg gjerne:",
    da: "Du får denne e-mail, fordi du bad os føje noget til din ordre. Har du spørgsmål? Vi hjælper gerne:",
    fi: "Saat tämän viestin, koska pyysit meitä lisäämään tuotteita tilaukseesi. Kysyttävää? Autamme mielellämme:",
  },
  intro: {
    en: (order: string) =>
      `Here is what you asked us to add to order ${order}. It ships with the rest, and shipping is free.`,
    sv: (order: string) =>
      `Här är det du bad oss lägga till i beställning ${order}. Det skickas med resten, och frakten är gratis.`,
    nb: (order: string) =>
      `Her er det du ba oss legge til i bestilling ${order}. Det sendes sammen med resten, og frakten er gratis.`,
    da: (order: string) =>
      `Her er det, du bad os føje til ordre ${order}. Det sendes med resten, og fragten er gratis.`,
    fi: (order: string) =>
      `Tässä ovat tuotteet, jotka pyysit lisäämään tilaukseen ${order}. Ne lähetetään muiden mukana, ja toimitus on ilmainen.`,
  },
  payBy: {
    en: (time: string) =>
      `See the price and pay by ${time}. Nothing is ordered or reserved until you do. If your order ships before that, the offer ends.`,
    sv: (time: string) =>
      `Se priset och betala senast ${time}. Inget är beställt eller reserverat innan dess. Om din beställning skickas först gäller erbjudandet inte längre.`,
    nb: (time: string) =>
      `Se prisen og betal senest ${time}. Ingenting er bestilt eller reservert før det. Hvis bestillingen sendes først, gjelder ikke tilbudet lenger.`,
    da: (time: string) =>
      `Se prisen, og betal senest ${time}. Intet er bestilt eller reserveret før det. Hvis din ordre afsendes først, gælder tilbuddet ikke længere.`,
    fi: (time: string) =>
      `Katso hinta ja maksa viimeistään ${time}. Mitään ei ole tilattu eikä varattu ennen sitä. Jos tilauksesi lähetetään ennen maksua, tarjous päättyy.`,
  },
  seeAndPay: { en: "Check and pay", sv: "Se och betala", nb: "Se og betal", da: "Se og betal", fi: "Katso ja maksa" },
});

export const offerMailTexts = localised({
  subject: {
    en: (shop: string) => `Check and pay for your order at ${shop}`,
    sv: (shop: string) => `Granska och betala din beställning hos ${shop}`,
    nb: (shop: string) => `Se over og betal bestillingen din hos ${shop}`,
    da: (shop: string) => `Gennemse og betal din ordre hos ${shop}`,
    fi: (shop: string) => `Tarkista ja maksa tilauksesi | ${shop}`,
  },
  preview: {
    en: "We've put your order together. Check it and pay to place it.",
    sv: "Vi har satt ihop din beställning. Granska den och betala för att beställa.",
    nb: "Vi har satt sammen bestillingen din. Se over den og betal for å bestille.",
    da: "Vi har sat din ordre sammen. Gennemse den, og betal for at bestille.",
    fi: "Kokosimme tilauksesi. Tarkista se ja tilaa maksamalla.",
  },
  heading: {
    en: "Your order is ready to check and pay",
    sv: "Din beställning är klar att granska och betala",
    nb: "Bestillingen din er klar til å ses over og betales",
    da: "Din ordre er klar til gennemsyn og betaling",
    fi: "Tilauksesi on valmis tarkistettavaksi ja maksettavaksi",
  },
  footer: {
    en: "You're getting this email because you asked us to put an order together. If that wasn't you, ignore it: nothing has been ordered.",
    sv: "Du får det här mejlet eftersom du bad oss sätta ihop en beställning. Om det inte var du kan du bortse från det: inget är beställt.",
    nb: "Du får denne e-posten fordi du ba oss sette sammen en bestilling. Hvis det ikke var deg, kan du se bort fra den: Ingenting er bestilt.",
    da: "Du får denne e-mail, fordi du bad os sætte en ordre sammen. Hvis det ikke var dig, så se bort fra den: Intet er bestilt.",
    fi: "Saat tämän viestin, koska pyysit meitä kokoamaan tilauksen. Jos se et ollut sinä, jätä viesti huomiotta: mitään ei ole tilattu.",
  },
  intro: {
    en: "Here's what you asked for. Check it, read the terms and pay on our page.",
    sv: "Här är det du bad om. Granska det, läs villkoren och betala på vår sida.",
    nb: "Her er det du ba om. Se over det, les vilkårene og betal på siden vår.",
    da: "Her er det, du bad om. Gennemse det, læs betingelserne, og betal på vores side.",
    fi: "Tässä on pyytämäsi tilaus. Tarkista se, lue ehdot ja maksa sivullamme.",
  },
  total: {
    en: "Total with shipping and VAT",
    sv: "Totalt med frakt och moms",
    nb: "Totalt med frakt og mva",
    da: "I alt med fragt og moms",
    fi: "Yhteensä, sis. toimitus ja ALV",
  },
  keptUntil: {
    en: (time: string) => `We'll keep these prices until ${time}. We don't reserve anything until you order.`,
    sv: (time: string) => `Priserna gäller till ${time}. Vi reserverar inget förrän du beställer.`,
    nb: (time: string) => `Prisene gjelder til ${time}. Vi reserverer ingenting før du bestiller.`,
    da: (time: string) => `Priserne gælder til ${time}. Vi reserverer ikke noget, før du bestiller.`,
    fi: (time: string) => `Hinnat ovat voimassa ${time} asti. Emme varaa mitään ennen kuin tilaat.`,
  },
  checkAndPay: {
    en: "Check and pay",
    sv: "Granska och betala",
    nb: "Se over og betal",
    da: "Gennemse og betal",
    fi: "Tarkista ja maksa",
  },
});
