import type { ProductTranslation } from "../types.ts";

/** The products of accessories.ts in Norwegian. */
export const accessories: Readonly<Record<string, ProductTranslation>> = {
  "performance-crew-socks": {
    shortDescription: "Polstret hæl og tå, ribbet fotbue, ingen søm du kjenner.",
    description: [
      "Tåa er håndkjedet og lager ingen kant, og den ribbede fotbuen holder hælen der den skal være.",
      "Strikket av merino og nylon, med venstre og høyre merket på innsiden av skaftet.",
    ],
    fit: "Halvhøye, til midt på leggen.",
  },
  "tempo-ankle-socks": {
    shortDescription: "Tynne, raske og akkurat over skoen.",
    description: [
      "En konkurransesokk: ett tynt lag, mesh over vristen og en hælkappe som hindrer skoen i å gnage.",
      "Kjøp to par. Én forsvinner alltid.",
    ],
    fit: "Ankelhøye.",
  },
  "press-compression-socks": {
    shortDescription: "Trykk som avtar fra ankel til kne.",
    description: ["20 mmHg ved ankelen, mindre mot kneet. Gode på lange flyreiser og langturer, og dagen derpå."],
    fit: "Knehøye med fast trykk.",
  },
  "dold-no-show-socks": {
    shortDescription: "Skjult i skoen, fast ved hælen.",
    description: ["Dold er svensk for skjult. En silikonstripe i hælen hindrer sokken i å gli ned under foten."],
    fit: "Under ankelen.",
  },
  "pendla-roll-top-backpack": {
    shortDescription: "Rulles ut til en hjelm, rulles sammen til liten.",
    description: [
      "En sekk for pendlere: PC-en mot ryggen, våte sko i et eget rom nederst og en rulletopp som gir åtte liter til når du handler på veien.",
      "Vanntett stoff og teipede sømmer. Frontlomma tåler bare sprut, så ha telefonen øverst.",
    ],
    fit: "24 liter, 50 × 30 × 16 cm, 32 liter utrullet. 820 g.",
  },
  "dagstur-daypack": {
    shortDescription: "En enkel, lett sekk med én smart lomme.",
    description: [
      "Den smarte lomma sitter under lokket: fleecefôret til briller eller telefon og beskyttet mot regn. Resten er ett stort rom, slik en dagstursekk skal være.",
    ],
    fit: "18 liter, 46 × 28 × 14 cm. 560 g.",
  },
  "hall-duffel-45": {
    shortDescription: "Til helgen, turneringen og hele familiens badetøy.",
    description: [
      "En bred glidelås åpner hele oversiden. Inni er det en lomme til vått og en til alt som ellers blir borte. Utenpå to gode håndtak.",
      "Den doble bunnen suger ikke opp vann fra gulvet.",
    ],
    fit: "45 liter, 58 × 30 × 28 cm. 940 g.",
  },
  "lunch-duffel-22": {
    shortDescription: "Ett par sko, ett skift, én lunsjpause.",
    description: ["Liten nok til skapet og bagasjehylla. Et luftet rom i den ene enden holder skoene unna trøya."],
    fit: "22 liter, 44 × 24 × 22 cm. 610 g.",
  },
  "kurva-cap": {
    shortDescription: "Seks paneler, buet skjerm, vasket bomull.",
    description: ["Capsen til fridager. Forvasket, så den sitter som om du har hatt den i et år."],
    fit: "Justerbar, 55 til 61 cm.",
  },
  "vind-running-cap": {
    shortDescription: "Mesh på sidene, myk skjerm, 48 gram.",
    description: [
      "Brett den ned i lomma, og den kommer ut i form. Mesh på begge sider og et bånd som fanger svetten før øynene gjør det.",
    ],
    fit: "Justerbar, 55 til 61 cm.",
  },
  "vinter-cuffed-beanie": {
    shortDescription: "Ribbestrikket merino med bred brett.",
    description: [
      "To lag over ørene, ett på toppen som slipper ut varmen. Strikket med samme merino som ullundertøyet vårt.",
    ],
    fit: "Én størrelse. Ribben gir etter.",
  },
  "spar-running-beanie": {
    shortDescription: "Tynn, tettsittende og hurtigtørkende.",
    description: ["Til dager da en caps er for lite og en vinterlue for mye. Passer under hjelmen og i lomma."],
    fit: "Én størrelse, tettsittende.",
  },
  "bred-headband": {
    shortDescription: "Dekker ørene, slipper fram hestehalen.",
    description: ["Et bredt pannebånd med børstet innside, høyere bak til hestehalen."],
    fit: "Én størrelse, tettsittende.",
  },
  "grepp-training-gloves": {
    shortDescription: "Halve fingre, tynn håndflate, full følelse med stanga.",
    description: [
      "Ett lag mikrofiber mellom deg og rillene, dobbelt der træler dannes. Mesh på oversiden og en mansjett du drar på på et sekund.",
    ],
    fit: "Tettsittende, halve fingre.",
  },
  "grepp-pro-gloves": {
    shortDescription: "Polstret håndflate og ordentlig håndleddsstøtte.",
    description: [
      "Til tunge løft og lange sett: gel der stanga trykker mest, og en bred strikket mansjett som støtter håndleddet.",
    ],
    fit: "Tettsittende, halve fingre.",
  },
  "vante-running-gloves": {
    shortDescription: "Fingertupper til berøringsskjerm, varme hender.",
    description: [
      "En børstet stretchhanske til −5 til 5 °C. Ledende garn i tommel og pekefinger, og en mansjett som rekker over klokka.",
    ],
    fit: "Tettsittende, hele fingre.",
  },
  "fjallvante-winter-gloves": {
    shortDescription: "Vindtett utenpå, ull inni.",
    description: [
      "Til −10 °C og nypreparerte skiløyper. Vindtett overside, en håndflate som griper stavene, og et løst innerfôr av ull.",
    ],
    fit: "Vanlig passform med løst innerfôr.",
  },
  "kall-steel-bottle": {
    shortDescription: "Kald hele dagen, varm halve.",
    description: [
      "Doble stålvegger med vakuum imellom. Den svetter ikke i sekken og tar ikke smak, og lokket kan tas fra hverandre til oppvasken.",
    ],
    fit: "0,75 liter, 26 cm høy, 7 cm bred. 360 g.",
  },
  "klunk-squeeze-bottle": {
    shortDescription: "Myk, lett, laget for én hånd.",
    description: ["Oppkalt etter lyden. Klem, drikk, slipp den i holderen: ventilen lukker seg selv."],
    fit: "0,6 liter, 20 cm høy, 7,4 cm bred. 78 g.",
  },
  "rulle-foam-roller": {
    shortDescription: "Riller til leggene, kanter til nakken, stille mot gulvet.",
    description: ["En hard kjerne i riflet skum med tre overflater. Ti minutter foran TV-en teller som trening her."],
    fit: "33 cm lang, 14 cm bred. 690 g.",
  },
  "golv-training-mat": {
    shortDescription: "Naturgummi som griper svette hender, med bærereim.",
    description: [
      "6 mm naturgummi under et topplag som suger opp svette så du ikke glir. Den er tung, så den ligger flatt.",
      "Nye matter lukter gummi i en uke. En natt ute hjelper.",
    ],
    fit: "183 × 66 cm, 6 mm tykk. 2,6 kg.",
  },
  "dra-loop-bands": {
    shortDescription: "Tre flate bånd: lett, middels, tungt.",
    description: [
      "Vevd bomull med gummi i, så de ruller seg ikke og drar ikke i hår. Tre styrker i en pose som får plass i jakkelomma.",
    ],
    fit: "38 cm rundt i hvile, 8 cm brede.",
  },
  "stretch-tube-set": {
    shortDescription: "En hel kabelmaskin i en skuff.",
    description: [
      "En lateksslange med to skumkledde håndtak og et dørfeste: roing, press og drag overalt hvor det er en dør.",
    ],
    fit: "120 cm i hvile, omtrent 11 kg motstand ved dobbel lengde.",
  },
  "torr-gym-towel": {
    shortDescription: "Lang nok til en benk, tynn nok til en bag.",
    description: [
      "Frotté på den ene siden, glatt på den andre, med hempe og en puls så du vet hvilken side som er din.",
    ],
    fit: "50 × 100 cm, 450 g per kvadratmeter.",
  },
  "krita-chalk-block": {
    shortDescription: "Rent magnesiumkarbonat, 56 gram.",
    description: ["Kritt til markløftdager: én tørr blokk, to tørre hender. Knekk den, knus den eller bruk den hel."],
    fit: "5 × 5 × 2,5 cm.",
  },
  "fem-panel-cap-prototype": {
    shortDescription: "Ikke lansert ennå.",
    description: ["En flat caps med fem paneler i nylon."],
    fit: "Justerbar, 55 til 61 cm.",
  },
  "fem-lined-beanie": {
    shortDescription: "Merino utenpå, fleece inni. Kommer med den første frosten.",
    description: ["En lue med fleecebånd over ørene, til løping i kuldegrader. Bildene er på vei."],
    fit: "Strekker seg fra 55 til 61 cm.",
  },
};
