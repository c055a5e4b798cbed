import type { ProductTranslation } from "../types.ts";

/** The products of mens.ts in Swedish. */
export const mens: Readonly<Record<string, ProductTranslation>> = {
  "pulse-core-tee": {
    shortDescription: "T-shirten vi tar först till träningen: lätt, snabbtorkande och stillsam att se på.",
    description: [
      "Core Tee är stickad av ett fint garn som släpper igenom luft och torkar snabbt. En varm dag på gymmet är den torr igen innan du har lagt tillbaka skivstången.",
      "De platta sömmarna på axlarna ligger bakom remmarna, så att varken ryggsäck eller skivstång skaver. Pulsen på bröstet är värmefäst: inga kanter som känns från insidan.",
    ],
    fit: "Normal passform: följer axlarna och faller rakt från bröstet.",
  },
  "nattlop-reflective-tee": {
    shortDescription: "En löpartröja med raglanärm som billyktor ser på 150 meters håll.",
    description: [
      "Halva året i Norden springer du i mörker. Nattlöp har reflexgarnet i själva ärmarna, inte i en remsa som lossnar: svart på dagen, ljus i strålkastarskenet.",
      "Raglansömmarna ger armarna fritt spelrum, och ryggen är lite längre så att den stannar nere när du lutar dig in i backen.",
    ],
    fit: "Normal passform med plats över axlarna.",
  },
  "studio-boxy-tee": {
    shortDescription: "Tung bomull, vid modell, stor puls på bröstet.",
    description: [
      "En t-shirt med tyngd: 240 gram bomull per kvadratmeter. Den håller formen i hundra tvättar och blir bara mjukare.",
      "Vid och lite kort, som de som lyfter vill ha den. Välj något lättare om du ska springa.",
    ],
    fit: "Vid, rak passform med sänkta axlar. Ta en storlek mindre för normal passform.",
  },
  "merino-trail-t-shirt": {
    shortDescription: "Fin merinoull som håller sig fräsch i tre dagar på leden.",
    description: [
      "Ull närmast kroppen, spunnen så fint att den inte kliar. Merino värmer när den är våt, svalkar när det är varmt och gör att en enda tröja räcker hela vandringen.",
      "Varje tråd har en kärna av nylon, så den tål ryggsäckens axelremmar.",
    ],
    fit: "Kroppsnära: ull fungerar bäst mot huden.",
  },
  "langpass-singlet": {
    shortDescription: "98 gram, för långa pass.",
    description: [
      "Det finns inte mycket att säga om ett linne som väger som en chokladkaka, och det är meningen. Djupa ärmhål, inga sidsömmar, inget som skaver efter tre mil.",
      "Tyget är stickat i två tätheter: öppet längs ryggraden, tätt där solen tar.",
    ],
    fit: "Tävlingspassform: nära bröstet, ledig i midjan.",
  },
  "mesh-interval-tank": {
    shortDescription: "Trikå upptill, mesh nedtill: ett linne för varma gym.",
    description: [
      "Den övre tredjedelen är slät trikå, så att stången ligger bra på axlarna. Resten är mesh som släpper ut värmen.",
      "Lite längre än ett löparlinne, så att det sitter kvar i roddmaskinen.",
    ],
    fit: "Normal passform.",
  },
  "distans-long-sleeve": {
    shortDescription: "Från 5 °C och uppåt: tröjan för det mesta av ditt löparår.",
    description: [
      "Varm nog att starta i, sval nog att gå i mål i. Mjuk och ruggad inuti, slät utanpå så att jackan glider över.",
      "Tumhålen göms i muddarna tills du behöver dem.",
    ],
    fit: "Normal passform med långa ärmar.",
  },
  "pressure-compression-tee": {
    shortDescription: "Fast där musklerna arbetar, följsam där du böjer dig.",
    description: [
      "Pressure stöder axlar och ländrygg som en hand på axeln: du rätar lite på dig och glömmer att den är där. Sömmarna följer musklernas kanter, så de skär inte in.",
      "Den lovar ingen snabbare återhämtning. Den håller varma muskler varma, leder bort svett och sitter kvar under allt annat.",
    ],
    fit: "Kompressionspassform: stramar överallt.",
  },
  "pressure-compression-long-sleeve": {
    shortDescription: "Pressure-tröjan med lång ärm och luftiga sidor.",
    description: [
      "Mesh från armhåla till höft släpper ut värmen medan framsidan håller vinden ute. Bär den ensam på gymmet eller under matchtröjan.",
      "Ärmsluten är råskurna, så inget trycker mot handleden under handske eller klocka.",
    ],
    fit: "Kompressionspassform: stramar överallt.",
  },
  "fjall-mock-neck-base-layer": {
    shortDescription: "Ett första lager för skidspår och kall vind.",
    description: [
      "Hög krage, lång ärm och ruggad insida: bär Fjäll under skaljackan från november till mars. Den flyttar ut svetten snabbt, så du är varm på vägen ner också.",
      "Kragen är mjuk nog att andas igenom och hög nog att täta glipan under jackkragen.",
    ],
    fit: "Tätt sittande, mjukare än våra Pressure-plagg.",
  },
  "pressure-compression-tights": {
    shortDescription: "Hellånga tights med mesh i knävecken.",
    description: [
      "Fasta över lår och vad, öppna bakom knät. Den platta linningen med invändig dragsko håller dem uppe utan att skära in som ett skärp.",
      "Bär dem ensamma eller under shorts. Nyckelficka bak, reflextryck vid båda vristerna.",
    ],
    fit: "Kompressionspassform från midja till vrist.",
  },
  "kvall-hoodie": {
    shortDescription: "Ruggad bomull för efter sista setet.",
    description: [
      "Kväll är när de flesta av oss tränar. Dra på den efter passet och behåll den på genom middagen.",
      "Kraftiga muddar håller ärmslut och fåll på plats, fickan rymmer en telefon och två händer, och den fodrade luvan håller formen.",
    ],
    fit: "Normal passform med plats för en t-shirt.",
  },
  "blockad-hoodie": {
    shortDescription: "Två toner, en linje över bröstet.",
    description: [
      "Övre halvan är tätare stickad och tål remmar och bilbälten. Nedre halvan är mjukare och lättare. Linjen mellan dem är all utsmyckning som behövs.",
      "Plaggfärgad i små omgångar, så ingen omgång har riktigt samma ton.",
    ],
    fit: "Normal passform.",
  },
  "tung-boxy-hoodie": {
    shortDescription: "460 gram öglad bomull. Ja, den är tung.",
    description: [
      "Namnet säger det mesta. Det är det varmaste vi gör utan foder, långsamt stickat på öglemaskiner: elva meter i timmen.",
      "Vid i kroppen, kort i fållen och med en luva att gömma sig i på bussen.",
    ],
    fit: "Vid, rak passform med sänkta axlar.",
  },
  "aterhamtning-zip-hoodie": {
    shortDescription: "Hel dragkedja och fickor som går att stänga, för vägen till gymmet och hem.",
    description: [
      "En hoodie du öppnar med ena handen på styret. Dragkedjan går åt båda hållen, och fickorna går att stänga så att nycklarna följer med hem.",
      "Återhämtning är den del av träningen vi är bäst på.",
    ],
    fit: "Normal passform med plats för ett mellanlager.",
  },
  "loparjacka-tromso": {
    shortDescription: "Håller vinden ute och släpper ut värmen.",
    description: [
      "Vi testade den i Tromsø: havsvind från vänster, blötsnö uppifrån och puls på 160 inunder. Framsidan är vindtät, och ryggen är av stretchtrikå som släpper ut värmen.",
      "Reflexlinjer längs fickorna, hög krage som inte rör hakan, och hela jackan går ner i sin egen bröstficka.",
      "Den är vattenavvisande, inte vattentät. Ta en skaljacka när det regnar på riktigt.",
    ],
    fit: "Smal löparpassform över ett lager.",
  },
  "kebne-puffer-jacket": {
    shortDescription: "För dig vid sidlinjen i −15 °C.",
    description: [
      "Uppkallad efter Kebnekaise, gjord för att stå stilla. Till skillnad från dun värmer fyllningen även när den är fuktig.",
      "Resår i ärmslut och fåll håller draget ute. Två stickade innerfickor torkar handskarna på vägen hem.",
    ],
    fit: "Normal passform över en hoodie.",
  },
  "skargard-windbreaker": {
    shortDescription: "Tvåfärgad vindjacka för morgnar i skärgården.",
    description: [
      "Ett frasigt skal med luva som sitter kvar i motvind. Oket är dubbelt, för det är där vädret tar.",
      "Den prasslar lite. När vi gjorde den tyst slutade den vara vindtät.",
    ],
    fit: "Normal passform över ett mellanlager.",
  },
  "intervall-half-zip": {
    shortDescription: "Mellanlagret med egen termostat: en lång dragkedja.",
    description: [
      "Öppna den i uppförsbacken, stäng den på krönet. Den halva dragkedjan går nästan ner till revbenen, så det känns skillnad.",
      "Räfflad fleece inuti torkar snabbt.",
    ],
    fit: "Normal passform över ett underställ.",
  },
  "tempo-split-shorts": {
    shortDescription: "Tio centimeter, slitsade sidor, ficka för en gel.",
    description: [
      "Gjorda för fartpass. Sidorna är slitsade upp till höften och omlott, så de öppnar sig bara när du tar ut steget.",
      "Den mjuka innertrosan har ingen mittsöm. Fickan bak med dragkedja rymmer en nyckel och en gel, men ingen telefon.",
    ],
    fit: "Tävlingspassform med 10 cm innerbenslängd.",
  },
  "dubbel-2-in-1-shorts": {
    shortDescription: "Lediga utanpå, tights inuti och en telefon som inte studsar.",
    description: [
      "Ytterbyxan hänger fritt. Innertightsen håller om låren och bär telefonen i en sidficka som klarar boxhopp.",
      "Lagren sitter ihop bara i midjan, så inget snor sig.",
    ],
    fit: "Normal passform med tätt sittande innertights.",
  },
  "styrka-shorts": {
    shortDescription: "Vävd stretch för djupa knäböj.",
    description: [
      "Grenkil och stretch i sidorna låter dig gå hela vägen ner utan oroande ljud. Fållen slutar ovanför knät.",
      "Två handfickor, en ficka med dragkedja och en linning som inte rullar sig under lyftarbältet.",
    ],
    fit: "Normal passform med 18 cm innerbenslängd.",
  },
  "vardag-joggers": {
    shortDescription: "Mjuka nog för soffan, snygga nog för stan.",
    description: [
      "Samma ruggade bomull som Kväll Hoodie, med avsmalnande ben och mudd vid vristen. Bär dem som set eller var för sig.",
      "Djupa fickor, platt dragsko och en dold ficka med dragkedja bak.",
    ],
    fit: "Normal passform, smal vid vristen.",
  },
  "uppvarmning-track-pants": {
    shortDescription: "Revär, dragkedja vid vristen, av på fyra sekunder.",
    description: [
      "Klassiska överdragsbyxor i ett modernt tyg: lätta, stretchiga och snabbtorkande.",
      "Dragkedjorna vid vristen är så långa att byxbenen går över löparskorna.",
    ],
    fit: "Smal passform från knät och ner.",
  },
  "crew-team-tee": {
    shortDescription: "T-shirten som vårt eget lag bär på lopp.",
    description: ["Gjord för dem som delar ut vatten. Du behöver länken för att köpa den."],
    fit: "Normal passform, längre bak.",
  },
};
