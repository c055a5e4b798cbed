import { accessories } from "./sv/accessories.ts";
import { mens } from "./sv/mens.ts";
import { pictures } from "./sv/pictures.ts";
import { womens } from "./sv/womens.ts";
import type { DemoTranslations } from "./types.ts";

const measureTights = "Mät midjan där den är smalast och höfterna där de är bredast, med måttbandet vågrätt.";

const sizeUpCompression =
  "Mellan två storlekar? Välj den större. Tajtare fungerar inte bättre; tyget slits bara ut fortare.";

export const sv: DemoTranslations = {
  products: { ...mens, ...womens, ...accessories },
  pictures,
  families: {
    jersey: {
      fitGuide:
        "Lägg en t-shirt du gillar platt, mät från armhåla till armhåla och dubbla måttet. Jämför med bröstmåttet nedan.",
      recommendation: "Mellan två storlekar? Välj den mindre till träning och den större till allt annat.",
    },
    "womens-jersey": {
      fitGuide: "Mät runt bysten där den är som störst, med måttbandet vågrätt och utan att dra åt.",
      recommendation: "Mellan två storlekar? Välj den mindre att träna i och den större att ha utanpå annat.",
    },
    "base-layer": {
      fitGuide: "Bärs mot huden. Mät bröstet på bar hud.",
      recommendation: "Ta din vanliga storlek. Trikån töjer sig lite och drar ihop sig i tvätten.",
    },
    compression: {
      fitGuide:
        "Kompression ska kännas fast först och skön efter tio minuter. Mät på bar hud, där kroppen är som bredast.",
      recommendation: sizeUpCompression,
    },
    fleece: {
      fitGuide: "Har plats för en t-shirt under. Jämför med en hoodie du redan har, lagd platt.",
      recommendation: "Ta din vanliga storlek, eller en större för ledig passform.",
    },
    shell: {
      fitGuide: "Passar över ett mellanlager. Lyft båda armarna: fållen ska stanna nedanför midjan.",
      recommendation: "Ta din vanliga storlek. Välj en större bara om du har en tjock fleece under.",
    },
    insulated: {
      fitGuide: "Vaddering behöver lite luft: jackan ska gå att stänga över en hoodie utan att det stramar.",
      recommendation: "Ta din vanliga storlek över en t-shirt, eller en större över en tjock hoodie.",
    },
    shorts: {
      fitGuide: "Mät midjan där den är smalast, strax ovanför naveln. Dragskon tar in ungefär 6 cm.",
      recommendation: "Mellan två storlekar? Välj den mindre till löpning och den större till styrka.",
    },
    joggers: {
      fitGuide: "Mät midja och innerbenslängd på byxor som sitter bra.",
      recommendation: "Ta din vanliga storlek. Storlek M har 82 cm innerbenslängd.",
    },
    tights: {
      fitGuide: measureTights,
      recommendation: "Mellan två storlekar? Välj den mindre till löpning och den större till yoga och resor.",
    },
    "compression-tights": { fitGuide: measureTights, recommendation: sizeUpCompression },
    "short-tights": { fitGuide: measureTights, recommendation: "Ta samma storlek som du har i våra leggings." },
    bra: {
      fitGuide: "Det är underbandet som bär, inte axelbanden. Två fingrar ska få plats under det, inte en hel hand.",
      recommendation: "Ta en mindre storlek om bandet åker upp, och en större om ringningen skär in.",
    },
    socks: {
      fitGuide: "Storlekarna följer EU-skostorlekar. Strumpans häl ska sitta på hälen, inte ovanför.",
      recommendation: "Mellan två storlekar? Välj den mindre. En strumpa som veckar sig ger skavsår.",
    },
    headwear: {
      fitGuide: "Mät runt huvudet, en fingerbredd ovanför öronen. Passar 55 till 61 cm.",
      recommendation: "En storlek. Mössor och pannband töjer sig, och kepsar justeras bak.",
    },
    gloves: {
      fitGuide: "Mät runt knogarna, med handen platt och fingrarna ihop, utan tummen.",
      recommendation: "Mellan två storlekar? Välj den mindre till styrka och den större till vinter.",
    },
    duffels: { fitGuide: "En storlek.", recommendation: "" },
    backpacks: {
      fitGuide: "Lossa remmarna, ta på väskan och dra åt axelremmarna först och bröstremmen sist.",
      recommendation: "En storlek, med remmar som passar dig mellan 155 och 195 cm.",
    },
    equipment: { fitGuide: "En storlek.", recommendation: "" },
    bands: { fitGuide: "En storlek.", recommendation: "Börja lättare än du tror." },
    towels: { fitGuide: "En storlek.", recommendation: "En till bänken, en till dig." },
  },
  care: {
    "Machine wash at 30 °C with similar colors": "Maskintvätt i 30 °C med liknande färger",
    "No fabric softener: it keeps the fabric from moving sweat":
      "Använd inte sköljmedel: det hindrar tyget från att transportera bort svett",
    "Hang to dry": "Hängtorka",
    "Iron on low, never over the logo": "Stryk på låg värme, aldrig över loggan",
    "Wash inside out, on a gentle cycle": "Tvätta ut och in på skonsamt program",
    "Dry flat, away from heat": "Plantorka, inte nära värme",
    "Keep away from heat, which damages elastane": "Håll borta från värme: den skadar elastan",
    "Air it out first: wool needs fewer washes": "Vädra först: ull behöver tvättas mer sällan",
    "Wool cycle at 30 °C with wool detergent": "Ullprogram i 30 °C med ulltvättmedel",
    "Don't tumble dry": "Torktumla inte",
    "Machine wash at 40 °C, inside out": "Maskintvätt i 40 °C, ut och in",
    "Close the zipper and tie the cords first": "Stäng dragkedjan och knyt snörena först",
    "Tumble dry on low, or hang": "Torktumla på låg värme eller hängtorka",
    "Iron on low, never over a print": "Stryk på låg värme, aldrig över tryck",
    "Wash at 30 °C with liquid detergent": "Tvätta i 30 °C med flytande tvättmedel",
    "Rinse twice, no softener": "Skölj två gånger, inget sköljmedel",
    "Tumble dry on low for 20 minutes: heat renews the water repellency":
      "Torktumla på låg värme i 20 minuter: värmen gör plagget vattenavvisande igen",
    "Reapply a water-repellent treatment when water stops beading": "Impregnera när vattnet inte längre pärlar sig",
    "Spot clean where possible": "Fläcktvätta när det går",
    "Wash at 30 °C on a gentle cycle, zippers closed": "Tvätta i 30 °C på skonsamt program, med dragkedjorna stängda",
    "Tumble dry on low with two tennis balls until the fill is fluffy":
      "Torktumla på låg värme med två tennisbollar tills fyllningen är luftig",
    "Store hanging, never compressed": "Förvara hängande, aldrig ihoptryckt",
    "Empty the pockets first: keys tear mesh": "Töm fickorna först: nycklar river sönder mesh",
    "Tie the drawcord first": "Knyt dragskon först",
    "Iron on low": "Stryk på låg värme",
    "Take out the pads first": "Ta ut inläggen först",
    "Dry flat; never tumble dry": "Plantorka; torktumla aldrig",
    "No fabric softener": "Inget sköljmedel",
    "Hand wash at 30 °C": "Handtvätt i 30 °C",
    "Shape while damp": "Forma medan den är fuktig",
    "Press out water; don't wring": "Krama ur vattnet, vrid inte",
    "Wipe with a damp cloth": "Torka av med en fuktig trasa",
    "Empty and air out after wet days": "Töm och vädra efter blöta dagar",
    "Don't machine wash: it strips the coating": "Maskintvätta inte: det förstör beläggningen",
    "Wipe with water and mild soap": "Torka av med vatten och mild tvål",
    "Dry before you put it away": "Torka innan du lägger undan",
    "Keep out of direct sun": "Förvara inte i direkt sol",
    "Wash at 60 °C before first use": "Tvätta i 60 °C före första användningen",
    "No fabric softener: it closes the loops":
      "Använd inte sköljmedel: det lägger sig i frottén så att den suger sämre",
    "Tumble dry or hang": "Torktumla eller hängtorka",
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
    "Reflective glass yarn": "Reflekterande glasgarn",
    Polyurethane: "Polyuretan",
    "Stainless steel": "Rostfritt stål",
    Polypropylene: "Polypropen",
    Polyethylene: "Polyeten",
    "Ethylene-vinyl acetate": "Etenvinylacetat",
    "Natural rubber": "Naturgummi",
    "Natural latex": "Naturlatex",
    "Foam rubber": "Skumgummi",
    "Magnesium carbonate": "Magnesiumkarbonat",
  },
  colors: {
    black: "Svart",
    white: "Vit",
    graphite: "Grafit",
    fog: "Dimma",
    sand: "Sand",
    navy: "Marinblå",
    fjord: "Fjord",
    ice: "Is",
    spruce: "Gran",
    lichen: "Lav",
    lingon: "Lingon",
    rust: "Rost",
    plum: "Plommon",
    heather: "Ljung",
    cloudberry: "Hjortron",
    volt: "Volt",
  },
  collections: {
    "under-300": { title: "Under 300 kr", text: "Småsaker som gör passet bättre. Finns i lager nu." },
    "first-5k": { title: "Din första femma", text: "Det vårt lag skulle packa." },
    "hoodie-weather": { title: "Hoodieväder", text: "" },
  },
};
