import { localised } from "#app/shared/language/localised.ts";

/** Why the shop doesn't take an order, a payment or a code with it, as the server says it. In English machines read them too. */
export const orderRefusals = localised({
  tooManyLines: {
    en: (most: number) => `One order can have up to ${most} different items.`,
    sv: (most: number) => `En beställning kan innehålla högst ${most} olika varor.`,
    nb: (most: number) => `En bestilling kan ha inntil ${most} forskjellige varer.`,
    da: (most: number) => `En bestilling kan have op til ${most} forskellige varer.`,
    fi: (most: number) => `Yhdessä tilauksessa voi olla enintään ${most} eri tuotetta.`,
  },
  tooManyUnits: {
    en: (most: number) => `One order can have up to ${most} items in total.`,
    sv: (most: number) => `En beställning kan innehålla högst ${most} varor totalt.`,
    nb: (most: number) => `En bestilling kan ha inntil ${most} varer totalt.`,
    da: (most: number) => `En bestilling kan have op til ${most} varer i alt.`,
    fi: (most: number) => `Yhdessä tilauksessa voi olla enintään ${most} tuotetta.`,
  },
  closed: {
    en: "Checkout is closed right now. Please come back later.",
    sv: "Kassan är stängd just nu. Kom tillbaka senare.",
    nb: "Kassen er stengt akkurat nå. Kom tilbake senere.",
    da: "Kassen er lukket lige nu. Kom tilbage senere.",
    fi: "Kassa on nyt suljettu. Tule myöhemmin uudelleen.",
  },
  notToPoint: {
    en: "This order can't be sent to a pickup point. Choose home delivery.",
    sv: "Den här beställningen kan inte skickas till ett utlämningsställe. Välj hemleverans.",
    nb: "Denne bestillingen kan ikke sendes til et hentested. Velg levering hjem.",
    da: "Denne ordre kan ikke sendes til et udleveringssted. Vælg levering til døren.",
    fi: "Tätä tilausta ei voi lähettää noutopisteeseen. Valitse kotiinkuljetus.",
  },
  pointsUnreachable: {
    en: "We can't check the pickup point right now. Choose home delivery, or try again in a minute.",
    sv: "Det går inte att kontrollera utlämningsstället just nu. Välj hemleverans eller försök igen om en minut.",
    nb: "Vi kan ikke sjekke hentestedet akkurat nå. Velg levering hjem, eller prøv igjen om et minutt.",
    da: "Vi kan ikke tjekke udleveringsstedet lige nu. Vælg levering til døren, eller prøv igen om et minut.",
    fi: "Noutopistettä ei voi tarkistaa juuri nyt. Valitse kotiinkuljetus tai yritä hetken kuluttua uudelleen.",
  },
  otherPoint: {
    en: "The pickup point isn't offered for your postal code. Choose another one, or home delivery.",
    sv: "Utlämningsstället går inte att välja för ditt postnummer. Välj ett annat eller hemleverans.",
    nb: "Hentestedet kan ikke velges for postnummeret ditt. Velg et annet, eller levering hjem.",
    da: "Udleveringsstedet kan ikke vælges til dit postnummer. Vælg et andet, eller levering til døren.",
    fi: "Noutopistettä ei voi valita postinumerollesi. Valitse toinen tai kotiinkuljetus.",
  },
  phone: {
    en: "Please enter your phone number.",
    sv: "Ange ditt telefonnummer.",
    nb: "Skriv inn telefonnummeret ditt.",
    da: "Indtast dit telefonnummer.",
    fi: "Anna puhelinnumerosi.",
  },
  methodClosed: {
    en: (method: string) => `${method} isn't available right now. Please choose another way to pay.`,
    sv: (method: string) => `${method} går inte att använda just nu. Välj ett annat betalsätt.`,
    nb: (method: string) => `${method} er ikke tilgjengelig akkurat nå. Velg en annen betalingsmåte.`,
    da: (method: string) => `${method} kan ikke bruges lige nu. Vælg en anden betalingsmåde.`,
    fi: (method: string) => `${method} ei ole nyt käytettävissä. Valitse toinen maksutapa.`,
  },
  methodNotFor: {
    en: (method: string, currency: string) => `${method} doesn't take ${currency}. Please choose another way to pay.`,
    sv: (method: string, currency: string) => `${method} tar inte emot ${currency}. Välj ett annat betalsätt.`,
    nb: (method: string, currency: string) => `${method} tar ikke imot ${currency}. Velg en annen betalingsmåte.`,
    da: (method: string, currency: string) => `${method} tager ikke imod ${currency}. Vælg en anden betalingsmåde.`,
    fi: (method: string, currency: string) =>
      `${method} ei ota vastaan valuuttaa ${currency}. Valitse toinen maksutapa.`,
  },
  methodNotIn: {
    en: (method: string, country: string) =>
      `${method} isn't available in ${country}. Please choose another way to pay.`,
    sv: (method: string, country: string) => `${method} går inte att använda i ${country}. Välj ett annat betalsätt.`,
    nb: (method: string, country: string) =>
      `${method} er ikke tilgjengelig i ${country}. Velg en annen betalingsmåte.`,
    da: (method: string, country: string) => `${method} kan ikke bruges i ${country}. Vælg en anden betalingsmåde.`,
    fi: (method: string, country: string) =>
      `${method} ei ole käytettävissä maassa ${country}. Valitse toinen maksutapa.`,
  },
  agreeToCharge: {
    en: "Check the box above the order button to agree to pay now.",
    sv: "Kryssa i rutan vid beställningsknappen för att godkänna att du betalar nu.",
    nb: "Kryss av i boksen ved bestillingsknappen for å godta at du betaler nå.",
    da: "Sæt kryds i feltet ved bestillingsknappen for at acceptere, at du betaler nu.",
    fi: "Merkitse tilauspainikkeen vieressä oleva ruutu, jos hyväksyt maksamisen nyt.",
  },
  outsideMarket: {
    en: (country: string) => `At these prices, we only deliver to ${country}.`,
    sv: (country: string) => `Beställningar till de här priserna levereras bara i ${country}.`,
    nb: (country: string) =>
      `Bestillinger til disse prisene leveres bare i ${country}. Velg English eller Svenska nederst på siden for å bestille til et annet land.`,
    da: (country: string) =>
      `Ordrer til disse priser leveres kun i ${country}. Vælg English eller Svenska nederst på siden for at bestille til et andet land.`,
    fi: (country: string) =>
      `Näillä hinnoilla tehdyt tilaukset toimitetaan vain maahan ${country}. Valitse sivun alareunasta English tai Svenska, jos tilaat toiseen maahan.`,
  },
  chooseStandard: {
    en: (why: string) => `${why} Please choose standard delivery.`,
    sv: (why: string) => `${why} Välj standardleverans.`,
    nb: (why: string) => `${why} Velg standardlevering.`,
    da: (why: string) => `${why} Vælg standardlevering.`,
    fi: (why: string) => `${why} Valitse normaali toimitus.`,
  },
  notWithVoec: {
    en: "We can't ship these items with an order that includes Norwegian VAT. Please order them separately.",
    sv: "Norsk moms ingår i din beställning, och de här varorna kan inte skickas med den. Beställ dem separat.",
    nb: "Norsk mva er med i bestillingen din, og disse varene kan ikke sendes sammen med den. Bestill dem separat.",
    da: "Norsk moms er med i din ordre, og disse varer kan ikke sendes med den. Bestil dem separat.",
    fi: "Tilaukseesi sisältyy Norjan arvonlisävero, eikä näitä tuotteita voi lähettää sen mukana. Tilaa ne erikseen.",
  },
  priceChanged: {
    en: (name: string) => `The price of ${name} has changed`,
    sv: (name: string) => `Priset på ${name} har ändrats`,
    nb: (name: string) => `Prisen på ${name} er endret`,
    da: (name: string) => `Prisen på ${name} er ændret`,
    fi: (name: string) => `Tuotteen ${name} hinta on muuttunut`,
  },
  anItem: {
    en: "An item",
    sv: "En vara",
    nb: "En vare",
    da: "En vare",
    fi: "Tuote",
  },
  gone: {
    en: (name: string) => `${name} is no longer available`,
    sv: (name: string) => `${name} finns inte längre`,
    nb: (name: string) => `${name} er ikke lenger tilgjengelig`,
    da: (name: string) => `${name} fås ikke længere`,
    fi: (name: string) => `${name} ei ole enää saatavilla`,
  },
  chooseFor: {
    en: (name: string) => `Please select a color and size for ${name}`,
    sv: (name: string) => `Välj färg och storlek för ${name}`,
    nb: (name: string) => `Velg farge og størrelse for ${name}`,
    da: (name: string) => `Vælg farve og størrelse for ${name}`,
    fi: (name: string) => `Valitse väri ja koko: ${name}`,
  },
  limit: {
    en: (what: string, most: number) => `${what}: You can order up to ${most} at a time`,
    sv: (what: string, most: number) => `${what}: Du kan beställa högst ${most} åt gången`,
    nb: (what: string, most: number) => `${what}: Du kan bestille inntil ${most} om gangen`,
    da: (what: string, most: number) => `${what}: Du kan bestille op til ${most} ad gangen`,
    fi: (what: string, most: number) => `${what}: voit tilata enintään ${most} kerralla`,
  },
  soldOut: {
    en: (what: string) => `${what}: Currently out of stock`,
    sv: (what: string) => `${what}: Slut i lager just nu`,
    nb: (what: string) => `${what}: Ikke på lager akkurat nå`,
    da: (what: string) => `${what}: Ikke på lager lige nu`,
    fi: (what: string) => `${what}: ei nyt varastossa`,
  },
  onlyLeft: {
    en: (what: string, available: number, variant: string) =>
      `${what}: Only ${available} items available in stock for ${variant}`,
    sv: (what: string, available: number, variant: string) => `${what}: Bara ${available} i lager av ${variant}`,
    nb: (what: string, available: number, variant: string) => `${what}: Bare ${available} på lager av ${variant}`,
    da: (what: string, available: number, variant: string) => `${what}: Kun ${available} på lager af ${variant}`,
    fi: (what: string, available: number, variant: string) => `${what}: vain ${available} varastossa, ${variant}`,
  },
  totalChanged: {
    en: "The total has changed. Please check your order again.",
    sv: "Totalsumman har ändrats. Kontrollera din beställning igen.",
    nb: "Totalsummen er endret. Sjekk bestillingen igjen.",
    da: "Det samlede beløb er ændret. Tjek din bestilling igen.",
    fi: "Loppusumma on muuttunut. Tarkista tilauksesi uudelleen.",
  },
  notDeliveredTo: {
    en: (country: string) => `We don't deliver to ${country}`,
    sv: (country: string) => `Vi levererar inte till ${country}`,
    nb: (country: string) => `Vi leverer ikke til ${country}`,
    da: (country: string) => `Vi leverer ikke til ${country}`,
    fi: (country: string) => `Emme toimita maahan ${country}`,
  },
});
