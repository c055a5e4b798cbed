import { localised } from "#app/shared/language/localised.ts";

/** How well a product meets a search, best first. */
export const matchStepTexts = localised({
  phrase: {
    en: "the exact phrase in the name",
    sv: "exakt samma fras i namnet",
    nb: "nøyaktig samme frase i navnet",
    da: "præcis samme frase i navnet",
    fi: "täsmälleen sama ilmaus nimessä",
  },
  wordsAsTyped: {
    en: "every word, exactly as typed, in the name",
    sv: "alla ord, precis som de skrevs, i namnet",
    nb: "alle ordene, akkurat som de ble skrevet, i navnet",
    da: "alle ord, præcis som de blev skrevet, i navnet",
    fi: "kaikki sanat täsmälleen kirjoitetussa muodossa nimessä",
  },
  beginnings: {
    en: "every word in the name, as the beginning of a word or as a synonym",
    sv: "alla ord i namnet, som början på ett ord eller som synonym",
    nb: "alle ordene i navnet, som begynnelsen på et ord eller som synonym",
    da: "alle ord i navnet, som begyndelsen på et ord eller som synonym",
    fi: "kaikki sanat nimessä, sanan alkuna tai synonyyminä",
  },
  anywhere: {
    en: "every word or a synonym, in the name, type, collection, sport, tags, fabric, colors or sizes",
    sv: "alla ord eller en synonym, i namn, typ, kollektion, sport, taggar, material, färger eller storlekar",
    nb: "alle ordene eller et synonym, i navn, type, kolleksjon, idrett, stikkord, materiale, farger eller størrelser",
    da: "alle ord eller et synonym, i navn, type, kollektion, sport, tags, materiale, farver eller størrelser",
    fi: "kaikki sanat tai synonyymi nimessä, tyypissä, mallistossa, lajissa, tunnisteissa, materiaalissa, väreissä tai koossa",
  },
  related: {
    en: "every word or a closely related one, in the same places",
    sv: "alla ord eller ett närbesläktat ord, på samma ställen",
    nb: "alle ordene eller et nært beslektet ord, på de samme stedene",
    da: "alle ord eller et nært beslægtet ord, de samme steder",
    fi: "kaikki sanat tai läheinen sana samoissa kohdissa",
  },
  described: {
    en: "every word, in the description, too, except the word for the type of product",
    sv: "alla ord, även i beskrivningen, utom ordet för typen av produkt",
    nb: "alle ordene, også i beskrivelsen, unntatt ordet for typen produkt",
    da: "alle ord, også i beskrivelsen, undtagen ordet for produkttypen",
    fi: "kaikki sanat, myös kuvauksessa, paitsi tuotetyypin sana",
  },
});
