import type { ProductTranslation } from "../types.ts";

/** The products of accessories.ts in Swedish. */
export const accessories: Readonly<Record<string, ProductTranslation>> = {
  "performance-crew-socks": {
    shortDescription: "Vadderad häl och tå, räfflat hålfotsparti, ingen söm som känns.",
    description: [
      "Tån är handkettlad och lämnar ingen kant, och det räfflade partiet runt hålfoten håller hälen på plats.",
      "Stickade av merino och nylon, med vänster och höger utmärkt på insidan av skaftet.",
    ],
    fit: "Halvhögt skaft, till mitten av vaden.",
  },
  "tempo-ankle-socks": {
    shortDescription: "Tunna, snabba och precis ovanför skon.",
    description: [
      "En tävlingsstrumpa: ett tunt lager, mesh över vristen och en hälkappa som hindrar skon från att skava.",
      "Köp två par. En försvinner alltid.",
    ],
    fit: "Ankelhöga.",
  },
  "press-compression-socks": {
    shortDescription: "Tryck som avtar från vrist till knä.",
    description: ["20 mmHg vid vristen, mindre mot knät. Sköna på långa flygningar och långpass, och dagen efter."],
    fit: "Knähöga med fast tryck.",
  },
  "dold-no-show-socks": {
    shortDescription: "Gömda i skon, fasta vid hälen.",
    description: ["Dold är vad den är. En remsa silikon i hälen hindrar den från att glida ner under foten."],
    fit: "Under ankeln.",
  },
  "pendla-roll-top-backpack": {
    shortDescription: "Rullas ut för en hjälm, rullas ihop till liten.",
    description: [
      "En väska för pendlare: datorn mot ryggen, de våta skorna i ett eget fack nederst och en rulltopp som ger åtta liter till när du handlar på vägen.",
      "Vattentätt tyg och tejpade sömmar. Frontfickan tål bara stänk, så ha telefonen högst upp.",
    ],
    fit: "24 liter, 50 × 30 × 16 cm, 32 liter utrullad. 820 g.",
  },
  "dagstur-daypack": {
    shortDescription: "En enkel, lätt ryggsäck med en smart ficka.",
    description: [
      "Den smarta fickan sitter under locket: fleecefodrad för glasögon eller telefon och skyddad från regnet. Resten är ett enda stort fack, som en dagsryggsäck ska vara.",
    ],
    fit: "18 liter, 46 × 28 × 14 cm. 560 g.",
  },
  "hall-duffel-45": {
    shortDescription: "För helgen, turneringen och hela familjens badkläder.",
    description: [
      "En vid dragkedja öppnar hela ovansidan. Inuti finns ett fack för vått och ett för allt som annars försvinner. Utanpå två sköna handtag.",
      "Den dubbla bottnen suger inte upp vatten från golvet.",
    ],
    fit: "45 liter, 58 × 30 × 28 cm. 940 g.",
  },
  "lunch-duffel-22": {
    shortDescription: "Ett par skor, ett ombyte, en lunchrast.",
    description: [
      "Liten nog för skåpet och bagagehyllan. Ett ventilerat fack i ena änden håller skorna borta från tröjan.",
    ],
    fit: "22 liter, 44 × 24 × 22 cm. 610 g.",
  },
  "kurva-cap": {
    shortDescription: "Sex paneler, böjd skärm, tvättad bomull.",
    description: ["Kepsen för lediga dagar. Förtvättad, så den sitter som om du haft den i ett år."],
    fit: "Justerbar, 55 till 61 cm.",
  },
  "vind-running-cap": {
    shortDescription: "Mesh på sidorna, mjuk skärm, 48 gram.",
    description: [
      "Vik ner den i fickan och den kommer ut i form. Mesh på båda sidor och ett band som fångar svetten före ögonen.",
    ],
    fit: "Justerbar, 55 till 61 cm.",
  },
  "vinter-cuffed-beanie": {
    shortDescription: "Ribbstickad merino med djupt uppslag.",
    description: [
      "Två lager över öronen, ett upptill som släpper ut värmen. Stickad med samma merino som våra underställ.",
    ],
    fit: "En storlek. Ribbstickningen ger efter.",
  },
  "spar-running-beanie": {
    shortDescription: "Tunn, tätt sittande och snabbtorkande.",
    description: [
      "För dagar när kepsen är för lite och vintermössan för mycket. Får plats under hjälmen och i fickan.",
    ],
    fit: "En storlek, tätt sittande.",
  },
  "bred-headband": {
    shortDescription: "Täcker öronen, släpper fram hästsvansen.",
    description: ["Ett brett pannband med ruggad insida, högre bak för hästsvansen."],
    fit: "En storlek, tätt sittande.",
  },
  "grepp-training-gloves": {
    shortDescription: "Halva fingrar, tunn handflata, full känsla för stången.",
    description: [
      "Ett lager mikrofiber mellan dig och räfflorna, dubbelt där valkarna sitter. Mesh på ovansidan och en mudd du drar på på en sekund.",
    ],
    fit: "Tätt sittande, halva fingrar.",
  },
  "grepp-pro-gloves": {
    shortDescription: "Vadderad handflata och riktigt handledsstöd.",
    description: [
      "För tunga drag och långa set: gel där stången trycker mest och en bred stickad mudd som stöder handleden.",
    ],
    fit: "Tätt sittande, halva fingrar.",
  },
  "vante-running-gloves": {
    shortDescription: "Fingertoppar för pekskärm, varma händer.",
    description: [
      "En ruggad stretchvante för −5 till 5 °C. Ledande garn i tumme och pekfinger och en mudd som räcker över klockan.",
    ],
    fit: "Tätt sittande, hela fingrar.",
  },
  "fjallvante-winter-gloves": {
    shortDescription: "Vindtät utanpå, ull inuti.",
    description: [
      "För −10 °C och nydragna skidspår. Vindtät ovansida, en handflata som greppar stavarna och ett löstagbart innerfoder av ull.",
    ],
    fit: "Normal passform med löstagbart foder.",
  },
  "kall-steel-bottle": {
    shortDescription: "Kall hela dagen, varm halva.",
    description: [
      "Dubbla stålväggar med vakuum emellan. Den svettas inte i väskan och tar inte smak, och locket går att ta isär när du diskar.",
    ],
    fit: "0,75 liter, 26 cm hög, 7 cm bred. 360 g.",
  },
  "klunk-squeeze-bottle": {
    shortDescription: "Mjuk, lätt, gjord för en hand.",
    description: ["Uppkallad efter ljudet. Kläm, drick, släpp den i hållaren: ventilen stänger sig själv."],
    fit: "0,6 liter, 20 cm hög, 7,4 cm bred. 78 g.",
  },
  "rulle-foam-roller": {
    shortDescription: "Räfflor för vaderna, kanter för nacken, tyst mot golvet.",
    description: ["En hård kärna i räfflat skum med tre ytor. Tio minuter framför tv:n räknas som träning här."],
    fit: "33 cm lång, 14 cm bred. 690 g.",
  },
  "golv-training-mat": {
    shortDescription: "Naturgummi som greppar svettiga händer, med bärrem.",
    description: [
      "6 mm naturgummi under ett ytskikt som suger upp svett så att du inte halkar. Den är tung, så den ligger platt.",
      "Nya mattor luktar gummi en vecka. En natt utomhus hjälper.",
    ],
    fit: "183 × 66 cm, 6 mm tjock. 2,6 kg.",
  },
  "dra-loop-bands": {
    shortDescription: "Tre platta band: lätt, medel, tungt.",
    description: [
      "Vävd bomull med gummi i, så de rullar sig inte och drar inte i håret. Tre styrkor i en påse som ryms i jackfickan.",
    ],
    fit: "38 cm runt om i vila, 8 cm breda.",
  },
  "stretch-tube-set": {
    shortDescription: "En hel kabelmaskin i en låda.",
    description: [
      "En latexslang med två skumklädda handtag och ett dörrfäste: rodd, press och drag överallt där det finns en dörr.",
    ],
    fit: "120 cm i vila, cirka 11 kg motstånd vid dubbla längden.",
  },
  "torr-gym-towel": {
    shortDescription: "Lång nog för en bänk, tunn nog för en väska.",
    description: [
      "Frotté på ena sidan, slät på den andra, med hängare och en puls så att du vet vilken sida som är din.",
    ],
    fit: "50 × 100 cm, 450 g per kvadratmeter.",
  },
  "krita-chalk-block": {
    shortDescription: "Rent magnesiumkarbonat, 56 gram.",
    description: [
      "Krita för marklyftsdagar: ett torrt block, två torra händer. Bryt det, mal det eller använd det helt.",
    ],
    fit: "5 × 5 × 2,5 cm.",
  },
  "fem-panel-cap-prototype": {
    shortDescription: "Inte släppt än.",
    description: ["En platt femdelad keps i nylon."],
    fit: "Justerbar, 55 till 61 cm.",
  },
  "fem-lined-beanie": {
    shortDescription: "Merino utanpå, fleece inuti. Kommer med första frosten.",
    description: ["En mössa med fleeceband över öronen, för löpning i minusgrader. Bilderna är på väg."],
    fit: "Töjer sig från 55 till 61 cm.",
  },
};
