import { localised } from "#app/shared/language/localised.ts";

/** What the size guide's page and dialog both say. */
export const sizeGuideTexts = localised({
  size: { en: "Size", sv: "Storlek", nb: "Størrelse", da: "Størrelse", fi: "Koko" },
  units: { en: "Units", sv: "Enheter", nb: "Enheter", da: "Enheder", fi: "Yksiköt" },
  cm: { en: "Centimeters", sv: "Centimeter", nb: "Centimeter", da: "Centimeter", fi: "Senttimetrit" },
  inches: { en: "Inches", sv: "Tum", nb: "Tommer", da: "Tommer", fi: "Tuumat" },
  howToMeasure: {
    en: "How to measure",
    sv: "Så mäter du",
    nb: "Slik måler du",
    da: "Sådan måler du",
    fi: "Näin mittaat",
  },
  closeGuide: {
    en: "Close size guide",
    sv: "Stäng storleksguiden",
    nb: "Lukk størrelsesguiden",
    da: "Luk størrelsesguiden",
    fi: "Sulje kokotaulukko",
  },
  fullGuide: {
    en: "See the full size guide",
    sv: "Se hela storleksguiden",
    nb: "Se hele størrelsesguiden",
    da: "Se hele størrelsesguiden",
    fi: "Avaa kokotaulukko",
  },
  between: {
    en: "Between sizes?",
    sv: "Mellan två storlekar?",
    nb: "Mellom to størrelser?",
    da: "Mellem to størrelser?",
    fi: "Kahden koon välissä?",
  },
  tight: {
    en: "Compression and support",
    sv: "Kompression och stöd",
    nb: "Kompresjon og støtte",
    da: "Kompression og støtte",
    fi: "Kompressio ja tuki",
  },
  tightAdvice: {
    en: "Size up. Tighter doesn't work better; the fabric just wears out sooner.",
    sv: "Välj den större. Tajtare fungerar inte bättre, tyget slits bara ut fortare.",
    nb: "Velg den største. Strammere virker ikke bedre, stoffet slites bare raskere.",
    da: "Vælg den største. Strammere virker ikke bedre, stoffet slides bare hurtigere.",
    fi: "Valitse suurempi. Tiukempi ei toimi paremmin, kangas vain kuluu nopeammin.",
  },
  closeFit: {
    en: "Tees, shorts and tights",
    sv: "T-shirts, shorts och tights",
    nb: "T-skjorter, shorts og tights",
    da: "T-shirts, shorts og tights",
    fi: "T-paidat, shortsit ja trikoot",
  },
  closeFitAdvice: {
    en: "Size down for a closer fit in training, up for everyday.",
    sv: "Välj den mindre för tätare passform på träningen, den större till vardags.",
    nb: "Velg den minste for tettere passform på trening, den største til hverdags.",
    da: "Vælg den mindste til tættere pasform under træning, den største til hverdag.",
    fi: "Valitse pienempi, jos haluat treeniin istuvan, suurempi arkeen.",
  },
  layers: {
    en: "Hoodies and jackets",
    sv: "Huvtröjor och jackor",
    nb: "Hettegensere og jakker",
    da: "Hættetrøjer og jakker",
    fi: "Hupparit ja takit",
  },
  layersAdvice: {
    en: "Take your usual size: there's room for a layer. Size up only for a thick fleece.",
    sv: "Ta din vanliga storlek: det finns plats för ett lager under. Gå upp en storlek bara för en tjock fleece.",
    nb: "Ta din vanlige størrelse: Det er plass til et lag under. Gå opp en størrelse bare for en tykk fleece.",
    da: "Tag din sædvanlige størrelse: Der er plads til et lag under. Gå kun en størrelse op til en tyk fleece.",
    fi: "Ota tavallinen kokosi: alle mahtuu kerros. Suurempi kannattaa vain paksun fleecen päälle.",
  },
});

/** What is measured of a body, by the names that the size tables have. */
export const measureNames = localised({
  Chest: { en: "Chest", sv: "Bröst", nb: "Bryst", da: "Bryst", fi: "Rinta" },
  Underbust: { en: "Underbust", sv: "Under byst", nb: "Under byst", da: "Under bryst", fi: "Rinnan alta" },
  Waist: { en: "Waist", sv: "Midja", nb: "Midje", da: "Talje", fi: "Vyötärö" },
  Hip: { en: "Hip", sv: "Höft", nb: "Hofte", da: "Hofte", fi: "Lantio" },
  Inseam: { en: "Inseam", sv: "Innerben", nb: "Innerben", da: "Indersøm", fi: "Sisäsauma" },
  "EU size": { en: "EU size", sv: "EU-storlek", nb: "EU-størrelse", da: "EU-størrelse", fi: "EU-koko" },
  "Foot length": { en: "Foot length", sv: "Fotlängd", nb: "Fotlengde", da: "Fodlængde", fi: "Jalan pituus" },
  Palm: { en: "Palm", sv: "Handflata", nb: "Håndflate", da: "Håndflade", fi: "Kämmen" },
  "Hand length": { en: "Hand length", sv: "Handlängd", nb: "Håndlengde", da: "Håndlængde", fi: "Käden pituus" },
});
export type Measure = keyof ReturnType<typeof measureNames>;

/** The titles of the size tables, beside those of the collections, and what each goes by. */
export const sizeTableTexts = localised({
  bras: { en: "Sports bras", sv: "Sport-bh", nb: "Sports-BH", da: "Sports-bh", fi: "Urheiluliivit" },
  socks: { en: "Socks", sv: "Strumpor", nb: "Sokker", da: "Strømper", fi: "Sukat" },
  gloves: { en: "Gloves", sv: "Handskar", nb: "Hansker", da: "Handsker", fi: "Käsineet" },
  mensNote: {
    en: "Choose tees, tanks, hoodies and jackets by chest, and shorts, joggers and tights by waist.",
    sv: "Välj t-shirts, linnen, huvtröjor och jackor efter bröst, och shorts, joggers och tights efter midja.",
    nb: "Velg T-skjorter, singleter, hettegensere og jakker etter bryst, og shorts, joggebukser og tights etter midje.",
    da: "Vælg T-shirts, tanktoppe, hættetrøjer og jakker efter bryst, og shorts, joggingbukser og tights efter talje.",
    fi: "Valitse T-paidat, topit, hupparit ja takit rinnan mukaan, shortsit, collegehousut ja trikoot vyötärön mukaan.",
  },
  womensNote: {
    en: "Choose tops, hoodies and jackets by chest, and leggings, tights and shorts by waist and hips.",
    sv: "Välj toppar, huvtröjor och jackor efter bröst, och leggings, tights och shorts efter midja och höft.",
    nb: "Velg topper, hettegensere og jakker etter bryst, og leggings, tights og shorts etter midje og hofte.",
    da: "Vælg toppe, hættetrøjer og jakker efter bryst, og leggings, tights og shorts efter talje og hofte.",
    fi: "Valitse topit, hupparit ja takit rinnan mukaan, leggingsit, trikoot ja shortsit vyötärön ja lantion mukaan.",
  },
  brasNote: {
    en: "Start with your underbust: support comes from the band. Then check your chest.",
    sv: "Börja med måttet under bysten: stödet kommer från bandet. Kontrollera sedan bröstmåttet.",
    nb: "Begynn med målet under bysten: Støtten kommer fra båndet. Sjekk så brystmålet.",
    da: "Begynd med målet under brystet: Støtten kommer fra båndet. Tjek derefter brystmålet.",
    fi: "Mittaa ensin rinnan alta: tuki tulee ympärysnauhasta. Tarkista sitten rinta.",
  },
  socksNote: {
    en: "Stand on a sheet of paper and measure from the heel to the longest toe.",
    sv: "Stå på ett papper och mät från hälen till den längsta tån.",
    nb: "Stå på et papirark og mål fra hælen til den lengste tåen.",
    da: "Stil dig på et stykke papir, og mål fra hælen til den længste tå.",
    fi: "Seiso paperin päällä ja mittaa kantapäästä pisimpään varpaaseen.",
  },
  glovesNote: {
    en: "Measure your dominant hand around the knuckles, without the thumb.",
    sv: "Mät runt knogarna på din starkaste hand, utan tummen.",
    nb: "Mål rundt knokene på den dominante hånden, uten tommelen.",
    da: "Mål rundt om knoerne på din dominerende hånd, uden tommelfingeren.",
    fi: "Mittaa vahvempi käsi rystysten ympäri, ilman peukaloa.",
  },
});

/** How each measure is taken, by its name, and what the drawings show. */
export const measuringTexts = localised({
  Chest: {
    en: "Around the fullest part, under the arms. Keep the tape level and your arms down, and breathe out.",
    sv: "Runt det bredaste stället, under armarna. Håll måttbandet vågrätt och armarna nere, och andas ut.",
    nb: "Rundt det bredeste punktet, under armene. Hold målebåndet vannrett og armene nede, og pust ut.",
    da: "Rundt om det bredeste sted, under armene. Hold målebåndet vandret og armene nede, og pust ud.",
    fi: "Leveimmältä kohdalta kainaloiden alta. Pidä mittanauha vaakasuorassa ja kädet alhaalla, hengitä ulos.",
  },
  Underbust: {
    en: "Just below the bust, snug but not tight. Needed for sports bras only.",
    sv: "Precis under bysten, nära kroppen men inte hårt. Behövs bara för sport-bh.",
    nb: "Rett under bysten, tett, men ikke stramt. Trengs bare for sports-BH.",
    da: "Lige under brystet, tæt, men ikke stramt. Bruges kun til sports-bh.",
    fi: "Aivan rinnan alta, napakasti mutta ei kireästi. Tarvitaan vain urheiluliiveihin.",
  },
  Waist: {
    en: "Around the narrowest part, just above the navel. Don't pull in your stomach.",
    sv: "Runt det smalaste stället, strax ovanför naveln. Dra inte in magen.",
    nb: "Rundt det smaleste punktet, like over navlen. Ikke trekk inn magen.",
    da: "Rundt om det smalleste sted, lige over navlen. Træk ikke maven ind.",
    fi: "Kapeimmalta kohdalta juuri navan yläpuolelta. Älä vedä vatsaa sisään.",
  },
  Hip: {
    en: "Around the widest part, feet together.",
    sv: "Runt det bredaste stället, med fötterna ihop.",
    nb: "Rundt det bredeste punktet, med føttene samlet.",
    da: "Rundt om det bredeste sted, med samlede fødder.",
    fi: "Leveimmältä kohdalta, jalat yhdessä.",
  },
  Inseam: {
    en: "From the crotch down the inside of the leg to the ankle bone, without shoes.",
    sv: "Från grenen längs benets insida till fotknölen, utan skor.",
    nb: "Fra skrittet langs innsiden av beinet til ankelen, uten sko.",
    da: "Fra skridtet langs indersiden af benet til anklen, uden sko.",
    fi: "Haarasta jalan sisäpuolta pitkin nilkkaluuhun, ilman kenkiä.",
  },
  "Foot length": {
    en: "With your heel against a wall, measure from the wall to your longest toe. Use the longer foot.",
    sv: "Ställ hälen mot en vägg och mät från väggen till den längsta tån. Utgå från den längre foten.",
    nb: "Sett hælen mot en vegg og mål fra veggen til den lengste tåen. Bruk den lengste foten.",
    da: "Sæt hælen mod en væg, og mål fra væggen til den længste tå. Brug den længste fod.",
    fi: "Aseta kantapää seinää vasten ja mittaa seinästä pisimpään varpaaseen. Käytä pidempää jalkaa.",
  },
  Palm: {
    en: "Around the knuckles, hand flat and fingers together, without the thumb.",
    sv: "Runt knogarna, med handen platt och fingrarna ihop, utan tummen.",
    nb: "Rundt knokene, med flat hånd og samlede fingre, uten tommelen.",
    da: "Rundt om knoerne, med flad hånd og samlede fingre, uden tommelfingeren.",
    fi: "Rystysten ympäri, käsi suorana ja sormet yhdessä, ilman peukaloa.",
  },
  "Hand length": {
    en: "From the crease of the wrist to the tip of the middle finger.",
    sv: "Från vecket vid handleden till långfingrets spets.",
    nb: "Fra folden ved håndleddet til tuppen av langfingeren.",
    da: "Fra folden ved håndleddet til spidsen af langfingeren.",
    fi: "Ranteen taitteesta keskisormen päähän.",
  },
  bodyFigure: {
    en: "A body with five tapes: chest, underbust, waist, hip and inseam",
    sv: "En kropp med fem måttband: bröst, under byst, midja, höft och innerben",
    nb: "En kropp med fem målebånd: bryst, under byst, midje, hofte og innerben",
    da: "En krop med fem målebånd: bryst, under bryst, talje, hofte og indersøm",
    fi: "Vartalo, jossa on viisi mittanauhaa: rinta, rinnan alta, vyötärö, lantio ja sisäsauma",
  },
  footFigure: {
    en: "A footprint with a tape from the heel to the longest toe",
    sv: "Ett fotavtryck med ett måttband från hälen till den längsta tån",
    nb: "Et fotavtrykk med et målebånd fra hælen til den lengste tåen",
    da: "Et fodaftryk med et målebånd fra hælen til den længste tå",
    fi: "Jalanjälki, jossa mittanauha kulkee kantapäästä pisimpään varpaaseen",
  },
  handFigure: {
    en: "A hand with two tapes: around the palm, and from the wrist to the middle finger",
    sv: "En hand med två måttband: runt handflatan och från handleden till långfingret",
    nb: "En hånd med to målebånd: rundt håndflaten og fra håndleddet til langfingeren",
    da: "En hånd med to målebånd: rundt om håndfladen og fra håndleddet til langfingeren",
    fi: "Käsi, jossa on kaksi mittanauhaa: kämmenen ympäri ja ranteesta keskisormeen",
  },
});
