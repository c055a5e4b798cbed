import { partNames } from "#app/features/catalogue/products/composition.texts.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import type { DemoClaim } from "../claims.ts";

/** What the demo shop says by law, in another language: warnings by their English, the conditions of its guarantee, and what claims are made of. */
interface LawTexts {
  warnings: Readonly<Record<string, string>>;
  conditions: string;
  /** What a claim of a share says of a fiber, by its attribute and the fiber. */
  materials: Readonly<Record<string, string>>;
  byWeight: (share: string) => string;
  /** Claims in words of their own, by their English. */
  claims: Readonly<Record<string, string>>;
}

export const lawTexts: Readonly<Record<PrefixedLanguage, LawTexts>> = {
  sv: {
    warnings: {
      "Contains natural rubber latex, which can cause allergic reactions.":
        "Innehåller naturgummilatex, som kan ge allergiska reaktioner.",
      "Check for tears and cuts before each use. If you find any, don't use it: it can snap back.":
        "Kontrollera före varje användning att det inte finns sprickor eller skärskador. Använd inte bandet om det är skadat: det kan slå tillbaka.",
      "Keep away from children and pets, and never put it around the neck.":
        "Håll borta från barn och husdjur, och lägg den aldrig runt halsen.",
      "Don't stretch it beyond 2.5 times its length. Use it only with doors that close toward you.":
        "Dra inte ut den mer än 2,5 gånger sin längd. Använd den bara med dörrar som stängs mot dig.",
      "150 kg. Don't stand on it.": "150 kg. Stå inte på den.",
      "Contains natural rubber, which can cause allergic reactions.":
        "Innehåller naturgummi, som kan ge allergiska reaktioner.",
      "Keep away from open flames and radiators.": "Håll borta från öppen eld och element.",
      "Hot drinks stay hot for hours: open slowly. Not for carbonated drinks or the microwave.":
        "Varma drycker håller sig heta i timmar: öppna långsamt. Inte för kolsyrade drycker eller mikrovågsugn.",
      "The valve comes off for washing. Not for children under 3.":
        "Ventilen går att ta av för rengöring. Inte för barn under 3 år.",
      "For cold drinks only, up to 40 °C.": "Bara för kalla drycker, högst 40 °C.",
      "Don't breathe in the dust. Keep out of eyes.": "Andas inte in dammet. Undvik att få det i ögonen.",
      "Ask a doctor first if you have poor circulation, diabetes or leg sores. Take them off at night.":
        "Fråga först en läkare om du har dålig blodcirkulation, diabetes eller bensår. Ta av dem på natten.",
      "Not protective equipment. Wear an approved reflective vest in traffic.":
        "Inte skyddsutrustning. Bär en godkänd reflexväst i trafiken.",
      "For grip only. They don't protect against injury.": "Bara för bättre grepp. De skyddar inte mot skador.",
      "20 kg.": "20 kg.",
      "12 kg.": "12 kg.",
      "The hood has a drawcord. Not for children under 14.": "Luvan har dragsko. Inte för barn under 14 år.",
    },
    conditions:
      "Gäller hela produkten för fel i material och tillverkning vid normal användning, utan kostnad. Mejla oss ordernumret och en bild. Vi lagar eller byter produkten eller betalar tillbaka, och står för frakten.",
    materials: {
      "recycled polyester": "återvunnen polyester",
      "recycled nylon": "återvunnen polyamid",
      "organic cotton": "ekologisk bomull",
      "merino wool": "merinoull",
    },
    byWeight: (share) => `${share} av vikten`,
    claims: {
      "The water-repellent finish contains no PFAS": "Den vattenavvisande behandlingen innehåller inga PFAS",
      "Knitted in Falkenberg": "Stickade i Falkenberg",
      "84% nylon, regenerated from discarded fishing nets": "84 % polyamid, återvunnen ur kasserade fiskenät",
    },
  },
  nb: {
    warnings: {
      "Contains natural rubber latex, which can cause allergic reactions.":
        "Inneholder naturgummilateks, som kan gi allergiske reaksjoner.",
      "Check for tears and cuts before each use. If you find any, don't use it: it can snap back.":
        "Kontroller før hver bruk at det ikke er rifter eller kutt. Ikke bruk båndet hvis det er skadet: det kan slå tilbake.",
      "Keep away from children and pets, and never put it around the neck.":
        "Hold unna barn og kjæledyr, og legg den aldri rundt halsen.",
      "Don't stretch it beyond 2.5 times its length. Use it only with doors that close toward you.":
        "Ikke strekk den mer enn 2,5 ganger lengden. Bruk den bare med dører som lukkes mot deg.",
      "150 kg. Don't stand on it.": "150 kg. Ikke stå på den.",
      "Contains natural rubber, which can cause allergic reactions.":
        "Inneholder naturgummi, som kan gi allergiske reaksjoner.",
      "Keep away from open flames and radiators.": "Hold unna åpen ild og varmeovner.",
      "Hot drinks stay hot for hours: open slowly. Not for carbonated drinks or the microwave.":
        "Varme drikker holder seg varme i timevis: åpne langsomt. Ikke for kullsyreholdige drikker eller mikrobølgeovn.",
      "The valve comes off for washing. Not for children under 3.":
        "Ventilen kan tas av for vask. Ikke for barn under 3 år.",
      "For cold drinks only, up to 40 °C.": "Bare for kalde drikker, høyst 40 °C.",
      "Don't breathe in the dust. Keep out of eyes.": "Ikke pust inn støvet. Unngå å få det i øynene.",
      "Ask a doctor first if you have poor circulation, diabetes or leg sores. Take them off at night.":
        "Spør lege først hvis du har dårlig blodsirkulasjon, diabetes eller leggsår. Ta dem av om natten.",
      "Not protective equipment. Wear an approved reflective vest in traffic.":
        "Ikke verneutstyr. Bruk godkjent refleksvest i trafikken.",
      "For grip only. They don't protect against injury.": "Bare for bedre grep. De beskytter ikke mot skader.",
      "20 kg.": "20 kg.",
      "12 kg.": "12 kg.",
      "The hood has a drawcord. Not for children under 14.": "Hetten har snor. Ikke for barn under 14 år.",
    },
    conditions:
      "Gjelder hele produktet ved feil i materiale og utførelse ved normal bruk, uten kostnad. Send oss ordrenummeret og et bilde på e-post. Vi reparerer eller bytter produktet eller betaler tilbake, og dekker frakten.",
    materials: {
      "recycled polyester": "resirkulert polyester",
      "recycled nylon": "resirkulert polyamid",
      "organic cotton": "økologisk bomull",
      "merino wool": "merinoull",
    },
    byWeight: (share) => `${share} av vekten`,
    claims: {
      "The water-repellent finish contains no PFAS": "Den vannavvisende behandlingen inneholder ikke PFAS",
      "Knitted in Falkenberg": "Strikket i Falkenberg",
      "84% nylon, regenerated from discarded fishing nets": "84 % polyamid, gjenvunnet fra kasserte fiskenett",
    },
  },
  da: {
    warnings: {
      "Contains natural rubber latex, which can cause allergic reactions.":
        "Indeholder naturgummilatex, som kan give allergiske reaktioner.",
      "Check for tears and cuts before each use. If you find any, don't use it: it can snap back.":
        "Kontrollér før hver brug, at der ikke er revner eller snit. Brug ikke båndet, hvis det er skadet: det kan slå tilbage.",
      "Keep away from children and pets, and never put it around the neck.":
        "Hold den væk fra børn og kæledyr, og læg den aldrig om halsen.",
      "Don't stretch it beyond 2.5 times its length. Use it only with doors that close toward you.":
        "Stræk den ikke mere end 2,5 gange dens længde. Brug den kun med døre, der lukker mod dig.",
      "150 kg. Don't stand on it.": "150 kg. Stå ikke på den.",
      "Contains natural rubber, which can cause allergic reactions.":
        "Indeholder naturgummi, som kan give allergiske reaktioner.",
      "Keep away from open flames and radiators.": "Hold væk fra åben ild og radiatorer.",
      "Hot drinks stay hot for hours: open slowly. Not for carbonated drinks or the microwave.":
        "Varme drikke holder sig varme i timevis: åbn langsomt. Ikke til drikke med brus eller mikroovn.",
      "The valve comes off for washing. Not for children under 3.":
        "Ventilen kan tages af til vask. Ikke til børn under 3 år.",
      "For cold drinks only, up to 40 °C.": "Kun til kolde drikke, højst 40 °C.",
      "Don't breathe in the dust. Keep out of eyes.": "Indånd ikke støvet. Undgå at få det i øjnene.",
      "Ask a doctor first if you have poor circulation, diabetes or leg sores. Take them off at night.":
        "Spørg først en læge, hvis du har dårligt blodomløb, diabetes eller bensår. Tag dem af om natten.",
      "Not protective equipment. Wear an approved reflective vest in traffic.":
        "Ikke et værnemiddel. Brug en godkendt refleksvest i trafikken.",
      "For grip only. They don't protect against injury.": "Kun til bedre greb. De beskytter ikke mod skader.",
      "20 kg.": "20 kg.",
      "12 kg.": "12 kg.",
      "The hood has a drawcord. Not for children under 14.": "Hætten har en snor. Ikke til børn under 14 år.",
    },
    conditions:
      "Gælder hele produktet ved fejl i materiale og forarbejdning ved normal brug, uden beregning. Send os ordrenummeret og et billede på e-mail. Vi reparerer eller ombytter produktet eller betaler pengene tilbage, og vi betaler fragten.",
    materials: {
      "recycled polyester": "genanvendt polyester",
      "recycled nylon": "genanvendt polyamid",
      "organic cotton": "økologisk bomuld",
      "merino wool": "merinould",
    },
    byWeight: (share) => `${share} af vægten`,
    claims: {
      "The water-repellent finish contains no PFAS": "Den vandafvisende behandling indeholder ingen PFAS",
      "Knitted in Falkenberg": "Strikket i Falkenberg",
      "84% nylon, regenerated from discarded fishing nets": "84 % polyamid, genvundet fra kasserede fiskenet",
    },
  },
  fi: {
    warnings: {
      "Contains natural rubber latex, which can cause allergic reactions.":
        "Sisältää luonnonkumilateksia, joka voi aiheuttaa allergisia reaktioita.",
      "Check for tears and cuts before each use. If you find any, don't use it: it can snap back.":
        "Tarkista ennen jokaista käyttöä, ettei tuotteessa ole repeämiä tai viiltoja. Älä käytä vaurioitunutta tuotetta: se voi iskeä takaisin.",
      "Keep away from children and pets, and never put it around the neck.":
        "Pidä poissa lasten ja lemmikkien ulottuvilta, äläkä koskaan laita kaulan ympärille.",
      "Don't stretch it beyond 2.5 times its length. Use it only with doors that close toward you.":
        "Älä venytä yli 2,5-kertaiseksi. Käytä vain ovissa, jotka sulkeutuvat sinua kohti.",
      "150 kg. Don't stand on it.": "150 kg. Älä seiso tuotteen päällä.",
      "Contains natural rubber, which can cause allergic reactions.":
        "Sisältää luonnonkumia, joka voi aiheuttaa allergisia reaktioita.",
      "Keep away from open flames and radiators.": "Pidä kaukana avotulesta ja lämpöpattereista.",
      "Hot drinks stay hot for hours: open slowly. Not for carbonated drinks or the microwave.":
        "Kuumat juomat pysyvät kuumina tunteja: avaa hitaasti. Ei hiilihapollisille juomille eikä mikroaaltouuniin.",
      "The valve comes off for washing. Not for children under 3.":
        "Venttiili irtoaa pesua varten. Ei alle 3-vuotiaille lapsille.",
      "For cold drinks only, up to 40 °C.": "Vain kylmille juomille, enintään 40 °C.",
      "Don't breathe in the dust. Keep out of eyes.": "Älä hengitä pölyä. Varo, ettei sitä joudu silmiin.",
      "Ask a doctor first if you have poor circulation, diabetes or leg sores. Take them off at night.":
        "Kysy ensin lääkäriltä, jos sinulla on heikko verenkierto, diabetes tai säärihaavoja. Riisu yöksi.",
      "Not protective equipment. Wear an approved reflective vest in traffic.":
        "Ei ole suojavaruste. Käytä liikenteessä hyväksyttyä heijastinliiviä.",
      "For grip only. They don't protect against injury.":
        "Vain parantamaan otetta. Tuote ei suojaa loukkaantumiselta.",
      "20 kg.": "20 kg.",
      "12 kg.": "12 kg.",
      "The hood has a drawcord. Not for children under 14.":
        "Hupussa on kiristysnyöri. Ei alle 14-vuotiaille lapsille.",
    },
    conditions:
      "Kattaa koko tuotteen materiaali- ja valmistusvirheet normaalissa käytössä, maksutta. Lähetä meille tilausnumero ja kuva sähköpostilla. Korjaamme tai vaihdamme tuotteen tai palautamme rahat, ja maksamme toimituskulut.",
    materials: {
      "recycled polyester": "kierrätettyä polyesteria",
      "recycled nylon": "kierrätettyä polyamidia",
      "organic cotton": "luomupuuvillaa",
      "merino wool": "merinovillaa",
    },
    byWeight: (share) => `${share} painosta`,
    claims: {
      "The water-repellent finish contains no PFAS": "Vettä hylkivä käsittely ei sisällä PFAS-yhdisteitä",
      "Knitted in Falkenberg": "Neulottu Falkenbergissa",
      "84% nylon, regenerated from discarded fishing nets": "84 % polyamidia, valmistettu hylätyistä kalaverkoista",
    },
  },
};

/** What a claim of the demo shop says in another language; undefined where it isn't there. */
export function claimText({ text, part, fibre, attribute, percent }: DemoClaim, language: PrefixedLanguage) {
  const { claims, materials, byWeight } = lawTexts[language];
  const material = materials[`${attribute} ${fibre}`];
  if (claims[text] !== undefined || material === undefined) return claims[text];
  const share = `${percent} % ${material}`;
  return part === null ? byWeight(share) : `${partNames(language)[part]}: ${share}`;
}
