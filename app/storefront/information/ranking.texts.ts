import { localised } from "#app/shared/language/localised.ts";

/** How the shop orders products: the page that tells it (MFL 12 b §). Names of lists and buttons are given, as the screens have them. */
export const rankingTexts = localised({
  intro: {
    en: "How we order products in lists and search. Everyone sees the same order, and nobody can pay for a place.",
    sv: "Så ordnar vi produkter i listor och sökningar. Alla ser samma ordning, och ingen kan betala för en plats.",
    nb: "Slik ordner vi produkter i lister og søk. Alle ser samme rekkefølge, og ingen kan betale for en plass.",
    da: "Sådan ordner vi produkter i lister og søgninger. Alle ser samme rækkefølge, og ingen kan betale for en plads.",
    fi: "Näin järjestämme tuotteet luetteloissa ja haussa. Kaikki näkevät saman järjestyksen, eikä kukaan voi maksaa paikasta.",
  },
  featured: {
    en: "Products our staff has given a place come first, in that order. Then clothes come before accessories. Within each, products our staff features come first, then the newest. Products without a picture come last.",
    sv: "Produkter som vår personal har placerat kommer först, i den ordningen. Därefter kommer kläder före accessoarer. I varje grupp kommer produkter som personalen lyfter fram först, sedan de nyaste. Produkter utan bild kommer sist.",
    nb: "Produkter som de ansatte har plassert, kommer først, i den rekkefølgen. Deretter kommer klær før tilbehør. I hver gruppe kommer produkter som de ansatte fremhever først, deretter de nyeste. Produkter uten bilde kommer sist.",
    da: "Produkter, som vores medarbejdere har placeret, kommer først, i den rækkefølge. Derefter kommer tøj før tilbehør. I hver gruppe kommer produkter, som medarbejderne fremhæver, først, og derefter de nyeste. Produkter uden billede kommer sidst.",
    fi: "Ensin tulevat henkilökuntamme sijoittamat tuotteet siinä järjestyksessä. Sitten vaatteet tulevat ennen asusteita. Kummassakin ensin ovat henkilökunnan nostamat tuotteet, sitten uusimmat. Kuvattomat tuotteet ovat viimeisinä.",
  },
  newest: {
    en: "The latest addition comes first.",
    sv: "Den senast tillagda kommer först.",
    nb: "Den sist tilføyde kommer først.",
    da: "Den senest tilføjede kommer først.",
    fi: "Viimeksi lisätty on ensin.",
  },
  priceLow: {
    en: "The lowest price comes first.",
    sv: "Det lägsta priset kommer först.",
    nb: "Den laveste prisen kommer først.",
    da: "Den laveste pris kommer først.",
    fi: "Halvin hinta on ensin.",
  },
  priceHigh: {
    en: "The highest price comes first.",
    sv: "Det högsta priset kommer först.",
    nb: "Den høyeste prisen kommer først.",
    da: "Den højeste pris kommer først.",
    fi: "Korkein hinta on ensin.",
  },
  listsTitle: {
    en: "Lists and their sort order",
    sv: "Listor och deras sortering",
    nb: "Lister og sorteringen deres",
    da: "Lister og deres sortering",
    fi: "Luettelot ja niiden järjestys",
  },
  lists: {
    en: (featured: string, sort: string) =>
      `Lists start with ${featured}. The home page shows best sellers, then the first products of ${featured}. Choose another order with ${sort}.`,
    sv: (featured: string, sort: string) =>
      `Listor börjar med ”${featured}”. Startsidan visar bästsäljare, sedan de första produkterna i ”${featured}”. Välj en annan ordning med ”${sort}”.`,
    nb: (featured: string, sort: string) =>
      `Lister begynner med «${featured}». Forsiden viser bestselgere, deretter de første produktene i «${featured}». Velg en annen rekkefølge med «${sort}».`,
    da: (featured: string, sort: string) =>
      `Lister begynder med ”${featured}”. Forsiden viser bestsellere og derefter de første produkter i ”${featured}”. Vælg en anden rækkefølge med ”${sort}”.`,
    fi: (featured: string, sort: string) =>
      `Luettelot alkavat järjestyksestä ”${featured}”. Etusivulla ovat suosituimmat ja sitten järjestyksen ”${featured}” ensimmäiset tuotteet. Valitse toinen järjestys kohdasta ”${sort}”.`,
  },
  sortOrders: {
    en: "Sort orders",
    sv: "Sorteringar",
    nb: "Sorteringer",
    da: "Sorteringer",
    fi: "Järjestykset",
  },
  order: { en: "Order", sv: "Sortering", nb: "Sortering", da: "Sortering", fi: "Järjestys" },
  comesFirst: {
    en: "What comes first",
    sv: "Vad som kommer först",
    nb: "Hva som kommer først",
    da: "Hvad der kommer først",
    fi: "Mikä on ensin",
  },
  placing: {
    en: "Our staff can set the order of products, for the whole shop and for each collection. Filters don't change the order. Sold-out products keep their place.",
    sv: "Vår personal kan bestämma produkternas ordning, för hela butiken och för varje kollektion. Filter ändrar inte ordningen. Slutsålda produkter behåller sin plats.",
    nb: "De ansatte kan bestemme rekkefølgen på produktene, for hele butikken og for hver kolleksjon. Filtre endrer ikke rekkefølgen. Utsolgte produkter beholder plassen sin.",
    da: "Vores medarbejdere kan bestemme produkternes rækkefølge, for hele shoppen og for hver kollektion. Filtre ændrer ikke rækkefølgen. Udsolgte produkter beholder deres plads.",
    fi: "Henkilökuntamme voi päättää tuotteiden järjestyksen koko kaupassa ja kussakin mallistossa. Suodattimet eivät muuta järjestystä. Loppuunmyydyt tuotteet säilyttävät paikkansa.",
  },
  searchTitle: { en: "Search", sv: "Sökning", nb: "Søk", da: "Søgning", fi: "Haku" },
  search: {
    en: "Search finds products that match every word you typed: whole words, beginnings, other endings, parts of words, and words with the same meaning in Swedish, Norwegian, Danish, Finnish and English. The best match comes first:",
    sv: "Sökningen hittar produkter som stämmer med alla ord du skrev: hela ord, ordbörjan, andra ändelser, delar av ord och ord med samma betydelse på svenska, norska, danska, finska och engelska. Den bästa träffen kommer först:",
    nb: "Søket finner produkter som passer til alle ordene du skrev: hele ord, ordbegynnelser, andre endelser, deler av ord og ord med samme betydning på svensk, norsk, dansk, finsk og engelsk. Det beste treffet kommer først:",
    da: "Søgningen finder produkter, der passer til alle de ord, du skrev: hele ord, ordbegyndelser, andre endelser, dele af ord og ord med samme betydning på svensk, norsk, dansk, finsk og engelsk. Det bedste match kommer først:",
    fi: "Haku löytää tuotteet, jotka vastaavat kaikkia kirjoittamiasi sanoja: kokonaiset sanat, sanojen alut, muut päätteet, sanojen osat ja samaa tarkoittavat sanat ruotsiksi, norjaksi, tanskaksi, suomeksi ja englanniksi. Osuvin on ensin:",
  },
  matches: {
    en: "How good a match is, best first",
    sv: "Hur bra en träff är, bäst först",
    nb: "Hvor godt et treff er, best først",
    da: "Hvor godt et match er, bedst først",
    fi: "Kuinka osuva tulos on, osuvin ensin",
  },
  step: { en: "Step", sv: "Steg", nb: "Trinn", da: "Trin", fi: "Vaihe" },
  whatMatches: {
    en: "What matches",
    sv: "Vad som stämmer",
    nb: "Hva som passer",
    da: "Hvad der passer",
    fi: "Mikä vastaa hakua",
  },
  withinStep: {
    en: "Within a step, products in stock come first, then those that have sold the most, not counting refunds. Price makes no difference.",
    sv: "Inom ett steg kommer produkter i lager först, sedan de som har sålt mest, utan återbetalda köp. Priset spelar ingen roll.",
    nb: "Innenfor et trinn kommer produkter på lager først, deretter de som har solgt mest, uten tilbakebetalte kjøp. Prisen spiller ingen rolle.",
    da: "Inden for et trin kommer produkter på lager først, derefter dem, der har solgt mest, uden tilbagebetalte køb. Prisen er uden betydning.",
    fi: "Vaiheen sisällä ensin ovat varastossa olevat tuotteet, sitten eniten myydyt ilman hyvitettyjä ostoja. Hinta ei vaikuta.",
  },
  understood: {
    en: "'Under 500' sets the price filter. 'Sale' shows products on sale, and 'new' shows what's new. If nothing matches as typed, we search for what you probably meant, and say so. If nothing matches every word, we show similar products, or those whose description has every word.",
    sv: "”Under 500” ställer in prisfiltret. ”Rea” visar produkter på rea, och ”nyheter” visar det som är nytt. Om inget stämmer som det skrevs söker vi efter det du troligen menade, och säger det. Om inget stämmer med alla ord visar vi liknande produkter, eller de vars beskrivning har alla ord.",
    nb: "«Under 500» stiller inn prisfilteret. «Salg» viser produkter på salg, og «nyheter» viser det som er nytt. Hvis ingenting passer slik det ble skrevet, søker vi etter det du trolig mente, og sier fra om det. Hvis ingenting passer til alle ordene, viser vi lignende produkter, eller dem som har alle ordene i beskrivelsen.",
    da: "”Under 500” indstiller prisfilteret. ”Udsalg” viser nedsatte produkter, og ”nyheder” viser det nye. Hvis intet passer, som det blev skrevet, søger vi efter det, du nok mente, og siger det. Hvis intet passer til alle ord, viser vi lignende produkter eller dem, hvis beskrivelse har alle ordene.",
    fi: "”Alle 500” asettaa hintasuodattimen. ”Ale” näyttää alennetut tuotteet ja ”uutuudet” uudet. Jos mikään ei vastaa kirjoitettua, haemme sitä, mitä luultavasti tarkoitit, ja kerromme siitä. Jos mikään ei vastaa kaikkia sanoja, näytämme samankaltaisia tuotteita tai ne, joiden kuvauksessa ovat kaikki sanat.",
  },
  letter: {
    en: (most: string) =>
      `A single letter finds products whose name starts with it, in alphabetical order. A search lists at most ${most} products. Before you type, search shows featured products in stock.`,
    sv: (most: string) =>
      `En enda bokstav hittar produkter vars namn börjar med den, i alfabetisk ordning. En sökning listar högst ${most} produkter. Innan du skriver visar sökningen utvalda produkter i lager.`,
    nb: (most: string) =>
      `En enkelt bokstav finner produkter med navn som begynner på den, i alfabetisk rekkefølge. Et søk viser høyst ${most} produkter. Før du skriver, viser søket utvalgte produkter på lager.`,
    da: (most: string) =>
      `Et enkelt bogstav finder produkter, hvis navn begynder med det, i alfabetisk rækkefølge. En søgning viser højst ${most} produkter. Før du skriver, viser søgningen udvalgte produkter på lager.`,
    fi: (most: string) =>
      `Yksittäinen kirjain löytää sillä alkavat tuotteet aakkosjärjestyksessä. Haku näyttää enintään ${most} tuotetta. Ennen kirjoittamista haku näyttää poimintoja varastossa olevista tuotteista.`,
  },
  unitsSold: {
    en: (days: number, basis: string) =>
      `We count the units in paid orders from the last ${days} days, ${basis}: canceled and refunded units don't count.`,
    sv: (days: number, basis: string) =>
      `Vi räknar antalet sålda i betalda beställningar de senaste ${days} dagarna, ${basis}: avbeställda och återbetalda räknas inte.`,
    nb: (days: number, basis: string) =>
      `Vi teller antall solgte i betalte bestillinger de siste ${days} dagene, ${basis}: Avbestilte og tilbakebetalte teller ikke.`,
    da: (days: number, basis: string) =>
      `Vi tæller antal solgte i betalte ordrer de seneste ${days} dage, ${basis}: Annullerede og tilbagebetalte tæller ikke.`,
    fi: (days: number, basis: string) =>
      `Laskemme maksetuissa tilauksissa viimeisten ${days} päivän aikana myydyt kappaleet ${basis}: peruutettuja ja hyvitettyjä ei lasketa.`,
  },
  bestSeller: {
    en: (least: number, percent: string) =>
      `A best seller has sold at least ${least} units and is among the top ${percent} of our products, rounded up to whole products.`,
    sv: (least: number, percent: string) =>
      `En bästsäljare har sålts i minst ${least} exemplar och hör till de främsta ${percent} av våra produkter, avrundat uppåt till hela produkter.`,
    nb: (least: number, percent: string) =>
      `En bestselger er solgt i minst ${least} eksemplarer og er blant de øverste ${percent} av produktene våre, rundet opp til hele produkter.`,
    da: (least: number, percent: string) =>
      `En bestseller er solgt i mindst ${least} eksemplarer og er blandt de øverste ${percent} af vores produkter, rundet op til hele produkter.`,
    fi: (least: number, percent: string) =>
      `Suosituimpiin pääsee tuote, jota on myyty vähintään ${least} kappaletta ja joka kuuluu tuotteidemme ylimpään ${percent}:iin, pyöristettynä ylöspäin kokonaisiin tuotteisiin.`,
  },
  mostSold: {
    en: "The product that sold the most comes first. The list shows how many were sold, and when we counted.",
    sv: "Den mest sålda kommer först. Listan visar hur många som sålts och när vi räknade.",
    nb: "Den mest solgte kommer først. Listen viser hvor mange som er solgt, og når vi telte.",
    da: "Den mest solgte kommer først. Listen viser, hvor mange der er solgt, og hvornår vi talte.",
    fi: "Eniten myyty on ensin. Luettelo näyttää, kuinka monta on myyty ja milloin laskimme.",
  },
  everyNight: {
    en: (picks: string, featured: string) =>
      `We count again every night. If few products qualify, we show ${picks} below, in ${featured} order.`,
    sv: (picks: string, featured: string) =>
      `Vi räknar om varje natt. Om få produkter kvalar in visar vi ”${picks}” nedanför, i ordningen ”${featured}”.`,
    nb: (picks: string, featured: string) =>
      `Vi teller på nytt hver natt. Hvis få produkter kvalifiserer, viser vi «${picks}» nedenfor, i rekkefølgen «${featured}».`,
    da: (picks: string, featured: string) =>
      `Vi tæller igen hver nat. Hvis få produkter kvalificerer sig, viser vi ”${picks}” nedenfor i rækkefølgen ”${featured}”.`,
    fi: (picks: string, featured: string) =>
      `Laskemme uudelleen joka yö. Jos harva tuote täyttää ehdot, näytämme alla kohdan ”${picks}” järjestyksessä ”${featured}”.`,
  },
  belowTitle: {
    en: "Below a product",
    sv: "Under en produkt",
    nb: "Under et produkt",
    da: "Under et produkt",
    fi: "Tuotteen alla",
  },
  below: {
    en: "A product page ends with four best sellers, or with our picks if there are fewer.",
    sv: "En produktsida slutar med fyra bästsäljare, eller med våra tips om de är färre.",
    nb: "En produktside slutter med fire bestselgere, eller med favorittene våre hvis de er færre.",
    da: "En produktside slutter med fire bestsellere eller med vores favoritter, hvis der er færre.",
    fi: "Tuotesivun lopussa on neljä suosituinta tuotetta tai suosikkimme, jos niitä on vähemmän.",
  },
  soldOut: {
    en: "A sold-out product shows similar products in stock from the same collection: the same type first, then those with the most tags in common, then those that have sold the most, not counting refunds.",
    sv: "En slutsåld produkt visar liknande produkter i lager från samma kollektion: samma typ först, sedan de med flest gemensamma taggar, sedan de som har sålt mest, utan återbetalda köp.",
    nb: "Et utsolgt produkt viser lignende produkter på lager fra samme kolleksjon: samme type først, deretter de med flest felles stikkord, deretter de som har solgt mest, uten tilbakebetalte kjøp.",
    da: "Et udsolgt produkt viser lignende produkter på lager fra samme kollektion: samme type først, derefter dem med flest fælles tags, derefter dem, der har solgt mest, uden tilbagebetalte køb.",
    fi: "Loppuunmyyty tuote näyttää samankaltaisia, varastossa olevia tuotteita samasta mallistosta: ensin saman tyypin, sitten ne, joilla on eniten yhteisiä tunnisteita, ja sitten eniten myydyt ilman hyvitettyjä ostoja.",
  },
  pairs: {
    en: (pairs: string, days: number, buyers: number) =>
      `'${pairs}' starts with what people bought together with the product in paid orders from the last ${days} days, not counting what was canceled or refunded. The pair that most buyers chose comes first, if at least ${buyers} different buyers chose it. Men's products aren't paired with women's. We count again every night. If there are too few pairs, we add best sellers of a kind that goes with it, such as tights with a top. We only show products in stock. The cart's suggestion works the same way.`,
    sv: (pairs: string, days: number, buyers: number) =>
      `”${pairs}” börjar med det som köptes tillsammans med produkten i betalda beställningar de senaste ${days} dagarna, utan det som avbeställdes eller återbetalades. Paret som flest köpare valde kommer först, om minst ${buyers} olika köpare valde det. Herrprodukter paras inte med damprodukter. Vi räknar om varje natt. Är paren för få lägger vi till bästsäljare av en typ som passar till, till exempel tights till en topp. Vi visar bara produkter i lager. Förslaget i varukorgen fungerar på samma sätt.`,
    nb: (pairs: string, days: number, buyers: number) =>
      `«${pairs}» begynner med det som ble kjøpt sammen med produktet i betalte bestillinger de siste ${days} dagene, uten det som ble avbestilt eller tilbakebetalt. Paret som flest kjøpere valgte, kommer først, hvis minst ${buyers} ulike kjøpere valgte det. Herreprodukter settes ikke sammen med dameprodukter. Vi teller på nytt hver natt. Er parene for få, legger vi til bestselgere av en type som passer til, for eksempel tights til en topp. Vi viser bare produkter på lager. Forslaget i handlekurven fungerer på samme måte.`,
    da: (pairs: string, days: number, buyers: number) =>
      `”${pairs}” begynder med det, der blev købt sammen med produktet i betalte ordrer de seneste ${days} dage, uden det, der blev annulleret eller tilbagebetalt. Det par, som flest købere valgte, kommer først, hvis mindst ${buyers} forskellige købere valgte det. Herreprodukter sættes ikke sammen med dameprodukter. Vi tæller igen hver nat. Er der for få par, tilføjer vi bestsellere af en type, der passer til, for eksempel tights til en top. Vi viser kun produkter på lager. Forslaget i kurven fungerer på samme måde.`,
    fi: (pairs: string, days: number, buyers: number) =>
      `”${pairs}” alkaa tuotteista, joita ostettiin yhdessä tuotteen kanssa maksetuissa tilauksissa viimeisten ${days} päivän aikana, lukuun ottamatta peruutettuja ja hyvitettyjä. Ensin on pari, jonka useimmat ostajat valitsivat, jos vähintään ${buyers} eri ostajaa valitsi sen. Miesten tuotteita ei yhdistetä naisten tuotteisiin. Laskemme uudelleen joka yö. Jos pareja on liian vähän, lisäämme suosituimpia tuotteita, jotka sopivat yhteen, kuten trikoot topin kanssa. Näytämme vain varastossa olevia tuotteita. Ostoskorin ehdotus toimii samalla tavalla.`,
  },
  viewed: {
    en: (_viewed: string) => `Recently viewed shows the products you opened in this browser, latest first.`,
    sv: (viewed: string) => `”${viewed}” visar produkterna du öppnat i den här webbläsaren, den senaste först.`,
    nb: (viewed: string) => `«${viewed}» viser produktene du har åpnet i denne nettleseren, det siste først.`,
    da: (viewed: string) => `”${viewed}” viser de produkter, du har åbnet i denne browser, det seneste først.`,
    fi: (viewed: string) => `”${viewed}” näyttää tällä selaimella avaamasi tuotteet, viimeisin ensin.`,
  },
  reviews: {
    en: (link: string) => `The newest come first. See ${link} for which ones count.`,
    sv: (link: string) => `De nyaste kommer först. Se ${link} för vilka som räknas.`,
    nb: (link: string) => `De nyeste kommer først. Se ${link} for hvilke som teller.`,
    da: (link: string) => `De nyeste kommer først. Se ${link} for, hvilke der tæller.`,
    fi: (link: string) => `Uusimmat ovat ensin. ${link} -sivu kertoo, mitkä lasketaan.`,
  },
});
