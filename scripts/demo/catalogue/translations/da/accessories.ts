import type { ProductTranslation } from "../types.ts";

/** The products of accessories.ts in Danish. */
export const accessories: Readonly<Record<string, ProductTranslation>> = {
  "performance-crew-socks": {
    shortDescription: "Polstret hæl og tå, ribbet svang, ingen søm at mærke.",
    description: [
      "Tåen er kædet i hånden og efterlader ingen kant, og den ribbede svang holder hælen, hvor den skal være.",
      "Strikket af merino og nylon, med venstre og højre mærket på indersiden af skaftet.",
    ],
    fit: "Halvhøje, til midt på læggen.",
  },
  "tempo-ankle-socks": {
    shortDescription: "Tynde, hurtige og lige over skoen.",
    description: [
      "En konkurrencestrømpe: ét tyndt lag, mesh over vristen og en hælflig, der forhindrer skoen i at gnave.",
      "Køb to par. Der forsvinder altid én.",
    ],
    fit: "Ankelhøje.",
  },
  "press-compression-socks": {
    shortDescription: "Tryk, der aftager fra ankel til knæ.",
    description: ["20 mmHg ved anklen, mindre op mod knæet. Gode på lange flyveture og lange løbeture og dagen efter."],
    fit: "Knæhøje med fast tryk.",
  },
  "dold-no-show-socks": {
    shortDescription: "Skjult i skoen, fast ved hælen.",
    description: [
      "Dold er svensk for skjult. En silikonestribe i hælen forhindrer strømpen i at glide ned under foden.",
    ],
    fit: "Under anklen.",
  },
  "pendla-roll-top-backpack": {
    shortDescription: "Rulles ud til en hjelm, rulles sammen til lille.",
    description: [
      "En taske til pendlere: computeren mod ryggen, våde sko i deres eget rum nederst og en rulletop, der giver otte liter mere, når du køber ind på vejen.",
      "Vandtæt stof og tapede sømme. Frontlommen tåler kun stænk, så hav telefonen øverst.",
    ],
    fit: "24 liter, 50 × 30 × 16 cm, 32 liter rullet ud. 820 g.",
  },
  "dagstur-daypack": {
    shortDescription: "En enkel, let rygsæk med én smart lomme.",
    description: [
      "Den smarte lomme sidder under låget: foret med fleece til briller eller telefon og i læ for regnen. Resten er ét stort rum, som en dagsrygsæk skal være.",
    ],
    fit: "18 liter, 46 × 28 × 14 cm. 560 g.",
  },
  "hall-duffel-45": {
    shortDescription: "Til weekenden, turneringen og hele familiens badetøj.",
    description: [
      "En bred lynlås åbner hele oversiden. Indeni er der et rum til vådt og et til alt det, der ellers bliver væk. Udenpå to behagelige håndtag.",
      "Den dobbelte bund suger ikke vand op fra gulvet.",
    ],
    fit: "45 liter, 58 × 30 × 28 cm. 940 g.",
  },
  "lunch-duffel-22": {
    shortDescription: "Et par sko, et sæt tøj, én frokostpause.",
    description: [
      "Lille nok til skabet og bagagehylden. Et ventileret rum i den ene ende holder skoene væk fra trøjen.",
    ],
    fit: "22 liter, 44 × 24 × 22 cm. 610 g.",
  },
  "kurva-cap": {
    shortDescription: "Seks paneler, buet skygge, vasket bomuld.",
    description: ["Kasketten til fridage. Forvasket, så den sidder, som om du har haft den i et år."],
    fit: "Justerbar, 55 til 61 cm.",
  },
  "vind-running-cap": {
    shortDescription: "Mesh i siderne, blød skygge, 48 gram.",
    description: [
      "Fold den ned i lommen, og den kommer op igen i form. Mesh på begge sider og et bånd, der fanger sveden, før øjnene gør.",
    ],
    fit: "Justerbar, 55 til 61 cm.",
  },
  "vinter-cuffed-beanie": {
    shortDescription: "Ribstrikket merino med bredt opslag.",
    description: [
      "To lag over ørerne, ét på toppen, der lukker varmen ud. Strikket med samme merino som vores inderste lag.",
    ],
    fit: "Én størrelse. Ribben giver efter.",
  },
  "spar-running-beanie": {
    shortDescription: "Tynd, tætsiddende og hurtigtørrende.",
    description: ["Til dage, hvor en kasket er for lidt og en vinterhue for meget. Passer under hjelmen og i lommen."],
    fit: "Én størrelse, tætsiddende.",
  },
  "bred-headband": {
    shortDescription: "Dækker ørerne, giver plads til hestehalen.",
    description: ["Et bredt pandebånd med børstet inderside, højere bagpå til hestehalen."],
    fit: "Én størrelse, tætsiddende.",
  },
  "grepp-training-gloves": {
    shortDescription: "Halve fingre, tynd håndflade, fuld føling med stangen.",
    description: [
      "Ét lag mikrofiber mellem dig og rillerne, dobbelt, hvor hård hud dannes. Mesh på oversiden og en manchet, du trækker på på et sekund.",
    ],
    fit: "Tætsiddende, halve fingre.",
  },
  "grepp-pro-gloves": {
    shortDescription: "Polstret håndflade og rigtig håndledsstøtte.",
    description: [
      "Til tunge løft og lange sæt: gel, hvor stangen trykker mest, og en bred strikket manchet, der støtter håndleddet.",
    ],
    fit: "Tætsiddende, halve fingre.",
  },
  "vante-running-gloves": {
    shortDescription: "Fingerspidser til touchskærm, varme hænder.",
    description: [
      "En børstet strækhandske til −5 til 5 °C. Ledende garn i tommel- og pegefinger og en manchet, der når over uret.",
    ],
    fit: "Tætsiddende, hele fingre.",
  },
  "fjallvante-winter-gloves": {
    shortDescription: "Vindtæt udenpå, uld indeni.",
    description: [
      "Til −10 °C og friske langrendsspor. Vindtæt overside, en håndflade, der griber om stavene, og et løst inderfor af uld.",
    ],
    fit: "Almindelig pasform med løst inderfor.",
  },
  "kall-steel-bottle": {
    shortDescription: "Kold hele dagen, varm den halve.",
    description: [
      "Dobbelte stålvægge med vakuum imellem. Den sveder ikke i tasken og tager ikke smag, og låget kan skilles ad til opvasken.",
    ],
    fit: "0,75 liter, 26 cm høj, 7 cm bred. 360 g.",
  },
  "klunk-squeeze-bottle": {
    shortDescription: "Blød, let, lavet til én hånd.",
    description: ["Opkaldt efter lyden. Klem, drik, slip den i holderen: ventilen lukker selv."],
    fit: "0,6 liter, 20 cm høj, 7,4 cm bred. 78 g.",
  },
  "rulle-foam-roller": {
    shortDescription: "Riller til læggene, kanter til nakken, stille mod gulvet.",
    description: ["En hård kerne i rillet skum med tre overflader. Ti minutter foran tv'et tæller som træning her."],
    fit: "33 cm lang, 14 cm bred. 690 g.",
  },
  "golv-training-mat": {
    shortDescription: "Naturgummi, der griber om svedige hænder, med bærerem.",
    description: [
      "6 mm naturgummi under et toplag, der suger sved, så du ikke glider. Den er tung, så den ligger fladt.",
      "Nye måtter lugter af gummi i en uge. En nat udendørs hjælper.",
    ],
    fit: "183 × 66 cm, 6 mm tyk. 2,6 kg.",
  },
  "dra-loop-bands": {
    shortDescription: "Tre flade bånd: let, mellem, tung.",
    description: [
      "Vævet bomuld med gummi i, så de ikke ruller op eller hiver i hårene. Tre styrker i en pose, der kan være i jakkelommen.",
    ],
    fit: "38 cm rundt i hvile, 8 cm brede.",
  },
  "stretch-tube-set": {
    shortDescription: "En hel kabelmaskine i en skuffe.",
    description: [
      "En latexslange med to skumbeklædte håndtag og et dørbeslag: roning, pres og træk overalt, hvor der er en dør.",
    ],
    fit: "120 cm i hvile, ca. 11 kg modstand ved dobbelt længde.",
  },
  "torr-gym-towel": {
    shortDescription: "Lang nok til en bænk, tynd nok til en taske.",
    description: [
      "Frotté på den ene side, glat på den anden, med en strop og en puls, så du ved, hvilken side der er din.",
    ],
    fit: "50 × 100 cm, 450 g pr. kvadratmeter.",
  },
  "krita-chalk-block": {
    shortDescription: "Rent magnesiumkarbonat, 56 gram.",
    description: ["Kridt til dødløftsdage: én tør blok, to tørre hænder. Bræk den, knus den, eller brug den hel."],
    fit: "5 × 5 × 2,5 cm.",
  },
  "fem-panel-cap-prototype": {
    shortDescription: "Ikke udgivet endnu.",
    description: ["En flad kasket med fem paneler i nylon."],
    fit: "Justerbar, 55 til 61 cm.",
  },
  "fem-lined-beanie": {
    shortDescription: "Merino udenpå, fleece indeni. Kommer med den første frost.",
    description: ["En hue med fleecebånd over ørerne, til løb i frostvejr. Billederne er på vej."],
    fit: "Strækker sig fra 55 til 61 cm.",
  },
};
