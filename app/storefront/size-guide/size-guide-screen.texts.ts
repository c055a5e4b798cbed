import { localised } from "#app/shared/language/localised.ts";

/** What the size guide's page alone says. */
export const sizeGuideScreenTexts = localised({
  description: {
    en: "How to measure yourself, every size in centimeters and inches, and what to do between sizes.",
    sv: "Så mäter du dig, alla storlekar i centimeter och tum, och vad du gör mellan två storlekar.",
    nb: "Slik måler du deg, alle størrelser i centimeter og tommer, og hva du gjør mellom to størrelser.",
    da: "Sådan måler du dig, alle størrelser i centimeter og tommer, og hvad du gør mellem to størrelser.",
    fi: "Näin otat mitat, kaikki koot senttimetreinä ja tuumina, ja mitä tehdä kahden koon välissä.",
  },
  intro: {
    en: "Two minutes with a tape measure can save you a return. Measure over bare skin or thin clothes, keep the tape level and snug, and ask someone to help if you can. No tape? A piece of string and a ruler will do.",
    sv: "Två minuter med ett måttband kan bespara dig en retur. Mät på bar hud eller över tunna kläder, håll bandet vågrätt och nära kroppen, och be gärna någon om hjälp. Inget måttband? Ett snöre och en linjal går också bra.",
    nb: "To minutter med et målebånd kan spare deg for en retur. Mål på bar hud eller over tynne klær, hold båndet vannrett og tett, og be gjerne noen om hjelp. Har du ikke målebånd? En hyssing og en linjal går fint.",
    da: "To minutter med et målebånd kan spare dig for en returnering. Mål på bar hud eller uden på tyndt tøj, hold båndet vandret og tæt, og bed gerne nogen om hjælp. Har du ikke et målebånd? Et stykke snor og en lineal kan også bruges.",
    fi: "Kaksi minuuttia mittanauhan kanssa voi säästää palautuksen. Mittaa iholta tai ohuiden vaatteiden päältä, pidä nauha vaakasuorassa ja napakkana ja pyydä apua, jos voit. Ei mittanauhaa? Naru ja viivain käyvät myös.",
  },
  sizes: { en: "Sizes", sv: "Storlekar", nb: "Størrelser", da: "Størrelser", fi: "Koot" },
  whereToPut: {
    en: "Where to put the tape",
    sv: "Var måttbandet ska sitta",
    nb: "Hvor målebåndet skal sitte",
    da: "Hvor målebåndet skal sidde",
    fi: "Mihin mittanauha tulee",
  },
  body: { en: "Body", sv: "Kropp", nb: "Kropp", da: "Krop", fi: "Vartalo" },
  foot: { en: "Foot", sv: "Fot", nb: "Fot", da: "Fod", fi: "Jalka" },
  hand: { en: "Hand", sv: "Hand", nb: "Hånd", da: "Hånd", fi: "Käsi" },
  fits: {
    en: "How our fits compare",
    sv: "Våra passformer",
    nb: "Passformene våre",
    da: "Vores pasformer",
    fi: "Näin vaatteemme istuvat",
  },
  compressionText: {
    en: "Tight against the skin all over. Supports muscles and holds in warmth.",
    sv: "Tätt mot huden överallt. Stöder musklerna och håller värmen.",
    nb: "Tett mot huden overalt. Støtter musklene og holder på varmen.",
    da: "Tæt mod huden overalt. Støtter musklerne og holder på varmen.",
    fi: "Tiiviisti ihoa vasten kauttaaltaan. Tukee lihaksia ja pitää lämmön.",
  },
  slimText: {
    en: "Follows the body without squeezing. Most of our training tops.",
    sv: "Följer kroppen utan att klämma. De flesta av våra träningströjor.",
    nb: "Følger kroppen uten å klemme. De fleste av våre treningstopper.",
    da: "Følger kroppen uden at stramme. De fleste af vores træningstoppe.",
    fi: "Seuraa vartaloa puristamatta. Useimmat treenipaitamme.",
  },
  regularText: {
    en: "Straight from the shoulder. Room for a layer under jackets.",
    sv: "Rak från axeln. Plats för ett lager under jackor.",
    nb: "Rett fra skulderen. Plass til et lag under jakker.",
    da: "Lige fra skulderen. Plads til et lag under jakker.",
    fi: "Suora olkapäästä alas. Takin alle mahtuu kerros.",
  },
  relaxedText: {
    en: "Wide, often with dropped shoulders. Meant to be loose.",
    sv: "Vid, ofta med sänkta axlar. Ska sitta löst.",
    nb: "Vid, ofte med senkede skuldre. Skal sitte løst.",
    da: "Vid, ofte med sænkede skuldre. Skal sidde løst.",
    fi: "Leveä, olkasaumat usein alhaalla. Tarkoitettu väljäksi.",
  },
  wrongSize: {
    en: (days: number) => `Got the wrong size? Exchanges are free for ${days}\u00A0days after delivery.`,
    sv: (days: number) => `Fick du fel storlek? Byten är gratis i ${days}\u00A0dagar efter leverans.`,
    nb: (days: number) => `Fikk du feil størrelse? Bytte er gratis i ${days}\u00A0dager etter levering.`,
    da: (days: number) => `Fik du den forkerte størrelse? Ombytning er gratis i ${days}\u00A0dage efter levering.`,
    fi: (days: number) => `Väärä koko? Vaihto on ilmainen ${days}\u00A0päivän ajan toimituksesta.`,
  },
  askAboutSize: {
    en: "Ask about a size",
    sv: "Fråga om storlek",
    nb: "Spør om størrelse",
    da: "Spørg om størrelse",
    fi: "Kysy koosta",
  },
});
