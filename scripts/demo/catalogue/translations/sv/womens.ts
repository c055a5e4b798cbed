import type { ProductTranslation } from "../types.ts";

/** The products of womens.ts in Swedish. */
export const womens: Readonly<Record<string, ProductTranslation>> = {
  "latt-sports-bra": {
    shortDescription: "Lätt stöd för styrka, yoga och långa dagar.",
    description: [
      "Lätt är precis vad den heter. Mjuk stretch i dubbla lager, brett underband och axelband som ligger platt: allt du behöver när fötterna stannar nära golvet.",
      "Uttagbara inlägg, inga knäppen, ingen etikett. Dra på den och glöm bort den.",
    ],
    fit: "Lätt stöd. Fast band, mjuka kupor.",
  },
  "stark-high-support-bra": {
    shortDescription: "Högt stöd för löpning, testad upp till kupa D.",
    description: [
      "Två separata kupor, en brottarrygg som fördelar tyngden och ett underband som är bredare under armarna. Vi mätte rörelsen på löpband med fyrtio löpare och behöll modellen som rörde sig minst.",
      "Det tar en stund att få på den. Så känns riktigt stöd.",
    ],
    fit: "Högt stöd, fast hela vägen runt.",
  },
  "hog-high-neck-bra": {
    shortDescription: "Hög fram, öppen bak. Fungerar som topp.",
    description: [
      "Halsringningen når upp till nyckelbenet, så inget flyttar sig i nedåtgående hunden. Den öppna ryggen låter skulderbladen röra sig.",
      "Medelstöd, och längre i livet än våra andra bh:ar.",
    ],
    fit: "Medelstöd.",
  },
  "lang-longline-bra": {
    shortDescription: "En längre modell som möter dina högmidjade leggings.",
    description: [
      "Det längre livet ger mer stöd och täcker revbenen. Tillsammans med högmidjade leggings blir det ingen glipa emellan.",
      "Medelstöd, uttagbara inlägg och formsydda sömmar utan byglar.",
    ],
    fit: "Medelstöd, längre liv.",
  },
  "kors-strappy-bra": {
    shortDescription: "Korsade band, öppen rygg, lätt stöd.",
    description: [
      "Två smala band korsas över en öppen rygg.",
      "Gjord för yoga, rörlighet och varma studior. Välj Stark när du ska springa.",
    ],
    fit: "Lätt stöd med fasta band.",
  },
  "form-leggings": {
    shortDescription: "De klarar knäböjstestet, även i dagsljus.",
    description: [
      "Tjocka nog att inte bli genomskinliga när du böjer dig, lätta nog att glömma bort. Form är stickade i ett stycke över baken, så det finns ingen söm där du sitter.",
      "Den höga, breda linningen sitter uppe utan att klämma och har en ficka för kort och nyckel.",
      "## Gjorda för\n• **Tunga knäböj**: täcker även fullt uttänjda\n• Yoga och pilates\n• Cykelturen dit",
      "Mellan två storlekar? Se [storleksguiden](/size-guide).",
    ],
    fit: "Tätt sittande med hög midja. Full längd vid 78 cm innerbenslängd.",
  },
  "kontur-leggings": {
    shortDescription: "Tvåtonade partier som följer muskeln.",
    description: [
      "Mörkare, fastare partier löper från höft till vrist längs benens utsida och ger ett stöd du känner på sista kilometern.",
      "Invändig dragsko, reflextryck på vaden och en telefonficka på varje lår.",
    ],
    fit: "Tätt sittande, fastare på sidorna.",
  },
  "raffla-ribbed-leggings": {
    shortDescription: "Fina räfflor och mjuk känsla för lugna dagar i studion.",
    description: [
      "Den räfflade trikån är mjuk och håller ändå om dig.",
      "Gjorda för mattan och soffan. Räfflorna kan noppa sig på långa löprundor, så välj Kontur för landsvägen.",
    ],
    fit: "Tätt sittande och mjuk.",
  },
  "vinterlop-thermal-leggings": {
    shortDescription: "Ruggade inuti, vindtäta på låren.",
    description: [
      "I −8 °C på torr väg är det underbart att springa, utom för låren. Vinterlöp är ruggade inuti överallt och har ett vindtätt parti längs framsidan av varje ben.",
      "Långa dragkedjor vid vristen, reflexränder på sidorna och en fodrad bakficka som håller telefonen från att frysa.",
    ],
    fit: "Tätt sittande med hög midja.",
  },
  "vid-flared-leggings": {
    shortDescription: "Tajta till knät, utställda till golvet.",
    description: [
      "Leggings för studion som du kan ha på kontoret under en lång skjorta. Vidden börjar vid knät och täcker skorna ner till snörningen.",
      "En längd, gjord för dig mellan 165 och 178 cm, och lätt att lägga upp.",
    ],
    fit: "Tätt sittande till knät, sedan utställd.",
  },
  "ficka-short-tights": {
    shortDescription: "Cykelbyxans längd, två djupa fickor.",
    description: [
      "Namnet är ett löfte: en ficka på varje lår, djup nog för vilken telefon som helst och tajt nog för att den inte ska studsa.",
      "Den limmade fållen rullar sig inte.",
    ],
    fit: "Tätt sittande, 19 cm innerbenslängd.",
  },
  "mjuk-cropped-tee": {
    shortDescription: "Mjuk, kort, gjord för hög midja.",
    description: [
      "Mjuk på riktigt: lyocell får bomullen att falla fint.",
      "Den slutar precis i midjan och stannar där när du rör dig.",
    ],
    fit: "Ledig, kort till midjan.",
  },
  "linje-fitted-t-shirt": {
    shortDescription: "En kroppsnära träningströja som sitter kvar, nedstoppad eller inte.",
    description: [
      "Linje är vår Core Tee i dammodell: smalare över axlarna, formad i midjan, längre bak.",
      "Samma garn, samma platta sömmar, samma tjugo minuter till torr.",
    ],
    fit: "Kroppsnära, med längd över höften.",
  },
  "flow-racerback-tank": {
    shortDescription: "Ledigt över sport-bh:n, med en rygg som låter dig röra dig.",
    description: [
      "Brottarryggen visar upp din bh och frigör axlarna. A-linjen släpper in luft.",
      "Bär det långt eller knyt upp det.",
    ],
    fit: "Ledig passform, längre bak.",
  },
  "kort-cropped-tank": {
    shortDescription: "Ett linne med inbyggd bh för lätta dagar.",
    description: [
      "Ett plagg i stället för två: en mjuk inner-bh med uttagbara inlägg under ett kort, kroppsnära linne.",
      "Lätt stöd. Bär det till högmidjade leggings, eller över en bh på tyngre dagar.",
    ],
    fit: "Kroppsnära och kort.",
  },
  "all-season-merino-blend-base-layer": {
    shortDescription: "En tröja från mars till november.",
    description: [
      "Merino inuti för värme och fräschör, polyester utanpå för styrka och snabb torktid. De är stickade ihop, så lagren skiljs inte åt i tvätten.",
      "Tumhål för första kilometern, en reflex mellan skulderbladen för den sista.",
    ],
    fit: "Kroppsnära, med långa ärmar.",
  },
  "dis-cropped-hoodie": {
    shortDescription: "Ruggad bomull, kort till midjan.",
    description: [
      "Dis är morgonens mjukaste stund. Hoodien är lika mjuk, med en kort mudd som slutar precis vid linningen.",
      "Fodrad luva, känguruficka och ärmar som är långa nog att gömma händerna i.",
    ],
    fit: "Ledig och kort.",
  },
  "dis-cropped-zip-hoodie": {
    shortDescription: "Dis med hel dragkedja, för vägen till gymmet.",
    description: [
      "Allt vi gillar med Dis, plus dragkedja åt båda hållen och två fickor som går att stänga.",
      "Det är den vårt eget lag bär mest, och därför är storlek S så ofta slut.",
    ],
    fit: "Ledig och kort.",
  },
  "are-shell-jacket": {
    shortDescription: "Tre lager, helt tejpad, för riktigt regn.",
    description: [
      "Ett vattentätt skal med membran av polyester: vattenpelare 20 000 mm, andningsförmåga 20 000 g/m².",
      "Luvan följer med när du vrider huvudet, fickorna sitter ovanför höftbältet, och dragkedjorna under armarna öppnas från båda håll.",
    ],
    fit: "Normal passform över ett mellanlager.",
  },
  "soder-bomber-jacket": {
    shortDescription: "Muddkrage, träningstyg, stadens snitt.",
    description: [
      "En bomberjacka i stretchskalet vi använder till löparjackor. Den andas på cykeln och passar vid middagsbordet.",
      "Mudd i krage, ärmslut och fåll, en dold innerficka och matt yta.",
    ],
    fit: "Normal passform, kort modell.",
  },
  "norrsken-puffer-vest": {
    shortDescription: "Varm bål och fria armar. Tillbaka nästa höst.",
    description: [
      "En väst värmer bålen och lämnar armarna fria. Norrsken har samma fyllning som vår vadderade jacka, i dammodell och med en krage som går ända upp till hakan.",
      "Den sålde slut snabbare än vi hann sy. Fler kommer nästa höst.",
    ],
    fit: "Normal passform över en hoodie.",
  },
  "morgon-half-zip": {
    shortDescription: "Det första lagret på, det sista av.",
    description: [
      "En kroppsnära tröja med halv dragkedja och mjuk krage, gjord för svala morgnar som blir varma. Öppna den ner till revbenen när du blir varm.",
      "Platta sömmar, tumhål och dragkedjegarage så att inget skaver mot hakan.",
    ],
    fit: "Kroppsnära över en bh eller ett tunt underställ.",
  },
  "ylle-fleece-half-zip": {
    shortDescription: "Långluggad fleece med ull i.",
    description: [
      "En tredjedel av luggen är ull, så den håller sig fräsch en vecka i stugan och sprakar inte av statisk elektricitet.",
      "Resår i ärmslut och fåll, dragkedja ner till bröstet och handfickor fodrade med trikå.",
    ],
    fit: "Ledig passform över ett underställ.",
  },
  "strack-studio-joggers": {
    shortDescription: "Avsmalnande stretchbyxor för före och efter klassen.",
    description: [
      "Tyget med stretch åt alla håll faller fint utan att smita åt. De avsmalnande benen slutar i muddar som sitter kvar när du drar upp dem till knät.",
      "Bär dem över tights till klassen och ensamma på vägen hem.",
    ],
    fit: "Ledig över höften, avsmalnande ben.",
  },
  "spurt-split-shorts": {
    shortDescription: "Fjäderlätta shorts med en innertrosa som sitter kvar.",
    description: [
      "För värme, för fart, för de sista 400 meterna. Yttertyget känns knappt.",
      "Höga slitsar i sidorna, mjuk innertrosa och en ficka med dragkedja bak.",
    ],
    fit: "Normal passform, 8 cm innerbenslängd.",
  },
};
