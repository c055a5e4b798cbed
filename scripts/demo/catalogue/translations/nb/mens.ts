import type { ProductTranslation } from "../types.ts";

/** The products of mens.ts in Norwegian. */
export const mens: Readonly<Record<string, ProductTranslation>> = {
  "pulse-core-tee": {
    shortDescription: "T-skjorta vi tar først til trening: lett, hurtigtørkende og rolig å se på.",
    description: [
      "Core Tee er strikket av et fint garn som slipper gjennom luft og tørker raskt. En varm dag på treningssenteret er den tørr igjen før du har lagt tilbake vektstanga.",
      "De flate sømmene på skuldrene ligger bak stroppene, så verken ryggsekk eller vektstang gnager. Pulsen på brystet er varmefestet: ingen kanter du kjenner fra innsiden.",
    ],
    fit: "Vanlig passform: følger skuldrene og faller rett fra brystet.",
  },
  "nattlop-reflective-tee": {
    shortDescription: "En løpetrøye med raglanermer som billys ser på 150 meters avstand.",
    description: [
      "Halve året i Norden løper du i mørket. Nattlöp har refleksgarnet i selve ermene, ikke i en stripe som løsner: svart om dagen, lysende i en lyskjegle.",
      "Raglansømmene gir armene fritt spillerom, og ryggen er litt lengre så den blir liggende når du lener deg inn i bakken.",
    ],
    fit: "Vanlig passform med plass over skuldrene.",
  },
  "studio-boxy-tee": {
    shortDescription: "Tung bomull, vid modell, stor puls på brystet.",
    description: [
      "En T-skjorte med tyngde: 240 gram bomull per kvadratmeter. Den holder formen gjennom hundre vask og blir bare mykere.",
      "Vid og litt kort, slik de som løfter vil ha den. Velg noe lettere til løping.",
    ],
    fit: "Vid, rett passform med lave skuldre. Gå ned en størrelse for vanlig passform.",
  },
  "merino-trail-t-shirt": {
    shortDescription: "Fin merinoull som holder seg frisk i tre dager på stien.",
    description: [
      "Ull innerst mot kroppen, spunnet så fint at den ikke klør. Merino varmer når den er våt, kjøler når det er varmt, og gjør at én trøye holder hele turen.",
      "Hver tråd har en kjerne av nylon, så den tåler ryggsekkens skulderstropper.",
    ],
    fit: "Tettsittende: ull virker best mot huden.",
  },
  "langpass-singlet": {
    shortDescription: "98 gram, til langturene.",
    description: [
      "Det er ikke mye å si om en singlet som veier like mye som en sjokoladeplate, og det er meningen. Dype ermehull, ingen sidesømmer, ingenting som gnager etter tre mil.",
      "Stoffet er strikket i to tettheter: åpent langs ryggraden, tett der sola tar.",
    ],
    fit: "Konkurransepassform: tett over brystet, løs i livet.",
  },
  "mesh-interval-tank": {
    shortDescription: "Jersey øverst, mesh nederst: en singlet for varme treningssentre.",
    description: [
      "Den øverste tredelen er glatt jersey, så stanga ligger godt på skuldrene. Resten er mesh som slipper ut varmen.",
      "Litt lengre enn en løpesinglet, så den blir på plass i romaskinen.",
    ],
    fit: "Vanlig passform.",
  },
  "distans-long-sleeve": {
    shortDescription: "Fra 5 °C og opp: trøya for det meste av løpeåret.",
    description: [
      "Varm nok til å starte i, luftig nok til å komme i mål i. Myk og børstet inni, glatt utenpå så jakka glir over.",
      "Tommelhullene gjemmer seg i mansjettene til du trenger dem.",
    ],
    fit: "Vanlig passform med lange ermer.",
  },
  "pressure-compression-tee": {
    shortDescription: "Fast der musklene arbeider, myk der du bøyer deg.",
    description: [
      "Pressure støtter skuldre og korsrygg som en hånd på skulderen: du retter deg litt opp og glemmer at den er der. Sømmene følger kantene på musklene, så de ikke skjærer inn.",
      "Den lover ikke raskere restitusjon. Den holder varme muskler varme, leder bort svette og blir på plass under alt annet.",
    ],
    fit: "Kompresjonspassform: strammer overalt.",
  },
  "pressure-compression-long-sleeve": {
    shortDescription: "Pressure-trøya med lange ermer og luftige sider.",
    description: [
      "Mesh fra armhule til hofte slipper ut varmen, mens forsiden holder vinden ute. Bruk den alene på treningssenteret eller under drakta.",
      "Ermekantene er råkuttet, så ingenting trykker mot håndleddet under hanske eller klokke.",
    ],
    fit: "Kompresjonspassform: strammer overalt.",
  },
  "fjall-mock-neck-base-layer": {
    shortDescription: "Et innerste lag til skiløyper og kald vind.",
    description: [
      "Høy hals, lange ermer og børstet innside: bruk Fjäll under skalljakka fra november til mars. Den flytter svetten raskt ut, så du er varm på vei ned også.",
      "Halsen er myk nok til å puste gjennom og høy nok til å tette glipen under jakkekragen.",
    ],
    fit: "Tettsittende, mykere enn Pressure-plaggene.",
  },
  "pressure-compression-tights": {
    shortDescription: "Tights i full lengde med mesh i knehasene.",
    description: [
      "Faste over lår og legg, åpne bak kneet. Den flate linningen med innvendig snøring holder dem oppe uten å skjære inn som et belte.",
      "Bruk dem alene eller under shorts. Nøkkellomme bak, reflekstrykk ved begge anklene.",
    ],
    fit: "Kompresjonspassform fra liv til ankel.",
  },
  "kvall-hoodie": {
    shortDescription: "Børstet bomull til etter siste sett.",
    description: [
      "Kväll er svensk for kveld, og det er da de fleste av oss trener. Ta den på etter økta, og behold den på gjennom middagen.",
      "Kraftig ribb holder mansjetter og kant på plass, lomma har plass til en telefon og to hender, og den fôrede hetta holder formen.",
    ],
    fit: "Vanlig passform med plass til en T-skjorte.",
  },
  "blockad-hoodie": {
    shortDescription: "To toner, én linje over brystet.",
    description: [
      "Den øvre halvdelen er tettere strikket og tåler stropper og bilbelter. Den nedre er mykere og lettere. Linjen mellom dem er all pynt som trengs.",
      "Plaggfarget i små partier, så ingen partier har helt samme tone.",
    ],
    fit: "Vanlig passform.",
  },
  "tung-boxy-hoodie": {
    shortDescription: "460 gram løkkestrikket bomull. Ja, den er tung.",
    description: [
      "Navnet sier det meste. Det er det varmeste vi lager uten fôr, strikket sakte på løkkemaskiner: elleve meter i timen.",
      "Vid i kroppen, kort i kanten og med en hette å gjemme seg i på bussen.",
    ],
    fit: "Vid, rett passform med lave skuldre.",
  },
  "aterhamtning-zip-hoodie": {
    shortDescription: "Hel glidelås og lommer med glidelås, til veien til treningssenteret og hjem.",
    description: [
      "En hettejakke du åpner med én hånd på styret. Glidelåsen går begge veier, og lommene kan lukkes så nøklene blir med hjem.",
      "Återhämtning er svensk for restitusjon. Det er den delen av treningen vi er best på.",
    ],
    fit: "Vanlig passform med plass til et mellomlag.",
  },
  "loparjacka-tromso": {
    shortDescription: "Holder vinden ute og slipper varmen ut.",
    description: [
      "Vi testet den i Tromsø: sjøvind fra venstre, våt snø ovenfra og en puls på 160 under. Forsiden er vindtett, og ryggen er i stretchjersey som slipper ut varmen.",
      "Reflekslinjer langs lommene, høy krage som ikke rører haka, og hele jakka går ned i sin egen brystlomme.",
      "Den er vannavvisende, ikke vanntett. Bruk en skalljakke når det regner ordentlig.",
    ],
    fit: "Smal løpepassform over ett lag.",
  },
  "kebne-puffer-jacket": {
    shortDescription: "For deg på sidelinja i −15 °C.",
    description: [
      "Oppkalt etter Kebnekaise, laget for å stå stille. I motsetning til dun varmer fyllet også når det er fuktig.",
      "Strikk i ermer og kant holder trekken ute. To strikkede innerlommer tørker hanskene på vei hjem.",
    ],
    fit: "Vanlig passform over en hettegenser.",
  },
  "skargard-windbreaker": {
    shortDescription: "Tofarget vindjakke for morgener i skjærgården.",
    description: [
      "Et sprøtt skall med en hette som sitter i motvind. Bærestykket er dobbelt, for det er der været treffer.",
      "Den rasler litt. Da vi gjorde den stille, sluttet den å være vindtett.",
    ],
    fit: "Vanlig passform over et mellomlag.",
  },
  "intervall-half-zip": {
    shortDescription: "Mellomlaget med egen termostat: en lang glidelås.",
    description: [
      "Åpne den i motbakken, lukk den på toppen. Den halve glidelåsen går nesten ned til ribbeina, så du merker forskjellen.",
      "Riflet fleece inni tørker raskt.",
    ],
    fit: "Vanlig passform over en ulltrøye.",
  },
  "tempo-split-shorts": {
    shortDescription: "Ti centimeter, splitt i sidene, lomme til én gel.",
    description: [
      "Laget for fartsøkter. Sidene er splittet opp til hofta og overlapper, så de åpner seg bare når du strekker ut steget.",
      "Den myke innertrusa har ingen midtsøm. Lomma bak med glidelås rommer en nøkkel og en gel, men ingen telefon.",
    ],
    fit: "Konkurransepassform med 10 cm innerbein.",
  },
  "dubbel-2-in-1-shorts": {
    shortDescription: "Løse utenpå, tights inni og ingen telefon som spretter.",
    description: [
      "Yttershortsen henger fritt. Innertightsen holder rundt lårene og bærer telefonen i en sidelomme som tåler boksehopp.",
      "Lagene henger sammen bare i livet, så ingenting vrir seg.",
    ],
    fit: "Vanlig passform med tettsittende innertights.",
  },
  "styrka-shorts": {
    shortDescription: "Vevd stretch til dype knebøy.",
    description: [
      "Kile i skrittet og stretch i sidene lar deg gå helt ned uten urovekkende lyder. Kanten slutter over kneet.",
      "To håndlommer, en lomme med glidelås og en linning som ikke ruller seg under løftebeltet.",
    ],
    fit: "Vanlig passform med 18 cm innerbein.",
  },
  "vardag-joggers": {
    shortDescription: "Myke nok for sofaen, fine nok for byen.",
    description: [
      "Den samme børstede bomullen som i Kväll Hoodie, med ben som smalner og ribb ved ankelen. Bruk dem som sett eller hver for seg.",
      "Dype lommer, flat snøring og en skjult lomme med glidelås bak.",
    ],
    fit: "Vanlig passform, smal ved ankelen.",
  },
  "uppvarmning-track-pants": {
    shortDescription: "Sidestripe, glidelås ved ankelen, av på fire sekunder.",
    description: [
      "Klassiske overtrekksbukser i et moderne stoff: lette, elastiske og hurtigtørkende.",
      "Glidelåsene ved ankelen er lange nok til at bena går over løpeskoene.",
    ],
    fit: "Smal passform fra kneet og ned.",
  },
  "crew-team-tee": {
    shortDescription: "T-skjorta vårt eget lag bruker på løp.",
    description: ["Laget for dem som deler ut vann. Du må ha lenken for å kjøpe den."],
    fit: "Vanlig passform, lengre bak.",
  },
};
