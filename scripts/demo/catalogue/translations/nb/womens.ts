import type { ProductTranslation } from "../types.ts";

/** The products of womens.ts in Norwegian. */
export const womens: Readonly<Record<string, ProductTranslation>> = {
  "latt-sports-bra": {
    shortDescription: "Lett støtte til styrke, yoga og lange dager.",
    description: [
      "Lätt er svensk for lett. Myk stretch i to lag, bredt bånd og stropper som ligger flatt: alt du trenger når føttene holder seg nær gulvet.",
      "Uttakbare innlegg, ingen hekter, ingen lapp. Dra den på og glem den.",
    ],
    fit: "Lett støtte. Fast bånd, myke cuper.",
  },
  "stark-high-support-bra": {
    shortDescription: "Høy støtte til løping, testet opp til cup D.",
    description: [
      "To separate cuper, en bryterrygg som fordeler tyngden, og et bånd som er bredere under armene. Vi målte bevegelsen på tredemølle med førti løpere og beholdt modellen som beveget seg minst.",
      "Det tar en stund å få den på. Slik kjennes ordentlig støtte.",
    ],
    fit: "Høy støtte, fast hele veien rundt.",
  },
  "hog-high-neck-bra": {
    shortDescription: "Høy foran, åpen bak. Fungerer som topp.",
    description: [
      "Halsen går opp til kragebeinet, så ingenting flytter seg i nedovervendt hund. Den åpne ryggen lar skulderbladene bevege seg.",
      "Middels støtte, og lengre enn de andre sports-BH-ene våre.",
    ],
    fit: "Middels støtte.",
  },
  "lang-longline-bra": {
    shortDescription: "En lengre modell som møter tightsen med høyt liv.",
    description: [
      "Den lengre modellen støtter mer og dekker ribbeina. Sammen med tights med høyt liv blir det ingen glipe imellom.",
      "Middels støtte, uttakbare innlegg og formsydde sømmer uten spiler.",
    ],
    fit: "Middels støtte, lengre modell.",
  },
  "kors-strappy-bra": {
    shortDescription: "Kryssede stropper, åpen rygg, lett støtte.",
    description: [
      "To smale stropper krysser over en åpen rygg.",
      "Laget for yoga, mobilitet og varme studioer. Velg Stark til løping.",
    ],
    fit: "Lett støtte med faste stropper.",
  },
  "form-leggings": {
    shortDescription: "De består knebøytesten, selv i dagslys.",
    description: [
      "Tykke nok til ikke å bli gjennomsiktige når du bøyer deg, lette nok til å glemme. Form er strikket i ett stykke over setet, så det er ingen søm der du sitter.",
      "Den høye, brede linningen sitter oppe uten å klemme og har en lomme til kort og nøkkel.",
      "## Laget for\n• **Tunge knebøy**: dekker også helt utstrukket\n• Yoga og pilates\n• Sykkelturen dit",
      "Mellom to størrelser? Se [størrelsesguiden](/size-guide).",
    ],
    fit: "Tettsittende med høyt liv. Full lengde ved 78 cm innerbein.",
  },
  "kontur-leggings": {
    shortDescription: "Tofargede felter som følger muskelen.",
    description: [
      "Mørkere, fastere felter går fra hofte til ankel langs utsiden av bena og gir støtte du kjenner på siste kilometer.",
      "Innvendig snøring, reflekstrykk på leggen og en telefonlomme på hvert lår.",
    ],
    fit: "Tettsittende, fastere på sidene.",
  },
  "raffla-ribbed-leggings": {
    shortDescription: "Fine ribber og en myk følelse til rolige dager i studio.",
    description: [
      "Den ribbestrikkede kvaliteten er myk og holder deg likevel inne.",
      "Laget for matta og sofaen. Ribbene kan nuppe på lange løpeturer, så velg Kontur til veien.",
    ],
    fit: "Tettsittende og myk.",
  },
  "vinterlop-thermal-leggings": {
    shortDescription: "Børstet inni, vindtett på lårene.",
    description: [
      "I −8 °C på tørr vei er det herlig å løpe, bortsett fra for lårene. Vinterlöp er børstet inni overalt og har et vindtett felt langs forsiden av hvert ben.",
      "Lange glidelåser ved ankelen, reflekser langs sidene og en fôret baklomme som holder telefonen fra å fryse.",
    ],
    fit: "Tettsittende med høyt liv.",
  },
  "vid-flared-leggings": {
    shortDescription: "Ettersittende til kneet, utsvingt til gulvet.",
    description: [
      "Tights til studio som du kan ha på kontoret under en lang skjorte. Vidden begynner ved kneet og dekker skoene ned til lissene.",
      "Én lengde, laget for deg mellom 165 og 178 cm, og lett å legge opp.",
    ],
    fit: "Ettersittende til kneet, deretter utsvingt.",
  },
  "ficka-short-tights": {
    shortDescription: "Sykkelshortslengde, to dype lommer.",
    description: [
      "Ficka er svensk for lomme. Det er én på hvert lår, dyp nok for alle telefoner og stram nok til at den ikke spretter.",
      "Den limte kanten ruller seg ikke opp.",
    ],
    fit: "Tettsittende, 19 cm innerbein.",
  },
  "mjuk-cropped-tee": {
    shortDescription: "Myk, kort, laget for høyt liv.",
    description: [
      "Mjuk er svensk for myk. Lyocell får bomullen til å falle pent.",
      "Den slutter akkurat i livet og blir der når du beveger deg.",
    ],
    fit: "Ledig, kort til livet.",
  },
  "linje-fitted-t-shirt": {
    shortDescription: "En ettersittende treningstrøye som blir på plass, oppi eller utenpå.",
    description: [
      "Linje er Core Tee i damemodell: smalere over skuldrene, formet i livet, lengre bak.",
      "Samme garn, samme flate sømmer, samme tjue minutter til tørr.",
    ],
    fit: "Ettersittende, med lengde over hofta.",
  },
  "flow-racerback-tank": {
    shortDescription: "Løs over sports-BH-en, med en rygg som lar deg bevege deg.",
    description: [
      "Bryterryggen viser fram BH-en og frigjør skuldrene. A-fasongen slipper inn luft.",
      "Bruk den lang eller knyt den opp.",
    ],
    fit: "Ledig passform, lengre bak.",
  },
  "kort-cropped-tank": {
    shortDescription: "En topp med innebygd BH til lette dager.",
    description: [
      "Ett plagg i stedet for to: en myk inner-BH med uttakbare innlegg under en kort, ettersittende topp.",
      "Lett støtte. Bruk den til tights med høyt liv, eller over en BH på tyngre dager.",
    ],
    fit: "Ettersittende og kort.",
  },
  "all-season-merino-blend-base-layer": {
    shortDescription: "Én trøye fra mars til november.",
    description: [
      "Merino inni for varme og friskhet, polyester utenpå for styrke og rask tørk. De er strikket sammen, så lagene skilles ikke i vasken.",
      "Tommelhull til den første kilometeren, en refleks mellom skulderbladene til den siste.",
    ],
    fit: "Ettersittende, med lange ermer.",
  },
  "dis-cropped-hoodie": {
    shortDescription: "Børstet bomull, kort til livet.",
    description: [
      "Dis er svensk for morgentåke. Hettegenseren er like myk, med en kort ribbekant som slutter akkurat ved linningen.",
      "Fôret hette, kengurulomme og ermer som er lange nok til å gjemme hendene i.",
    ],
    fit: "Ledig og kort.",
  },
  "dis-cropped-zip-hoodie": {
    shortDescription: "Dis med hel glidelås, til veien til treningssenteret.",
    description: [
      "Alt vi liker med Dis, pluss toveis glidelås og to lommer som kan lukkes.",
      "Det er den vårt eget lag bruker mest, og derfor er størrelse S så ofte utsolgt.",
    ],
    fit: "Ledig og kort.",
  },
  "are-shell-jacket": {
    shortDescription: "Tre lag, helt teipet, til ordentlig regn.",
    description: [
      "Et vanntett skall med membran av polyester: vannsøyle 20 000 mm, pusteevne 20 000 g/m².",
      "Hetta følger med når du snur hodet, lommene sitter over hoftebeltet, og glidelåsene under armene åpnes fra begge sider.",
    ],
    fit: "Vanlig passform over et mellomlag.",
  },
  "soder-bomber-jacket": {
    shortDescription: "Ribbekrage, treningsstoff, bysnitt.",
    description: [
      "En bomberjakke i stretchskallet vi bruker til løpejakker. Den puster på sykkelen og passer til middagen.",
      "Ribb i krage, ermer og kant, en skjult innerlomme og matt overflate.",
    ],
    fit: "Vanlig passform, kort modell.",
  },
  "norrsken-puffer-vest": {
    shortDescription: "Varm kropp og frie armer. Tilbake neste høst.",
    description: [
      "En vest varmer overkroppen og lar armene være fri. Norrsken har fyllet fra den vatterte jakka vår, i damemodell og med en krage som går helt opp til haka.",
      "Den ble utsolgt raskere enn vi rakk å sy. Det kommer flere neste høst.",
    ],
    fit: "Vanlig passform over en hettegenser.",
  },
  "morgon-half-zip": {
    shortDescription: "Det første laget på, det siste av.",
    description: [
      "En ettersittende trøye med halv glidelås og myk krage, laget for kjølige morgener som blir varme. Åpne den ned til ribbeina når du blir varm.",
      "Flate sømmer, tommelhull og glidelåsgarasje så ingenting gnager mot haka.",
    ],
    fit: "Ettersittende over en BH eller en tynn ulltrøye.",
  },
  "ylle-fleece-half-zip": {
    shortDescription: "Fleece med lang lugg og ull i.",
    description: [
      "En tredel av luggen er ull, så den holder seg frisk en uke på hytta og knitrer ikke av statisk elektrisitet.",
      "Strikk i ermer og kant, glidelås ned til brystet og håndlommer fôret med jersey.",
    ],
    fit: "Ledig passform over en ulltrøye.",
  },
  "strack-studio-joggers": {
    shortDescription: "Stretchbukser som smalner, til før og etter timen.",
    description: [
      "Stoffet med stretch i alle retninger faller pent uten å klebe. Bena smalner og slutter i mansjetter som blir på plass når du drar dem opp til kneet.",
      "Bruk dem over tights til timen, og alene på vei hjem.",
    ],
    fit: "Ledig over hofta, ben som smalner.",
  },
  "spurt-split-shorts": {
    shortDescription: "Fjærlette shorts med en innertruse som blir på plass.",
    description: [
      "For varme, for fart, for de siste 400 meterne. Du kjenner knapt yttertøyet.",
      "Høye splitter i sidene, myk innertruse og en lomme med glidelås bak.",
    ],
    fit: "Vanlig passform, 8 cm innerbein.",
  },
};
