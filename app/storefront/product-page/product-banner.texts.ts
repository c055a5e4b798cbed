import { localised } from "#app/shared/language/localised.ts";

export const bannerTexts = localised({
  mens: {
    en: "Dark mornings, clear heads",
    sv: "Mörka morgnar, klara tankar",
    nb: "Mørke morgener, klare hoder",
    da: "Mørke morgener, klare hoveder",
    fi: "Pimeät aamut, kirkas mieli",
  },
  mensText: {
    en: "Layers for the hour before everyone else is up.",
    sv: "Lager på lager för timmen innan alla andra är uppe.",
    nb: "Lag til timen før alle andre er oppe.",
    da: "Lag til den time, hvor ingen andre er oppe.",
    fi: "Kerroksia siihen tuntiin, kun muut vielä nukkuvat.",
  },
  womens: {
    en: "Strong in every layer",
    sv: "Stark i varje lager",
    nb: "Sterk i hvert lag",
    da: "Stærk i hvert lag",
    fi: "Vahva joka kerroksessa",
  },
  womensText: {
    en: "Support, hold and warmth that move the way you do.",
    sv: "Stöd, passform och värme som rör sig som du.",
    nb: "Støtte, hold og varme som beveger seg som du.",
    da: "Støtte, fasthed og varme, der følger dine bevægelser.",
    fi: "Tukea, pitoa ja lämpöä, jotka liikkuvat kuten sinä.",
  },
  accessories: {
    en: "Small things go a long way",
    sv: "Små saker räcker långt",
    nb: "Små ting rekker langt",
    da: "Små ting rækker langt",
    fi: "Pienillä asioilla pitkälle",
  },
  accessoriesText: {
    en: "What you pack decides how far you get.",
    sv: "Det du packar avgör hur långt du kommer.",
    nb: "Det du pakker, avgjør hvor langt du kommer.",
    da: "Det, du pakker, afgør, hvor langt du kommer.",
    fi: "Se, mitä pakkaat, ratkaisee, kuinka pitkälle pääset.",
  },
  shopCollection: {
    en: (collection: string) => `Shop ${collection}`,
    sv: (collection: string) => `Handla ${collection.toLowerCase()}`,
    nb: (collection: string) => `Shop ${collection.toLowerCase()}`,
    da: (collection: string) => `Shop ${collection.toLowerCase()}`,
    fi: (collection: string) => `Katso mallisto: ${collection.toLowerCase()}`,
  },
});
