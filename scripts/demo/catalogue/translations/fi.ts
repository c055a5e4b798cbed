import { accessories } from "./fi/accessories.ts";
import { mens } from "./fi/mens.ts";
import { pictures } from "./fi/pictures.ts";
import { womens } from "./fi/womens.ts";
import type { DemoTranslations } from "./types.ts";

const measureTights = "Mittaa vyötärö kapeimmasta ja lantio leveimmästä kohdasta, mittanauha vaakasuorassa.";

const sizeUpCompression = "Kahden koon välissä? Ota suurempi. Tiukempi ei toimi paremmin, kangas vain kuluu nopeammin.";

export const fi: DemoTranslations = {
  products: { ...mens, ...womens, ...accessories },
  pictures,
  families: {
    jersey: {
      fitGuide:
        "Aseta hyvin istuva T-paita tasaiselle alustalle, mittaa kainalosta kainaloon ja kerro kahdella. Vertaa alla olevaan rinnanympärykseen.",
      recommendation: "Kahden koon välissä? Treeniin pienempi, kaikkeen muuhun suurempi.",
    },
    "womens-jersey": {
      fitGuide: "Mittaa rinnanympärys leveimmästä kohdasta, mittanauha vaakasuorassa ja kiristämättä.",
      recommendation: "Kahden koon välissä? Treeniin pienempi, kerrospukeutumiseen suurempi.",
    },
    "base-layer": {
      fitGuide: "Puetaan ihoa vasten. Mittaa rinta paljaalta iholta.",
      recommendation: "Ota tavallinen kokosi. Neulos venyy hieman ja palautuu pesussa.",
    },
    compression: {
      fitGuide:
        "Kompression kuuluu tuntua ensin napakalta ja kymmenen minuutin jälkeen mukavalta. Mittaa paljaalta iholta leveimmästä kohdasta.",
      recommendation: sizeUpCompression,
    },
    fleece: {
      fitGuide: "Alle mahtuu T-paita. Vertaa omaan huppariisi tasaisella alustalla.",
      recommendation: "Ota tavallinen kokosi, tai suurempi, jos haluat väljän.",
    },
    shell: {
      fitGuide: "Mahtuu välikerroksen päälle. Nosta molemmat kädet: helman kuuluu pysyä vyötärön alapuolella.",
      recommendation: "Ota tavallinen kokosi. Suurempi vain, jos alle tulee paksu fleece.",
    },
    insulated: {
      fitGuide: "Lämpökerros tarvitsee hieman tilaa: takin kuuluu mennä kiinni hupparin päälle kiristämättä.",
      recommendation: "T-paidan päälle tavallinen kokosi, paksun hupparin päälle suurempi.",
    },
    shorts: {
      fitGuide: "Mittaa vyötärö kapeimmasta kohdasta, juuri navan yläpuolelta. Nyöri kiristää noin 6 cm.",
      recommendation: "Kahden koon välissä? Juoksuun pienempi, voimaharjoitteluun suurempi.",
    },
    joggers: {
      fitGuide: "Mittaa hyvin istuvien housujen vyötärö ja sisäsauma.",
      recommendation: "Ota tavallinen kokosi. Koossa M sisäsauma on 82 cm.",
    },
    tights: {
      fitGuide: measureTights,
      recommendation: "Kahden koon välissä? Juoksuun pienempi, joogaan ja matkoille suurempi.",
    },
    "compression-tights": { fitGuide: measureTights, recommendation: sizeUpCompression },
    "short-tights": { fitGuide: measureTights, recommendation: "Ota sama koko kuin leggingseissämme." },
    bra: {
      fitGuide: "Ympärysnauha kantaa, eivät olkaimet. Sen alle kuuluu mahtua kaksi sormea, ei koko kättä.",
      recommendation: "Ota pienempi, jos ympärysnauha nousee, ja suurempi, jos kaula-aukko painaa.",
    },
    socks: {
      fitGuide: "Koot ovat EU-kengänkokoja. Sukan kantapään kuuluu olla kantapäässä, ei sen yläpuolella.",
      recommendation: "Kahden koon välissä? Ota pienempi. Ruttuun menevä sukka tekee rakkoja.",
    },
    headwear: {
      fitGuide: "Mittaa pään ympäri sormenleveyden korvien yläpuolelta. Sopii 55–61 cm.",
      recommendation: "Yksi koko. Pipot ja pannat joustavat, ja lippikset säätyvät takaa.",
    },
    gloves: {
      fitGuide: "Mittaa rystysten ympäri, käsi suorana ja sormet yhdessä, ilman peukaloa.",
      recommendation: "Kahden koon välissä? Voimaharjoitteluun pienempi, talveen suurempi.",
    },
    duffels: { fitGuide: "Yksi koko.", recommendation: "" },
    backpacks: {
      fitGuide: "Löysää hihnat, laita selkään ja kiristä ensin olkahihnat ja viimeisenä rintahihna.",
      recommendation: "Yksi koko, hihnat säätyvät 155–195-senttisille.",
    },
    equipment: { fitGuide: "Yksi koko.", recommendation: "" },
    bands: { fitGuide: "Yksi koko.", recommendation: "Aloita kevyemmin kuin luulet." },
    towels: { fitGuide: "Yksi koko.", recommendation: "Yksi penkille, yksi sinulle." },
  },
  care: {
    "Machine wash at 30 °C with similar colors": "Konepesu 30 °C samanväristen kanssa",
    "No fabric softener: it keeps the fabric from moving sweat":
      "Ei huuhteluainetta: se estää kangasta siirtämästä hikeä",
    "Hang to dry": "Ripusta kuivumaan",
    "Iron on low, never over the logo": "Silitä miedolla lämmöllä, ei koskaan logon päältä",
    "Wash inside out, on a gentle cycle": "Pese nurin päin hienopesuohjelmalla",
    "Dry flat, away from heat": "Kuivaa tasolla, ei lämmön lähellä",
    "Keep away from heat, which damages elastane": "Pidä poissa kuumasta: se vahingoittaa elastaania",
    "Air it out first: wool needs fewer washes": "Tuuleta ensin: villaa tarvitsee pestä harvemmin",
    "Wool cycle at 30 °C with wool detergent": "Villaohjelma 30 °C villanpesuaineella",
    "Don't tumble dry": "Ei rumpukuivausta",
    "Machine wash at 40 °C, inside out": "Konepesu 40 °C nurin päin",
    "Close the zipper and tie the cords first": "Sulje vetoketju ja solmi nyörit ensin",
    "Tumble dry on low, or hang": "Rumpukuivaa miedolla lämmöllä tai ripusta kuivumaan",
    "Iron on low, never over a print": "Silitä miedolla lämmöllä, ei koskaan painatuksen päältä",
    "Wash at 30 °C with liquid detergent": "Pese 30 °C nestemäisellä pesuaineella",
    "Rinse twice, no softener": "Huuhtele kahdesti, ei huuhteluainetta",
    "Tumble dry on low for 20 minutes: heat renews the water repellency":
      "Rumpukuivaa miedolla lämmöllä 20 minuuttia: lämpö palauttaa vedenhylkivyyden",
    "Reapply a water-repellent treatment when water stops beading": "Kyllästä uudelleen, kun vesi ei enää helmeile",
    "Spot clean where possible": "Puhdista vain tahrat, kun se riittää",
    "Wash at 30 °C on a gentle cycle, zippers closed": "Pese 30 °C hienopesuohjelmalla vetoketjut kiinni",
    "Tumble dry on low with two tennis balls until the fill is fluffy":
      "Rumpukuivaa miedolla lämmöllä kahden tennispallon kanssa, kunnes täyte on kuohkea",
    "Store hanging, never compressed": "Säilytä ripustettuna, ei koskaan puristettuna",
    "Empty the pockets first: keys tear mesh": "Tyhjennä taskut ensin: avaimet repivät verkkoa",
    "Tie the drawcord first": "Solmi nyöri ensin",
    "Iron on low": "Silitä miedolla lämmöllä",
    "Take out the pads first": "Irrota pehmusteet ensin",
    "Dry flat; never tumble dry": "Kuivaa tasolla; ei koskaan rumpukuivausta",
    "No fabric softener": "Ei huuhteluainetta",
    "Hand wash at 30 °C": "Käsinpesu 30 °C",
    "Shape while damp": "Muotoile kosteana",
    "Press out water; don't wring": "Purista vesi pois, älä väännä",
    "Wipe with a damp cloth": "Pyyhi kostealla liinalla",
    "Empty and air out after wet days": "Tyhjennä ja tuuleta märkien päivien jälkeen",
    "Don't machine wash: it strips the coating": "Ei konepesua: se irrottaa pinnoitteen",
    "Wipe with water and mild soap": "Pyyhi vedellä ja miedolla saippualla",
    "Dry before you put it away": "Kuivaa ennen säilytystä",
    "Keep out of direct sun": "Suojaa suoralta auringolta",
    "Wash at 60 °C before first use": "Pese 60 °C ennen ensimmäistä käyttöä",
    "No fabric softener: it closes the loops": "Ei huuhteluainetta: se tukkii froteen, joka imee sitten huonommin",
    "Tumble dry or hang": "Rumpukuivaa tai ripusta kuivumaan",
  },
  materials: {
    Polyester: "Polyesteri",
    Nylon: "Nailon",
    Elastane: "Elastaani",
    Cotton: "Puuvilla",
    Wool: "Villa",
    Lyocell: "Lyocell",
    Acrylic: "Akryyli",
    Microfiber: "Mikrokuitu",
    "Reflective glass yarn": "Heijastava lasilanka",
    Polyurethane: "Polyuretaani",
    "Stainless steel": "Ruostumaton teräs",
    Polypropylene: "Polypropeeni",
    Polyethylene: "Polyeteeni",
    "Ethylene-vinyl acetate": "Etyleenivinyyliasetaatti",
    "Natural rubber": "Luonnonkumi",
    "Natural latex": "Luonnonlateksi",
    "Foam rubber": "Vaahtokumi",
    "Magnesium carbonate": "Magnesiumkarbonaatti",
  },
  colors: {
    black: "Musta",
    white: "Valkoinen",
    graphite: "Grafiitti",
    fog: "Sumu",
    sand: "Hiekka",
    navy: "Laivastonsininen",
    fjord: "Vuono",
    ice: "Jää",
    spruce: "Kuusi",
    lichen: "Jäkälä",
    lingon: "Puolukka",
    rust: "Ruoste",
    plum: "Luumu",
    heather: "Kanerva",
    cloudberry: "Hilla",
    volt: "Volt",
  },
  collections: {
    "under-300": { title: "Alle 300 kr", text: "Pieniä asioita, jotka tekevät treenistä paremman. Varastossa nyt." },
    "first-5k": { title: "Ensimmäinen viitosesi", text: "Mitä meidän porukkamme pakkaisi mukaan." },
    "hoodie-weather": { title: "Hupparisää", text: "" },
  },
};
