import { localised } from "#app/shared/language/localised.ts";

/** The words of the three collection pages, until staff edit them. */
export const usualCollectionsTexts = localised({
  mensTitle: {
    en: "Men's Collection",
    sv: "Herrkollektion",
    nb: "Herrekolleksjon",
    da: "Herrekollektion",
    fi: "Miesten mallisto",
  },
  mensTagline: {
    en: "Built for the work nobody sees.",
    sv: "Gjort för jobbet som ingen ser.",
    nb: "Laget for jobben ingen ser.",
    da: "Lavet til det arbejde, ingen ser.",
    fi: "Tehty työhön, jota kukaan ei näe.",
  },
  mensIntro: {
    en: "Tops that dry before the next set, bottoms that stay where they are, and layers for the walk home at minus ten.",
    sv: "Överdelar som torkar före nästa set, underdelar som sitter där de ska och lager för promenaden hem i tio minus.",
    nb: "Overdeler som tørker før neste sett, underdeler som sitter der de skal, og lag for turen hjem i ti minus.",
    da: "Overdele, der tørrer før næste sæt, underdele, der bliver, hvor de er, og lag til gåturen hjem i ti graders frost.",
    fi: "Yläosia, jotka kuivuvat ennen seuraavaa sarjaa, alaosia, jotka pysyvät paikoillaan, ja kerroksia kotimatkaan kymmenen asteen pakkasessa.",
  },
  womensTitle: {
    en: "Women's Collection",
    sv: "Damkollektion",
    nb: "Damekolleksjon",
    da: "Damekollektion",
    fi: "Naisten mallisto",
  },
  womensTagline: {
    en: "Held, not held back.",
    sv: "Stöd som inte håller tillbaka.",
    nb: "Støtte som ikke holder igjen.",
    da: "Støtte, der ikke holder igen.",
    fi: "Tukea, joka ei pidättele.",
  },
  womensIntro: {
    en: "Sports bras with real support, leggings that pass the squat test, and soft layers for before and after training.",
    sv: "Sport-bh:ar med riktigt stöd, leggings som klarar knäböjstestet och mjuka lager för allt runt träningen.",
    nb: "Sports-BH-er med skikkelig støtte, leggings som består knebøytesten, og myke lag for alt rundt treningen.",
    da: "Sports-bh'er med rigtig støtte, leggings, der består squattesten, og bløde lag til alt omkring træningen.",
    fi: "Urheiluliivejä, jotka todella tukevat, leggingsejä, jotka läpäisevät kyykkytestin, ja pehmeitä kerroksia kaikkeen treenin ympärillä.",
  },
  allProducts: {
    en: "All Products",
    sv: "Alla produkter",
    nb: "Alle produkter",
    da: "Alle produkter",
    fi: "Kaikki tuotteet",
  },
  accessoriesTitle: { en: "Accessories", sv: "Accessoarer", nb: "Tilbehør", da: "Tilbehør", fi: "Asusteet" },
  accessoriesTagline: {
    en: "The small things that make or break a workout.",
    sv: "De små sakerna som avgör ett pass.",
    nb: "De små tingene som avgjør en økt.",
    da: "De små ting, der afgør en træning.",
    fi: "Pienet asiat, jotka ratkaisevat treenin.",
  },
  accessoriesIntro: {
    en: "Socks, bags, caps, gloves and the equipment that lives by the door. Made to be used every day.",
    sv: "Strumpor, väskor, kepsar, handskar och utrustningen som bor vid dörren. Gjort för att användas varje dag.",
    nb: "Sokker, bager, capser, hansker og utstyret som bor ved døra. Laget for å brukes hver dag.",
    da: "Strømper, tasker, kasketter, handsker og det udstyr, der bor ved døren. Lavet til at blive brugt hver dag.",
    fi: "Sukkia, laukkuja, lippiksiä, hanskoja ja välineitä, jotka asuvat oven vieressä. Tehty joka päivä käytettäviksi.",
  },
  allAccessories: {
    en: "All Accessories",
    sv: "Alla accessoarer",
    nb: "Alt tilbehør",
    da: "Alt tilbehør",
    fi: "Kaikki asusteet",
  },
});
