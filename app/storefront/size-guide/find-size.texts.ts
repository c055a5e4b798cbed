import { localised } from "#app/shared/language/localised.ts";

/** What the size finder asks and answers. A `measure` is named as it stands in a sentence: `chest`. */
export const findSizeTexts = localised({
  about: {
    en: (product: string, said: string | null) =>
      `${product}. ${said ? `${said}. ` : ""}Your measurements stay on your device.`,
    sv: (product: string, said: string | null) =>
      `${product}. ${said ? `${said}. ` : ""}Dina mått stannar på din enhet.`,
    nb: (product: string, said: string | null) =>
      `${product}. ${said ? `${said}. ` : ""}Målene dine blir på enheten din.`,
    da: (product: string, said: string | null) => `${product}. ${said ? `${said}. ` : ""}Dine mål bliver på din enhed.`,
    fi: (product: string, said: string | null) => `${product}. ${said ? `${said}. ` : ""}Mittasi pysyvät laitteellasi.`,
  },
  notInCharts: {
    en: "This isn't in our size charts. See the measurements under Size & Fit.",
    sv: "Den här finns inte i våra storlekstabeller. Se måtten under Storlek och passform.",
    nb: "Denne er ikke i størrelsestabellene våre. Se målene under Størrelse og passform.",
    da: "Den her står ikke i vores størrelsesskemaer. Se målene under Størrelse og pasform.",
    fi: "Tätä ei ole kokotaulukoissamme. Katso mitat kohdasta Koko ja istuvuus.",
  },
  charts: {
    en: "How to measure and size charts",
    sv: "Mätguide och storlekstabeller",
    nb: "Måleguide og størrelsestabeller",
    da: "Måleguide og størrelsesskemaer",
    fi: "Mittausohjeet ja kokotaulukot",
  },
  findBy: { en: "Find it by", sv: "Hitta storleken med", nb: "Finn den ut fra", da: "Find den ud fra", fi: "Hae koko" },
  byMeasures: {
    en: "My measurements",
    sv: "Mina mått",
    nb: "Målene mine",
    da: "Mine mål",
    fi: "Omat mitat",
  },
  byUsual: {
    en: "A size I know",
    sv: "En storlek jag brukar ha",
    nb: "En kjent størrelse",
    da: "En kendt størrelse",
    fi: "Tuttu koko",
  },
  inCm: {
    en: (measure: string) => `${measure} (cm)`,
    sv: (measure: string) => `${measure} (cm)`,
    nb: (measure: string) => `${measure} (cm)`,
    da: (measure: string) => `${measure} (cm)`,
    fi: (measure: string) => `${measure} (cm)`,
  },
  inInches: {
    en: (measure: string) => `${measure} (inches)`,
    sv: (measure: string) => `${measure} (tum)`,
    nb: (measure: string) => `${measure} (tommer)`,
    da: (measure: string) => `${measure} (tommer)`,
    fi: (measure: string) => `${measure} (tuumaa)`,
  },
  enterCm: {
    en: "Enter it in cm, for example, 96 or 96.5.",
    sv: "Ange måttet i cm, till exempel 96 eller 96,5.",
    nb: "Oppgi målet i cm, for eksempel 96 eller 96,5.",
    da: "Angiv målet i cm, for eksempel 96 eller 96,5.",
    fi: "Anna mitta senttimetreinä, esimerkiksi 96 tai 96,5.",
  },
  enterInches: {
    en: "Enter it in inches, for example, 38 or 38.5.",
    sv: "Ange måttet i tum, till exempel 38 eller 38,5.",
    nb: "Oppgi målet i tommer, for eksempel 38 eller 38,5.",
    da: "Angiv målet i tommer, for eksempel 38 eller 38,5.",
    fi: "Anna mitta tuumina, esimerkiksi 38 tai 38,5.",
  },
  usual: {
    en: "Your size in another brand",
    sv: "Din storlek i ett annat märke",
    nb: "Størrelsen din i et annet merke",
    da: "Din størrelse i et andet mærke",
    fi: "Kokosi toisessa merkissä",
  },
  noUsual: {
    en: "Choose a size.",
    sv: "Välj en storlek.",
    nb: "Velg en størrelse.",
    da: "Vælg en størrelse.",
    fi: "Valitse koko.",
  },
  show: {
    en: "Show my size",
    sv: "Visa min storlek",
    nb: "Vis min størrelse",
    da: "Vis min størrelse",
    fi: "Näytä kokoni",
  },
  yourSize: {
    en: (size: string) => `Your size is ${size}`,
    sv: (size: string) => `Din storlek är ${size}`,
    nb: (size: string) => `Størrelsen din er ${size}`,
    da: (size: string) => `Din størrelse er ${size}`,
    fi: (size: string) => `Kokosi on ${size}`,
  },
  noSize: {
    en: "We don't make your size",
    sv: "Vi har inte din storlek",
    nb: "Vi lager ikke størrelsen din",
    da: "Vi laver ikke din størrelse",
    fi: "Emme valmista kokoasi",
  },
  soldOut: {
    en: (size: string) => `${size} is sold out.`,
    sv: (size: string) => `${size} är slutsåld.`,
    nb: (size: string) => `${size} er utsolgt.`,
    da: (size: string) => `${size} er udsolgt.`,
    fi: (size: string) => `${size} on loppuunmyyty.`,
  },
  soldOutIn: {
    en: (size: string, color: string) => `${size} is sold out in ${color}.`,
    sv: (size: string, color: string) => `${size} är slutsåld i ${color}.`,
    nb: (size: string, color: string) => `${size} er utsolgt i ${color}.`,
    da: (size: string, color: string) => `${size} er udsolgt i ${color}.`,
    fi: (size: string, color: string) => `${size} (${color}) on loppuunmyyty.`,
  },
  choose: {
    en: (size: string) => `Choose ${size}`,
    sv: (size: string) => `Välj ${size}`,
    nb: (size: string) => `Velg ${size}`,
    da: (size: string) => `Vælg ${size}`,
    fi: (size: string) => `Valitse ${size}`,
  },
  rangeCm: {
    en: (from: string, to: string) => `${from} to ${to} cm`,
    sv: (from: string, to: string) => `${from}–${to} cm`,
    nb: (from: string, to: string) => `${from}–${to} cm`,
    da: (from: string, to: string) => `${from}–${to} cm`,
    fi: (from: string, to: string) => `${from}–${to} cm`,
  },
  rangeInches: {
    en: (from: string, to: string) => `${from} to ${to} in`,
    sv: (from: string, to: string) => `${from}–${to} tum`,
    nb: (from: string, to: string) => `${from}–${to} tommer`,
    da: (from: string, to: string) => `${from}–${to} tommer`,
    fi: (from: string, to: string) => `${from}–${to} tuumaa`,
  },
  fits: {
    en: (size: string, measure: string, range: string) => `${size} fits ${measure} measurements of ${range}.`,
    sv: (size: string, measure: string, range: string) => `${size} passar ${measure} ${range}.`,
    nb: (size: string, measure: string, range: string) => `${size} passer til ${measure} ${range}.`,
    da: (size: string, measure: string, range: string) => `${size} passer til ${measure} ${range}.`,
    fi: (size: string, measure: string, range: string) => `Koko ${size}: ${measure} ${range}.`,
  },
  tooLarge: {
    en: (measure: string, size: string, range: string) =>
      `Your ${measure} measurement is above the largest size we make, ${size} (${measure} ${range}).`,
    sv: (measure: string, size: string, range: string) =>
      `Ditt mått (${measure}) är över vår största storlek, ${size} (${measure} ${range}).`,
    nb: (measure: string, size: string, range: string) =>
      `Målet ditt (${measure}) er over den største størrelsen vi lager, ${size} (${measure} ${range}).`,
    da: (measure: string, size: string, range: string) =>
      `Dit mål (${measure}) er over den største størrelse, vi laver, ${size} (${measure} ${range}).`,
    fi: (measure: string, size: string, range: string) =>
      `Mittasi (${measure}) ylittää suurimman kokomme ${size} (${measure} ${range}).`,
  },
  tooSmall: {
    en: (measure: string, size: string, range: string) =>
      `Your ${measure} measurement is below the smallest size we make, ${size} (${measure} ${range}).`,
    sv: (measure: string, size: string, range: string) =>
      `Ditt mått (${measure}) är under vår minsta storlek, ${size} (${measure} ${range}).`,
    nb: (measure: string, size: string, range: string) =>
      `Målet ditt (${measure}) er under den minste størrelsen vi lager, ${size} (${measure} ${range}).`,
    da: (measure: string, size: string, range: string) =>
      `Dit mål (${measure}) er under den mindste størrelse, vi laver, ${size} (${measure} ${range}).`,
    fi: (measure: string, size: string, range: string) =>
      `Mittasi (${measure}) alittaa pienimmän kokomme ${size} (${measure} ${range}).`,
  },
  between: {
    en: (low: string, high: string) => `You're between ${low} and ${high}.`,
    sv: (low: string, high: string) => `Du ligger mellan ${low} och ${high}.`,
    nb: (low: string, high: string) => `Du er mellom ${low} og ${high}.`,
    da: (low: string, high: string) => `Du er mellem ${low} og ${high}.`,
    fi: (low: string, high: string) => `Olet kokojen ${low} ja ${high} välissä.`,
  },
  moreRoom: {
    en: (size: string) => `${size} gives you more room.`,
    sv: (size: string) => `${size} ger dig mer utrymme.`,
    nb: (size: string) => `${size} gir deg mer plass.`,
    da: (size: string) => `${size} giver dig mere plads.`,
    fi: (size: string) => `${size} on väljempi.`,
  },
  runsSmallSo: {
    en: (size: string) => `Buyers say it runs small, so we suggest ${size}.`,
    sv: (size: string) => `Köpare säger att den är liten i storleken, så vi föreslår ${size}.`,
    nb: (size: string) => `Kjøpere sier at den er liten i størrelsen, så vi foreslår ${size}.`,
    da: (size: string) => `Købere siger, at den er lille i størrelsen, så vi foreslår ${size}.`,
    fi: (size: string) => `Ostajien mukaan mitoitus on pieni, joten suosittelemme kokoa ${size}.`,
  },
  runsLargeSo: {
    en: (size: string) => `Buyers say it runs large, so we suggest ${size}.`,
    sv: (size: string) => `Köpare säger att den är stor i storleken, så vi föreslår ${size}.`,
    nb: (size: string) => `Kjøpere sier at den er stor i størrelsen, så vi foreslår ${size}.`,
    da: (size: string) => `Købere siger, at den er stor i størrelsen, så vi foreslår ${size}.`,
    fi: (size: string) => `Ostajien mukaan mitoitus on suuri, joten suosittelemme kokoa ${size}.`,
  },
  trueToSize: {
    en: "Buyers say it's true to size.",
    sv: "Köpare säger att storleken stämmer.",
    nb: "Kjøpere sier at størrelsen stemmer.",
    da: "Købere siger, at størrelsen passer.",
    fi: "Ostajien mukaan mitoitus on normaali.",
  },
  runsSmallUp: {
    en: "Buyers say it runs small. Between sizes? Size up.",
    sv: "Köpare säger att den är liten i storleken. Mellan två storlekar? Välj den större.",
    nb: "Kjøpere sier at den er liten i størrelsen. Mellom to størrelser? Velg den største.",
    da: "Købere siger, at den er lille i størrelsen. Mellem to størrelser? Vælg den største.",
    fi: "Ostajien mukaan mitoitus on pieni. Kahden koon välissä? Valitse suurempi.",
  },
  runsLargeDown: {
    en: "Buyers say it runs large. Between sizes? Size down.",
    sv: "Köpare säger att den är stor i storleken. Mellan två storlekar? Välj den mindre.",
    nb: "Kjøpere sier at den er stor i størrelsen. Mellom to størrelser? Velg den minste.",
    da: "Købere siger, at den er stor i størrelsen. Mellem to størrelser? Vælg den mindste.",
    fi: "Ostajien mukaan mitoitus on suuri. Kahden koon välissä? Valitse pienempi.",
  },
  garment: {
    en: (measure: string, length: string) => `Garment ${measure}: ${length}.`,
    sv: (measure: string, length: string) => `Plaggets mått, ${measure}: ${length}.`,
    nb: (measure: string, length: string) => `Plaggets mål, ${measure}: ${length}.`,
    da: (measure: string, length: string) => `Tøjets mål, ${measure}: ${length}.`,
    fi: (measure: string, length: string) => `Vaatteen mitta, ${measure}: ${length}.`,
  },
  lengthCm: {
    en: (length: string) => `${length} cm`,
    sv: (length: string) => `${length} cm`,
    nb: (length: string) => `${length} cm`,
    da: (length: string) => `${length} cm`,
    fi: (length: string) => `${length} cm`,
  },
  lengthInches: {
    en: (length: string) => `${length} in`,
    sv: (length: string) => `${length} tum`,
    nb: (length: string) => `${length} tommer`,
    da: (length: string) => `${length} tommer`,
    fi: (length: string) => `${length} tuumaa`,
  },
  wornElsewhere: {
    en: (size: string) => `You wear ${size} elsewhere.`,
    sv: (size: string) => `Du har ${size} i andra märken.`,
    nb: (size: string) => `Du bruker ${size} i andre merker.`,
    da: (size: string) => `Du bruger ${size} i andre mærker.`,
    fi: (size: string) => `Käytät muualla kokoa ${size}.`,
  },
  usualSmallSo: {
    en: (size: string) => `Buyers say this runs small, so we suggest ${size}.`,
    sv: (size: string) => `Köpare säger att den här är liten i storleken, så vi föreslår ${size}.`,
    nb: (size: string) => `Kjøpere sier at denne er liten i størrelsen, så vi foreslår ${size}.`,
    da: (size: string) => `Købere siger, at den her er lille i størrelsen, så vi foreslår ${size}.`,
    fi: (size: string) => `Ostajien mukaan tämän mitoitus on pieni, joten suosittelemme kokoa ${size}.`,
  },
  usualLargeSo: {
    en: (size: string) => `Buyers say this runs large, so we suggest ${size}.`,
    sv: (size: string) => `Köpare säger att den här är stor i storleken, så vi föreslår ${size}.`,
    nb: (size: string) => `Kjøpere sier at denne er stor i størrelsen, så vi foreslår ${size}.`,
    da: (size: string) => `Købere siger, at den her er stor i størrelsen, så vi foreslår ${size}.`,
    fi: (size: string) => `Ostajien mukaan tämän mitoitus on suuri, joten suosittelemme kokoa ${size}.`,
  },
  usualSmallLargest: {
    en: (size: string) => `Buyers say this runs small, but ${size} is the largest size.`,
    sv: (size: string) => `Köpare säger att den här är liten i storleken, men ${size} är den största storleken.`,
    nb: (size: string) => `Kjøpere sier at denne er liten i størrelsen, men ${size} er den største størrelsen.`,
    da: (size: string) => `Købere siger, at den her er lille i størrelsen, men ${size} er den største størrelse.`,
    fi: (size: string) => `Ostajien mukaan tämän mitoitus on pieni, mutta ${size} on suurin koko.`,
  },
  usualLargeSmallest: {
    en: (size: string) => `Buyers say this runs large, but ${size} is the smallest size.`,
    sv: (size: string) => `Köpare säger att den här är stor i storleken, men ${size} är den minsta storleken.`,
    nb: (size: string) => `Kjøpere sier at denne er stor i størrelsen, men ${size} er den minste størrelsen.`,
    da: (size: string) => `Købere siger, at den her er stor i størrelsen, men ${size} er den mindste størrelse.`,
    fi: (size: string) => `Ostajien mukaan tämän mitoitus on suuri, mutta ${size} on pienin koko.`,
  },
});
