import { localised } from "#app/shared/language/localised.ts";

/** The ten questions people ask most. Links are written as in every text page; a screen is called what its own texts call it. */
export const faqTexts = localised({
  intro: {
    en: "The ten questions we hear most. Yours isn't here? [Ask us](/contact), and we'll reply within 24 hours on weekdays.",
    sv: "De tio vanligaste frågorna. Finns inte din här? [Fråga oss](/contact), så svarar vi inom 24 timmar på vardagar.",
    nb: "De ti vanligste spørsmålene. Finner du ikke ditt? [Spør oss](/contact), så svarer vi innen 24 timer på virkedager.",
    da: "De ti mest stillede spørgsmål. Er dit her ikke? [Spørg os](/contact), så svarer vi inden for 24 timer på hverdage.",
    fi: "Kymmenen yleisintä kysymystä. Eikö omaasi ole täällä? [Kysy meiltä](/contact), niin vastaamme arkisin 24 tunnin kuluessa.",
  },
  whereQuestion: {
    en: "Where do you deliver?",
    sv: "Vart levererar ni?",
    nb: "Hvor leverer dere?",
    da: "Hvor leverer I?",
    fi: "Minne toimitatte?",
  },
  where: {
    en: (toCountries: string, note: string) =>
      `We deliver ${toCountries}, from our warehouse in Sweden. Items marked '${note}' arrive in a separate parcel.`,
    sv: (toCountries: string, note: string) =>
      `Vi levererar ${toCountries}, från vårt lager i Sverige. Varor märkta ”${note}” kommer i ett eget paket.`,
    nb: (toCountries: string, note: string) =>
      `Vi leverer ${toCountries}, fra lageret vårt i Sverige. Varer merket «${note}» kommer i en egen pakke.`,
    da: (toCountries: string, note: string) =>
      `Vi leverer ${toCountries} fra vores lager i Sverige. Varer mærket ”${note}” kommer i en særskilt pakke.`,
    fi: (toCountries: string, note: string) =>
      `Toimitamme ${toCountries} varastostamme Ruotsista. Merkinnällä ”${note}” varustetut tuotteet saapuvat erillisessä paketissa.`,
  },
  timeQuestion: {
    en: "How long does delivery take?",
    sv: "Hur lång är leveranstiden?",
    nb: "Hvor lang er leveringstiden?",
    da: "Hvor lang er leveringstiden?",
    fi: "Kuinka kauan toimitus kestää?",
  },
  time: {
    en: (table: string, express: string) =>
      `We process orders within 24 hours on business days. Items that ship from our partner take longer and can't ship express.\n\n${table}\n\n${express} Checkout shows the delivery date for your order. More about [shipping](/shipping).`,
    sv: (table: string, express: string) =>
      `Vi behandlar beställningar inom 24 timmar på vardagar. Varor som skickas från vår partner tar längre tid och kan inte skickas med express.\n\n${table}\n\n${express} I kassan ser du leveransdagen för din beställning. Mer om [leverans](/shipping).`,
    nb: (table: string, express: string) =>
      `Vi behandler bestillinger innen 24 timer på virkedager. Varer som sendes fra vår partner, tar lengre tid og kan ikke sendes med ekspress.\n\n${table}\n\n${express} I kassen ser du leveringsdagen for bestillingen din. Mer om [levering](/shipping).`,
    da: (table: string, express: string) =>
      `Vi behandler bestillinger inden for 24 timer på hverdage. Varer, der sendes fra vores partner, tager længere tid og kan ikke sendes med ekspres.\n\n${table}\n\n${express} Ved kassen ser du leveringsdagen for din bestilling. Mere om [levering](/shipping).`,
    fi: (table: string, express: string) =>
      `Käsittelemme tilaukset 24 tunnin kuluessa arkipäivisin. Kumppanimme lähettämien tuotteiden toimitus kestää pidempään, eikä niitä voi lähettää pikatoimituksella.\n\n${table}\n\n${express} Kassalla näet tilauksesi toimituspäivän. Lisätietoja: [toimitus](/shipping).`,
  },
  costsQuestion: {
    en: "What does shipping cost?",
    sv: "Vad kostar frakten?",
    nb: "Hva koster frakten?",
    da: "Hvad koster fragten?",
    fi: "Mitä toimitus maksaa?",
  },
  costs: {
    en: (costs: string, free: string) =>
      `${costs} Orders of ${free} or more after discount ship free. [Costs by country](/shipping#methods).`,
    sv: (costs: string, free: string) =>
      `${costs} Beställningar på minst ${free} efter rabatt har fri frakt. [Priser per land](/shipping#methods).`,
    nb: (costs: string, free: string) =>
      `${costs} Bestillinger på minst ${free} etter rabatt har fri frakt. [Priser per land](/shipping#methods).`,
    da: (costs: string, free: string) =>
      `${costs} Bestillinger på mindst ${free} efter rabat har fri fragt. [Priser pr. land](/shipping#methods).`,
    fi: (costs: string, free: string) =>
      `${costs} Toimitus on ilmainen, kun tilauksen summa alennusten jälkeen on vähintään ${free}. [Hinnat maittain](/shipping#methods).`,
  },
  returnsQuestion: {
    en: "How do returns and exchanges work?",
    sv: "Hur fungerar returer och byten?",
    nb: "Hvordan fungerer returer og bytter?",
    da: "Hvordan fungerer returnering og ombytning?",
    fi: "Miten palautukset ja vaihdot toimivat?",
  },
  returns: {
    en: (promise: string, refund: string, lawDays: number) =>
      `${promise} Open your order from any of our emails, or [start a return](/withdraw) without one. ${refund} The steps, and your legal right of ${lawDays} days: [Returns](/returns).`,
    sv: (promise: string, refund: string, lawDays: number) =>
      `${promise} Öppna din beställning från något av våra mejl, eller [påbörja en retur](/withdraw) utan mejl. ${refund} Stegen, och din ångerrätt på ${lawDays} dagar enligt lag: [Returer](/returns).`,
    nb: (promise: string, refund: string, lawDays: number) =>
      `${promise} Åpne bestillingen din fra en av e-postene våre, eller [start en retur](/withdraw) uten e-post. ${refund} Trinnene, og angreretten på ${lawDays} dager etter loven: [Returer](/returns).`,
    da: (promise: string, refund: string, lawDays: number) =>
      `${promise} Åbn din ordre fra en af vores e-mails, eller [start en returnering](/withdraw) uden e-mail. ${refund} Trinene og din fortrydelsesret på ${lawDays} dage efter loven: [Returnering](/returns).`,
    fi: (promise: string, refund: string, lawDays: number) =>
      `${promise} Avaa tilauksesi jostakin viestistämme tai [aloita palautus](/withdraw) ilman viestiä. ${refund} Vaiheet ja lakisääteinen ${lawDays} päivän oikeutesi: [Palautukset](/returns).`,
  },
  sizesQuestion: {
    en: "What sizes do you carry?",
    sv: "Vilka storlekar har ni?",
    nb: "Hvilke størrelser har dere?",
    da: "Hvilke størrelser har I?",
    fi: "Mitä kokoja teillä on?",
  },
  sizes: {
    en: "Most items come in S to XL. Many women's items also come in XS, and many men's in XXL. Each product page has a Size & Fit tab with measurements in centimeters and inches, and the [size guide](/size-guide) shows how to measure. Between sizes? Size up for compression and support, down for training tops and tights.",
    sv: "De flesta varor finns i S till XL. Många damvaror finns även i XS, och många herrvaror i XXL. På varje produktsida finns fliken ”Storlek och passform” med mått i centimeter och tum, och [storleksguiden](/size-guide) visar hur du mäter. Mellan två storlekar? Välj den större för kompression och stöd, den mindre för träningstoppar och tights.",
    nb: "De fleste varer finnes i S til XL. Mange damevarer finnes også i XS, og mange herrevarer i XXL. Hver produktside har fanen «Størrelse og passform» med mål i centimeter og tommer, og [størrelsesguiden](/size-guide) viser hvordan du måler. Mellom to størrelser? Velg den største for kompresjon og støtte, den minste for treningstopper og tights.",
    da: "De fleste varer findes i S til XL. Mange damevarer findes også i XS og mange herrevarer i XXL. Hver produktside har fanen ”Størrelse og pasform” med mål i centimeter og tommer, og [størrelsesguiden](/size-guide) viser, hvordan du måler. Mellem to størrelser? Vælg den største til kompression og støtte, den mindste til træningstoppe og tights.",
    fi: "Useimpia tuotteita on kokoina S–XL. Monia naisten tuotteita on myös koossa XS ja monia miesten tuotteita koossa XXL. Jokaisella tuotesivulla on välilehti ”Koko ja istuvuus”, jossa mitat ovat senttimetreinä ja tuumina, ja [kokotaulukko](/size-guide) näyttää, miten mitataan. Kahden koon välissä? Valitse suurempi, kun haluat kompressiota ja tukea, ja pienempi treenitopeissa ja trikoissa.",
  },
  payQuestion: {
    en: "How can I pay?",
    sv: "Hur kan jag betala?",
    nb: "Hvordan kan jeg betale?",
    da: "Hvordan kan jeg betale?",
    fi: "Miten voin maksaa?",
  },
  pay: {
    en: (brands: string, where: string) => `With ${brands}. ${where} Your card number never reaches our servers.`,
    sv: (brands: string, where: string) => `Med ${brands}. ${where} Ditt kortnummer når aldrig våra servrar.`,
    nb: (brands: string, where: string) => `Med ${brands}. ${where} Kortnummeret ditt når aldri serverne våre.`,
    da: (brands: string, where: string) => `Med ${brands}. ${where} Dit kortnummer når aldrig vores servere.`,
    fi: (brands: string, where: string) =>
      `Maksutavat: ${brands}. ${where} Korttisi numero ei koskaan päädy palvelimillemme.`,
  },
  // Ways to pay, which may be one.
  onlySwedish: {
    en: (brands: string) => `Only in Sweden: ${brands}.`,
    sv: (brands: string) => `Bara i Sverige: ${brands}.`,
    nb: (brands: string) => `Bare i Sverige: ${brands}.`,
    da: (brands: string) => `Kun i Sverige: ${brands}.`,
    fi: (brands: string) => `Vain Ruotsissa: ${brands}.`,
  },
  credit: {
    en: (later: string, flexible: string) => `${later} and ${flexible} are credit from Klarna, on Klarna's terms.`,
    sv: (later: string, flexible: string) => `${later} och ${flexible} är kredit från Klarna, på Klarnas villkor.`,
    nb: (later: string, flexible: string) => `${later} og ${flexible} er kreditt fra Klarna, på Klarnas vilkår.`,
    da: (later: string, flexible: string) => `${later} og ${flexible} er kredit fra Klarna, på Klarnas vilkår.`,
    fi: (later: string, flexible: string) => `${later} ja ${flexible} ovat luottoa Klarnalta, Klarnan ehdoin.`,
  },
  vatQuestion: {
    en: "Is VAT included in the prices?",
    sv: "Ingår moms i priserna?",
    nb: "Er mva inkludert i prisene?",
    da: "Er moms inkluderet i priserne?",
    fi: "Sisältyykö ALV hintoihin?",
  },
  codeQuestion: {
    en: "How do I use a discount code?",
    sv: "Hur använder jag en rabattkod?",
    nb: "Hvordan bruker jeg en rabattkode?",
    da: "Hvordan bruger jeg en rabatkode?",
    fi: "Miten käytän alennuskoodia?",
  },
  code: {
    en: (welcome: string) =>
      `Enter it in your [cart](/cart) and press Apply before checkout. One code per order. New here? ${welcome} gives you 10% off your first order.`,
    sv: (welcome: string) =>
      `Skriv den i [varukorgen](/cart) och tryck på ”Använd” innan du går till kassan. En kod per beställning. Ny här? ${welcome} ger dig 10\u00a0% rabatt på din första beställning.`,
    nb: (welcome: string) =>
      `Skriv den i [handlekurven](/cart) og trykk på «Bruk» før du går til kassen. Én kode per bestilling. Ny her? ${welcome} gir deg 10\u00a0% rabatt på din første bestilling.`,
    da: (welcome: string) =>
      `Skriv den i [kurven](/cart), og tryk på ”Brug”, før du går til kassen. Én kode pr. bestilling. Ny her? ${welcome} giver dig 10\u00a0% rabat på din første ordre.`,
    fi: (welcome: string) =>
      `Kirjoita se [ostoskoriin](/cart) ja paina ”Käytä” ennen kassaa. Yksi koodi tilausta kohti. Uusi täällä? ${welcome} antaa 10\u00a0% alennusta ensimmäisestä tilauksestasi.`,
  },
  followQuestion: {
    en: "How can I track my order?",
    sv: "Hur följer jag min beställning?",
    nb: "Hvordan følger jeg bestillingen min?",
    da: "Hvordan følger jeg min ordre?",
    fi: "Miten seuraan tilaustani?",
  },
  follow: {
    en: "Use the link in your confirmation email. Lost it? [Get it again](/order-link). Or open the Support Center on any page and enter your order number or tracking ID under Track My Order.",
    sv: "Använd länken i din orderbekräftelse. Är den borta? [Få den igen](/order-link). Eller öppna ”Kundservice” på valfri sida och ange ditt ordernummer eller kollinummer under ”Följ min beställning”.",
    nb: "Bruk lenken i ordrebekreftelsen. Er den borte? [Få den på nytt](/order-link). Eller åpne «Kundeservice» på en hvilken som helst side og oppgi ordrenummer eller sporingsnummer under «Følg bestillingen min».",
    da: "Brug linket i din ordrebekræftelse. Er det væk? [Få det igen](/order-link). Eller åbn ”Kundeservice” på en hvilken som helst side, og indtast dit ordrenummer eller trackingnummer under ”Følg min ordre”.",
    fi: "Käytä tilausvahvistuksen linkkiä. Katosiko se? [Pyydä se uudelleen](/order-link). Voit myös avata millä tahansa sivulla kohdan ”Asiakaspalvelu” ja antaa tilausnumeron tai seurantatunnuksen kohdassa ”Seuraa tilaustani”.",
  },
  reachQuestion: {
    en: "How do I reach you?",
    sv: "Hur når jag er?",
    nb: "Hvordan når jeg dere?",
    da: "Hvordan får jeg fat i jer?",
    fi: "Miten tavoitan teidät?",
  },
  reach: {
    en: (email: string, phone: string, hours: string) =>
      `Use the [contact form](/contact), email ${email} or call ${phone}, ${hours}. We reply within 24 hours on weekdays.`,
    sv: (email: string, phone: string, hours: string) =>
      `Använd [kontaktformuläret](/contact), mejla ${email} eller ring ${phone}, ${hours}. Vi svarar inom 24 timmar på vardagar.`,
    nb: (email: string, phone: string, hours: string) =>
      `Bruk [kontaktskjemaet](/contact), skriv til ${email} eller ring ${phone}, ${hours}. Vi svarer innen 24 timer på virkedager.`,
    da: (email: string, phone: string, hours: string) =>
      `Brug [kontaktformularen](/contact), skriv til ${email}, eller ring ${phone}, ${hours}. Vi svarer inden for 24 timer på hverdage.`,
    fi: (email: string, phone: string, hours: string) =>
      `Käytä [yhteydenottolomaketta](/contact), kirjoita osoitteeseen ${email} tai soita ${phone}, ${hours}. Vastaamme arkisin 24 tunnin kuluessa.`,
  },
});
