import { accessories } from "./da/accessories.ts";
import { mens } from "./da/mens.ts";
import { pictures } from "./da/pictures.ts";
import { womens } from "./da/womens.ts";
import type { DemoTranslations } from "./types.ts";

const measureTights = "Mål taljen, hvor den er smallest, og hofterne, hvor de er bredest, med målebåndet vandret.";

const sizeUpCompression =
  "Mellem to størrelser? Tag den større. Strammere virker ikke bedre; stoffet slides bare hurtigere.";

export const da: DemoTranslations = {
  products: { ...mens, ...womens, ...accessories },
  pictures,
  families: {
    jersey: {
      fitGuide:
        "Læg en T-shirt, du er glad for, fladt, mål fra armhule til armhule, og gang med to. Sammenlign med brystmålet nedenfor.",
      recommendation: "Mellem to størrelser? Tag den mindre til træning og den større til alt andet.",
    },
    "womens-jersey": {
      fitGuide: "Mål rundt om barmen, hvor den er størst, med målebåndet vandret og uden at stramme.",
      recommendation: "Mellem to størrelser? Tag den mindre til træning og den større til at have udenpå.",
    },
    "base-layer": {
      fitGuide: "Bæres mod huden. Mål brystet på bar hud.",
      recommendation: "Tag din sædvanlige størrelse. Strikken giver sig lidt og trækker sig sammen i vask.",
    },
    compression: {
      fitGuide:
        "Kompression skal føles fast først og behageligt efter ti minutter. Mål på bar hud, hvor kroppen er bredest.",
      recommendation: sizeUpCompression,
    },
    fleece: {
      fitGuide: "Har plads til en T-shirt under. Sammenlign med en hættetrøje, du har, lagt fladt.",
      recommendation: "Tag din sædvanlige størrelse eller en større for en løs pasform.",
    },
    shell: {
      fitGuide: "Passer over et mellemlag. Løft begge arme: kanten skal blive under taljen.",
      recommendation: "Tag din sædvanlige størrelse. Tag kun en større, hvis du har en tyk fleece under.",
    },
    insulated: {
      fitGuide: "Isolering skal have lidt luft: jakken skal kunne lukkes over en hættetrøje uden at stramme.",
      recommendation: "Tag din sædvanlige størrelse over en T-shirt eller en større over en tyk hættetrøje.",
    },
    shorts: {
      fitGuide: "Mål taljen, hvor den er smallest, lige over navlen. Snøren tager ca. 6 cm ind.",
      recommendation: "Mellem to størrelser? Tag den mindre til løb og den større til styrke.",
    },
    joggers: {
      fitGuide: "Mål talje og skridtlængde på et par bukser, der sidder godt.",
      recommendation: "Tag din sædvanlige størrelse. Størrelse M har 82 cm skridtlængde.",
    },
    tights: {
      fitGuide: measureTights,
      recommendation: "Mellem to størrelser? Tag den mindre til løb og den større til yoga og rejser.",
    },
    "compression-tights": { fitGuide: measureTights, recommendation: sizeUpCompression },
    "short-tights": { fitGuide: measureTights, recommendation: "Tag den størrelse, du har i vores leggings." },
    bra: {
      fitGuide: "Det er båndet, der bærer, ikke stropperne. To fingre skal kunne være under det, ikke en hel hånd.",
      recommendation: "Tag en mindre størrelse, hvis båndet kryber op, og en større, hvis halsen skærer ind.",
    },
    socks: {
      fitGuide: "Størrelserne følger EU-skostørrelser. Strømpens hæl skal sidde på hælen, ikke over den.",
      recommendation: "Mellem to størrelser? Tag den mindre. En strømpe, der krøller, giver vabler.",
    },
    headwear: {
      fitGuide: "Mål rundt om hovedet, en fingerbredde over ørerne. Passer 55 til 61 cm.",
      recommendation: "Én størrelse. Huer og pandebånd giver sig, og kasketter justeres bagpå.",
    },
    gloves: {
      fitGuide: "Mål rundt om knoerne, med flad hånd og samlede fingre, uden tommelfingeren.",
      recommendation: "Mellem to størrelser? Tag den mindre til styrke og den større til vinter.",
    },
    duffels: { fitGuide: "Én størrelse.", recommendation: "" },
    backpacks: {
      fitGuide: "Løsn remmene, tag tasken på, og stram skulderremmene først og brystremmen til sidst.",
      recommendation: "Én størrelse, med remme, der passer dig mellem 155 og 195 cm.",
    },
    equipment: { fitGuide: "Én størrelse.", recommendation: "" },
    bands: { fitGuide: "Én størrelse.", recommendation: "Begynd lettere, end du tror." },
    towels: { fitGuide: "Én størrelse.", recommendation: "Ét til bænken, ét til dig." },
  },
  care: {
    "Machine wash at 30 °C with similar colors": "Maskinvask ved 30 °C med lignende farver",
    "No fabric softener: it keeps the fabric from moving sweat":
      "Brug ikke skyllemiddel: det hindrer stoffet i at lede sveden væk",
    "Hang to dry": "Hæng til tørre",
    "Iron on low, never over the logo": "Stryg ved lav varme, aldrig hen over logoet",
    "Wash inside out, on a gentle cycle": "Vask med vrangen ud på skåneprogram",
    "Dry flat, away from heat": "Tør fladt, ikke tæt på varme",
    "Keep away from heat, which damages elastane": "Hold væk fra varme: den skader elastan",
    "Air it out first: wool needs fewer washes": "Luft først: uld skal sjældnere vaskes",
    "Wool cycle at 30 °C with wool detergent": "Uldprogram ved 30 °C med uldvaskemiddel",
    "Don't tumble dry": "Tåler ikke tørretumbling",
    "Machine wash at 40 °C, inside out": "Maskinvask ved 40 °C med vrangen ud",
    "Close the zipper and tie the cords first": "Luk lynlåsen, og bind snorene først",
    "Tumble dry on low, or hang": "Tørretumbl ved lav varme, eller hæng til tørre",
    "Iron on low, never over a print": "Stryg ved lav varme, aldrig hen over tryk",
    "Wash at 30 °C with liquid detergent": "Vask ved 30 °C med flydende vaskemiddel",
    "Rinse twice, no softener": "Skyl to gange, intet skyllemiddel",
    "Tumble dry on low for 20 minutes: heat renews the water repellency":
      "Tørretumbl ved lav varme i 20 minutter: varmen gør stoffet vandafvisende igen",
    "Reapply a water-repellent treatment when water stops beading": "Imprægner, når vandet ikke længere perler",
    "Spot clean where possible": "Pletrens, når det er muligt",
    "Wash at 30 °C on a gentle cycle, zippers closed": "Vask ved 30 °C på skåneprogram med lynlåsene lukket",
    "Tumble dry on low with two tennis balls until the fill is fluffy":
      "Tørretumbl ved lav varme med to tennisbolde, til fyldet er luftigt",
    "Store hanging, never compressed": "Opbevar hængende, aldrig presset sammen",
    "Empty the pockets first: keys tear mesh": "Tøm lommerne først: nøgler river mesh i stykker",
    "Tie the drawcord first": "Bind snøren først",
    "Iron on low": "Stryg ved lav varme",
    "Take out the pads first": "Tag indlæggene ud først",
    "Dry flat; never tumble dry": "Tør fladt; aldrig i tørretumbler",
    "No fabric softener": "Intet skyllemiddel",
    "Hand wash at 30 °C": "Håndvask ved 30 °C",
    "Shape while damp": "Form, mens den er fugtig",
    "Press out water; don't wring": "Tryk vandet ud, vrid ikke",
    "Wipe with a damp cloth": "Tør af med en fugtig klud",
    "Empty and air out after wet days": "Tøm og luft ud efter våde dage",
    "Don't machine wash: it strips the coating": "Tåler ikke maskinvask: den ødelægger belægningen",
    "Wipe with water and mild soap": "Tør af med vand og mild sæbe",
    "Dry before you put it away": "Tør, før du lægger væk",
    "Keep out of direct sun": "Opbevar ikke i direkte sol",
    "Wash at 60 °C before first use": "Vask ved 60 °C før første brug",
    "No fabric softener: it closes the loops":
      "Brug ikke skyllemiddel: det lægger sig i frottéen, så den suger dårligere",
    "Tumble dry or hang": "Tørretumbl, eller hæng til tørre",
  },
  materials: {
    Polyester: "Polyester",
    Nylon: "Nylon",
    Elastane: "Elastan",
    Cotton: "Bomuld",
    Wool: "Uld",
    Lyocell: "Lyocell",
    Acrylic: "Akryl",
    Microfiber: "Mikrofiber",
    "Reflective glass yarn": "Reflekterende glasgarn",
    Polyurethane: "Polyurethan",
    "Stainless steel": "Rustfrit stål",
    Polypropylene: "Polypropylen",
    Polyethylene: "Polyethylen",
    "Ethylene-vinyl acetate": "Ethylenvinylacetat",
    "Natural rubber": "Naturgummi",
    "Natural latex": "Naturlatex",
    "Foam rubber": "Skumgummi",
    "Magnesium carbonate": "Magnesiumkarbonat",
  },
  colors: {
    black: "Sort",
    white: "Hvid",
    graphite: "Grafit",
    fog: "Tåge",
    sand: "Sand",
    navy: "Marineblå",
    fjord: "Fjord",
    ice: "Is",
    spruce: "Gran",
    lichen: "Lav",
    lingon: "Tyttebær",
    rust: "Rust",
    plum: "Blomme",
    heather: "Lyng",
    cloudberry: "Multebær",
    volt: "Volt",
  },
  collections: {
    "under-300": { title: "Under 300 kr", text: "Små ting, der gør træningen bedre. På lager nu." },
    "first-5k": { title: "Dine første 5 km", text: "Det, vores hold ville pakke." },
    "hoodie-weather": { title: "Hættetrøjevejr", text: "" },
  },
};
