import type { ProductTranslation } from "../types.ts";

/** The products of womens.ts in Danish. */
export const womens: Readonly<Record<string, ProductTranslation>> = {
  "latt-sports-bra": {
    shortDescription: "Let støtte til styrke, yoga og lange dage.",
    description: [
      "Lätt er svensk for let. Blødt stræk i to lag, et bredt bånd og stropper, der ligger fladt: alt, du behøver, når fødderne bliver tæt på gulvet.",
      "Udtagelige indlæg, ingen hægter, ingen label. Tag den på, og glem den.",
    ],
    fit: "Let støtte. Fast bånd, bløde skåle.",
  },
  "stark-high-support-bra": {
    shortDescription: "Høj støtte til løb, testet op til skål D.",
    description: [
      "To adskilte skåle, en bryderryg, der fordeler vægten, og et bånd, der er bredere under armene. Vi målte bevægelsen på løbebånd med fyrre løbere og beholdt den model, der bevægede sig mindst.",
      "Det tager et øjeblik at få den på. Sådan føles rigtig støtte.",
    ],
    fit: "Høj støtte, fast hele vejen rundt.",
  },
  "hog-high-neck-bra": {
    shortDescription: "Høj foran, åben bagpå. Fungerer som top.",
    description: [
      "Halsen går op til kravebenet, så intet flytter sig i downward dog. Den åbne ryg lader skulderbladene bevæge sig.",
      "Mellem støtte og længere end vores andre sports-bh'er.",
    ],
    fit: "Mellem støtte.",
  },
  "lang-longline-bra": {
    shortDescription: "En længere model, der møder dine højtaljede leggings.",
    description: [
      "Den længere model støtter mere og dækker ribbenene. Sammen med højtaljede leggings er der intet mellemrum.",
      "Mellem støtte, udtagelige indlæg og formsyede sømme uden bøjler.",
    ],
    fit: "Mellem støtte, længere model.",
  },
  "kors-strappy-bra": {
    shortDescription: "Krydsede stropper, åben ryg, let støtte.",
    description: [
      "Kors er svensk for kryds. To smalle stropper krydser over en åben ryg.",
      "Lavet til yoga, mobilitet og varme sale. Vælg Stark til løb.",
    ],
    fit: "Let støtte med faste stropper.",
  },
  "form-leggings": {
    shortDescription: "De består squat-testen, selv i dagslys.",
    description: [
      "Tykke nok til ikke at blive gennemsigtige, når du bøjer dig, lette nok til at glemme. Form er strikket i ét stykke over bagdelen, så der er ingen søm, hvor du sidder.",
      "Den høje, brede linning bliver oppe uden at klemme og har en lomme til kort og nøgle.",
      "## Lavet til\n• **Tunge squats**: dækker, også når de er strakt helt ud\n• Yoga og pilates\n• Cykelturen derhen",
      "Mellem to størrelser? Se [størrelsesguiden](/size-guide).",
    ],
    fit: "Tætsiddende med høj talje. Fuld længde ved 78 cm skridtlængde.",
  },
  "kontur-leggings": {
    shortDescription: "Tofarvede partier, der følger musklen.",
    description: [
      "Mørkere, fastere partier løber fra hofte til ankel langs ydersiden af benene og giver en støtte, du mærker på den sidste kilometer.",
      "Indvendig snøre, reflekstryk på læggen og en telefonlomme på hvert lår.",
    ],
    fit: "Tætsiddende, fastere i siderne.",
  },
  "raffla-ribbed-leggings": {
    shortDescription: "Fine ribber og en blød følelse til rolige dage i salen.",
    description: [
      "Ribstrikken er blød og holder alligevel godt om dig.",
      "Lavet til måtten og sofaen. Ribberne kan fnulre på lange løbeture, så vælg Kontur til vejen.",
    ],
    fit: "Tætsiddende og blød.",
  },
  "vinterlop-thermal-leggings": {
    shortDescription: "Børstet indvendig, vindtæt på lårene.",
    description: [
      "I −8 °C på tør vej er det skønt at løbe, bare ikke for lårene. Vinterlöp er børstet indvendig overalt og har et vindtæt parti langs forsiden af hvert ben.",
      "Lange lynlåse ved anklen, reflekser langs siderne og en foret baglomme, der holder telefonen fra at fryse.",
    ],
    fit: "Tætsiddende med høj talje.",
  },
  "vid-flared-leggings": {
    shortDescription: "Tætsiddende til knæet, svaj til gulvet.",
    description: [
      "Leggings til salen, som du kan have på på kontoret under en lang skjorte. Svajet begynder ved knæet og dækker skoene ned til snørebåndene.",
      "Én længde, lavet til dig mellem 165 og 178 cm, og nem at lægge op.",
    ],
    fit: "Tætsiddende til knæet, derefter med svaj.",
  },
  "ficka-short-tights": {
    shortDescription: "Cykelbukselængde, to dybe lommer.",
    description: [
      "Ficka er svensk for lomme. Der er én på hvert lår, dyb nok til enhver telefon og stram nok til, at den ikke hopper.",
      "Den limede kant ruller ikke op.",
    ],
    fit: "Tætsiddende, 19 cm skridtlængde.",
  },
  "mjuk-cropped-tee": {
    shortDescription: "Blød, kort, lavet til høj talje.",
    description: [
      "Mjuk er svensk for blød. Lyocell får bomulden til at falde smukt.",
      "Den slutter lige i taljen og bliver der, når du bevæger dig.",
    ],
    fit: "Afslappet, kort til taljen.",
  },
  "linje-fitted-t-shirt": {
    shortDescription: "En tætsiddende træningstrøje, der bliver på plads, nede i bukserne eller udenpå.",
    description: [
      "Linje er vores Core Tee i damemodel: smallere over skuldrene, formet i taljen, længere bagpå.",
      "Samme garn, samme flade sømme, samme tyve minutter til tør.",
    ],
    fit: "Tætsiddende, med længde over hoften.",
  },
  "flow-racerback-tank": {
    shortDescription: "Løs over sports-bh'en, med en ryg, der lader dig bevæge dig.",
    description: [
      "Bryderryggen viser din bh frem og giver skuldrene plads. A-formen lukker luft ind.",
      "Brug den lang, eller bind den op.",
    ],
    fit: "Afslappet pasform, længere bagpå.",
  },
  "kort-cropped-tank": {
    shortDescription: "En top med indbygget bh til lette dage.",
    description: [
      "Ét stykke tøj i stedet for to: en blød inder-bh med udtagelige indlæg under en kort, tætsiddende top.",
      "Let støtte. Brug den til højtaljede leggings eller over en bh på tungere dage.",
    ],
    fit: "Tætsiddende og kort.",
  },
  "all-season-merino-blend-base-layer": {
    shortDescription: "Én trøje fra marts til november.",
    description: [
      "Merino indvendig for varme og friskhed, polyester udvendig for styrke og hurtig tørring. De er strikket sammen, så lagene ikke skilles ad i vask.",
      "Tommelhuller til den første kilometer, en refleks mellem skulderbladene til den sidste.",
    ],
    fit: "Tætsiddende, med lange ærmer.",
  },
  "dis-cropped-hoodie": {
    shortDescription: "Børstet bomuld, kort til taljen.",
    description: [
      "Dis er svensk for morgendis. Hættetrøjen er lige så blød, med en kort ribkant, der slutter lige ved linningen.",
      "Foret hætte, kængurulomme og ærmer, der er lange nok at gemme hænderne i.",
    ],
    fit: "Afslappet og kort.",
  },
  "dis-cropped-zip-hoodie": {
    shortDescription: "Dis med hel lynlås, til vejen til træning.",
    description: [
      "Alt det, vi kan lide ved Dis, plus tovejslynlås og to lommer, der kan lukkes.",
      "Det er den, vores eget hold bruger mest, og derfor er størrelse S så tit udsolgt.",
    ],
    fit: "Afslappet og kort.",
  },
  "are-shell-jacket": {
    shortDescription: "Tre lag, helt tapet, til rigtig regn.",
    description: [
      "En vandtæt skal med membran af polyester: vandsøjle 20.000 mm, åndbarhed 20.000 g/m².",
      "Hætten følger med, når du drejer hovedet, lommerne sidder over hoftebæltet, og lynlåsene under armene åbnes fra begge sider.",
    ],
    fit: "Almindelig pasform over et mellemlag.",
  },
  "soder-bomber-jacket": {
    shortDescription: "Ribkrave, træningsstof, bylook.",
    description: [
      "En bomberjakke i den strækskal, vi bruger til løbejakker. Den ånder på cyklen og passer til middagen.",
      "Rib i krave, ærmer og kant, en skjult inderlomme og mat overflade.",
    ],
    fit: "Almindelig pasform, kort model.",
  },
  "norrsken-puffer-vest": {
    shortDescription: "Varm krop og frie arme. Tilbage til næste efterår.",
    description: [
      "En vest varmer overkroppen og lader armene være frie. Norrsken har fyldet fra vores vatterede jakke, i damemodel og med en krave, der går helt op til hagen.",
      "Den blev udsolgt hurtigere, end vi kunne sy. Der kommer flere til næste efterår.",
    ],
    fit: "Almindelig pasform over en hættetrøje.",
  },
  "morgon-half-zip": {
    shortDescription: "Det første lag på, det sidste af.",
    description: [
      "En tætsiddende trøje med halv lynlås og blød krave, lavet til kølige morgener, der bliver varme. Åbn den ned til ribbenene, når du får varmen.",
      "Flade sømme, tommelhuller og lynlåsgarage, så intet gnaver mod hagen.",
    ],
    fit: "Tætsiddende over en bh eller et tyndt inderste lag.",
  },
  "ylle-fleece-half-zip": {
    shortDescription: "Langluvet fleece med uld i.",
    description: [
      "En tredjedel af luven er uld, så den holder sig frisk en uge i hytten og ikke knitrer af statisk elektricitet.",
      "Elastik i ærmer og kant, lynlås ned til brystet og lommer foret med jersey.",
    ],
    fit: "Afslappet pasform over et inderste lag.",
  },
  "strack-studio-joggers": {
    shortDescription: "Strækbukser, der smalner til, til før og efter timen.",
    description: [
      "Stoffet med stræk i alle retninger falder pænt uden at klistre. Benene smalner til og slutter i manchetter, der bliver siddende, når du trækker dem op til knæet.",
      "Brug dem over tights til timen og alene på vejen hjem.",
    ],
    fit: "Afslappet over hoften, ben, der smalner til.",
  },
  "spurt-split-shorts": {
    shortDescription: "Fjerlette shorts med en indertrusse, der bliver på plads.",
    description: [
      "Til varme, til fart, til de sidste 400 meter. Du mærker knap yderstoffet.",
      "Høje slidser i siderne, blød indertrusse og en lomme med lynlås bagpå.",
    ],
    fit: "Almindelig pasform, 8 cm skridtlængde.",
  },
};
