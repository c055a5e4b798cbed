import { accessories } from "./nb/accessories.ts";
import { mens } from "./nb/mens.ts";
import { pictures } from "./nb/pictures.ts";
import { womens } from "./nb/womens.ts";
import type { DemoTranslations } from "./types.ts";

const measureTights = "Mål livet der det er smalest og hoftene der de er bredest, med målebåndet vannrett.";

const sizeUpCompression = "Mellom to størrelser? Gå opp. Strammere virker ikke bedre; stoffet slites bare fortere ut.";

export const nb: DemoTranslations = {
  products: { ...mens, ...womens, ...accessories },
  pictures,
  families: {
    jersey: {
      fitGuide:
        "Legg en T-skjorte du liker flatt, mål fra armhule til armhule og doble målet. Sammenlign med brystmålet nedenfor.",
      recommendation: "Mellom to størrelser? Gå ned til trening og opp til alt annet.",
    },
    "womens-jersey": {
      fitGuide: "Mål rundt bysten der den er størst, med målebåndet vannrett og uten å stramme.",
      recommendation: "Mellom to størrelser? Gå ned til trening og opp for å ha den utenpå noe.",
    },
    "base-layer": {
      fitGuide: "Brukes mot huden. Mål brystet på bar hud.",
      recommendation: "Ta din vanlige størrelse. Stoffet gir litt etter og trekker seg sammen i vasken.",
    },
    compression: {
      fitGuide:
        "Kompresjon skal kjennes fast først og behagelig etter ti minutter. Mål på bar hud, der kroppen er bredest.",
      recommendation: sizeUpCompression,
    },
    fleece: {
      fitGuide: "Har plass til en T-skjorte under. Sammenlign med en hettegenser du har, lagt flatt.",
      recommendation: "Ta din vanlige størrelse, eller gå opp for en ledig passform.",
    },
    shell: {
      fitGuide: "Passer over et mellomlag. Løft begge armene: kanten skal bli liggende under livet.",
      recommendation: "Ta din vanlige størrelse. Gå opp bare hvis du har en tykk fleece under.",
    },
    insulated: {
      fitGuide: "Isolasjon trenger litt luft: jakka skal kunne lukkes over en hettegenser uten å stramme.",
      recommendation: "Ta din vanlige størrelse over en T-skjorte, eller gå opp over en tykk hettegenser.",
    },
    shorts: {
      fitGuide: "Mål livet der det er smalest, like over navlen. Snøringen tar inn omtrent 6 cm.",
      recommendation: "Mellom to størrelser? Gå ned til løping og opp til styrke.",
    },
    joggers: {
      fitGuide: "Mål liv og innerbein på en bukse som sitter godt.",
      recommendation: "Ta din vanlige størrelse. Størrelse M har 82 cm innerbein.",
    },
    tights: {
      fitGuide: measureTights,
      recommendation: "Mellom to størrelser? Gå ned til løping og opp til yoga og reise.",
    },
    "compression-tights": { fitGuide: measureTights, recommendation: sizeUpCompression },
    "short-tights": { fitGuide: measureTights, recommendation: "Ta størrelsen du har i tightsene våre." },
    bra: {
      fitGuide: "Det er båndet som bærer, ikke stroppene. To fingre skal få plass under det, ikke en hel hånd.",
      recommendation: "Gå ned en størrelse hvis båndet glir opp, og opp hvis halsen skjærer inn.",
    },
    socks: {
      fitGuide: "Størrelsene følger EU-skostørrelser. Hælen på sokken skal sitte på hælen, ikke over.",
      recommendation: "Mellom to størrelser? Gå ned. En sokk som krøller seg, gir gnagsår.",
    },
    headwear: {
      fitGuide: "Mål rundt hodet, en fingerbredde over ørene. Passer 55 til 61 cm.",
      recommendation: "Én størrelse. Luer og pannebånd gir etter, og capser justeres bak.",
    },
    gloves: {
      fitGuide: "Mål rundt knokene, med flat hånd og samlede fingre, uten tommelen.",
      recommendation: "Mellom to størrelser? Gå ned til styrke og opp til vinter.",
    },
    duffels: { fitGuide: "Én størrelse.", recommendation: "" },
    backpacks: {
      fitGuide: "Løsne reimene, ta på sekken og stram skulderreimene først og brystreima sist.",
      recommendation: "Én størrelse, med reimer som passer deg mellom 155 og 195 cm.",
    },
    equipment: { fitGuide: "Én størrelse.", recommendation: "" },
    bands: { fitGuide: "Én størrelse.", recommendation: "Begynn lettere enn du tror." },
    towels: { fitGuide: "Én størrelse.", recommendation: "Én til benken, én til deg." },
  },
  care: {
    "Machine wash at 30 °C with similar colors": "Maskinvask på 30 °C med lignende farger",
    "No fabric softener: it keeps the fabric from moving sweat":
      "Ikke bruk tøymykner: den hindrer stoffet i å transportere svette",
    "Hang to dry": "Heng til tørk",
    "Iron on low, never over the logo": "Stryk på lav varme, aldri over logoen",
    "Wash inside out, on a gentle cycle": "Vask på vranga på skånsomt program",
    "Dry flat, away from heat": "Tørk flatt, ikke nær varme",
    "Keep away from heat, which damages elastane": "Hold unna varme: den skader elastan",
    "Air it out first: wool needs fewer washes": "Luft først: ull trenger sjeldnere vask",
    "Wool cycle at 30 °C with wool detergent": "Ullprogram på 30 °C med ullvaskemiddel",
    "Don't tumble dry": "Ikke tørketrommel",
    "Machine wash at 40 °C, inside out": "Maskinvask på 40 °C, på vranga",
    "Close the zipper and tie the cords first": "Lukk glidelåsen og knyt snorene først",
    "Tumble dry on low, or hang": "Tørketrommel på lav varme, eller heng til tørk",
    "Iron on low, never over a print": "Stryk på lav varme, aldri over trykk",
    "Wash at 30 °C with liquid detergent": "Vask på 30 °C med flytende vaskemiddel",
    "Rinse twice, no softener": "Skyll to ganger, ingen tøymykner",
    "Tumble dry on low for 20 minutes: heat renews the water repellency":
      "Tørketrommel på lav varme i 20 minutter: varmen gjør plagget vannavvisende igjen",
    "Reapply a water-repellent treatment when water stops beading": "Impregner når vannet ikke lenger perler",
    "Spot clean where possible": "Flekkvask når det går",
    "Wash at 30 °C on a gentle cycle, zippers closed": "Vask på 30 °C på skånsomt program, med glidelåsene lukket",
    "Tumble dry on low with two tennis balls until the fill is fluffy":
      "Tørketrommel på lav varme med to tennisballer til fyllet er luftig",
    "Store hanging, never compressed": "Oppbevar hengende, aldri sammenpresset",
    "Empty the pockets first: keys tear mesh": "Tøm lommene først: nøkler river i stykker mesh",
    "Tie the drawcord first": "Knyt snoren først",
    "Iron on low": "Stryk på lav varme",
    "Take out the pads first": "Ta ut innleggene først",
    "Dry flat; never tumble dry": "Tørk flatt; aldri tørketrommel",
    "No fabric softener": "Ingen tøymykner",
    "Hand wash at 30 °C": "Håndvask på 30 °C",
    "Shape while damp": "Form mens den er fuktig",
    "Press out water; don't wring": "Klem ut vannet, ikke vri",
    "Wipe with a damp cloth": "Tørk av med en fuktig klut",
    "Empty and air out after wet days": "Tøm og luft etter våte dager",
    "Don't machine wash: it strips the coating": "Ikke maskinvask: det ødelegger belegget",
    "Wipe with water and mild soap": "Tørk av med vann og mild såpe",
    "Dry before you put it away": "Tørk før du legger bort",
    "Keep out of direct sun": "Ikke oppbevar i direkte sol",
    "Wash at 60 °C before first use": "Vask på 60 °C før første gangs bruk",
    "No fabric softener: it closes the loops": "Ikke bruk tøymykner: den legger seg i frottéen så den suger dårligere",
    "Tumble dry or hang": "Tørketrommel eller heng til tørk",
  },
  materials: {
    Polyester: "Polyester",
    Nylon: "Nylon",
    Elastane: "Elastan",
    Cotton: "Bomull",
    Wool: "Ull",
    Lyocell: "Lyocell",
    Acrylic: "Akryl",
    Microfiber: "Mikrofiber",
    "Reflective glass yarn": "Reflekterende glassgarn",
    Polyurethane: "Polyuretan",
    "Stainless steel": "Rustfritt stål",
    Polypropylene: "Polypropylen",
    Polyethylene: "Polyetylen",
    "Ethylene-vinyl acetate": "Etylenvinylacetat",
    "Natural rubber": "Naturgummi",
    "Natural latex": "Naturlateks",
    "Foam rubber": "Skumgummi",
    "Magnesium carbonate": "Magnesiumkarbonat",
  },
  colors: {
    black: "Svart",
    white: "Hvit",
    graphite: "Grafitt",
    fog: "Tåke",
    sand: "Sand",
    navy: "Marineblå",
    fjord: "Fjord",
    ice: "Is",
    spruce: "Gran",
    lichen: "Lav",
    lingon: "Tyttebær",
    rust: "Rust",
    plum: "Plomme",
    heather: "Lyng",
    cloudberry: "Multe",
    volt: "Volt",
  },
  collections: {
    "under-300": { title: "Under 300 kr", text: "Småting som gjør økta bedre. På lager nå." },
    "first-5k": { title: "Din første femkilometer", text: "Det laget vårt ville pakket." },
    "hoodie-weather": { title: "Hettegenservær", text: "" },
  },
};
