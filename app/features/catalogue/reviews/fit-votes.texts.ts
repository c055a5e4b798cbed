import { localised } from "#app/shared/language/localised.ts";

/** What writers of reviews say of the fit, by the vote. */
export const fitVoteNames = localised({
  small: {
    en: "Runs small",
    sv: "Liten i storleken",
    nb: "Liten i størrelsen",
    da: "Lille i størrelsen",
    fi: "Pieni mitoitus",
  },
  true: {
    en: "True to size",
    sv: "Storleken stämmer",
    nb: "Størrelsen stemmer",
    da: "Størrelsen passer",
    fi: "Normaali mitoitus",
  },
  large: {
    en: "Runs large",
    sv: "Stor i storleken",
    nb: "Stor i størrelsen",
    da: "Stor i størrelsen",
    fi: "Suuri mitoitus",
  },
});

/** What they say together, by the verdict: so many of so many. */
export const fitSentences = localised({
  small: {
    en: (votes: number, of: number) => `${votes} of ${of} buyers say it runs small`,
    sv: (votes: number, of: number) => `${votes} av ${of} köpare säger att den är liten i storleken`,
    nb: (votes: number, of: number) => `${votes} av ${of} kjøpere sier at den er liten i størrelsen`,
    da: (votes: number, of: number) => `${votes} af ${of} købere siger, at den er lille i størrelsen`,
    fi: (votes: number, of: number) => `${of} ostajasta ${votes} sanoo, että mitoitus on pieni`,
  },
  true: {
    en: (votes: number, of: number) => `${votes} of ${of} buyers say it's true to size`,
    sv: (votes: number, of: number) => `${votes} av ${of} köpare säger att storleken stämmer`,
    nb: (votes: number, of: number) => `${votes} av ${of} kjøpere sier at størrelsen stemmer`,
    da: (votes: number, of: number) => `${votes} af ${of} købere siger, at størrelsen passer`,
    fi: (votes: number, of: number) => `${of} ostajasta ${votes} sanoo, että mitoitus on normaali`,
  },
  large: {
    en: (votes: number, of: number) => `${votes} of ${of} buyers say it runs large`,
    sv: (votes: number, of: number) => `${votes} av ${of} köpare säger att den är stor i storleken`,
    nb: (votes: number, of: number) => `${votes} av ${of} kjøpere sier at den er stor i størrelsen`,
    da: (votes: number, of: number) => `${votes} af ${of} købere siger, at den er stor i størrelsen`,
    fi: (votes: number, of: number) => `${of} ostajasta ${votes} sanoo, että mitoitus on suuri`,
  },
  disagree: {
    en: (of: number) => `${of} buyers disagree on the fit`,
    sv: (of: number) => `${of} köpare är oense om passformen`,
    nb: (of: number) => `${of} kjøpere er uenige om passformen`,
    da: (of: number) => `${of} købere er uenige om pasformen`,
    fi: (of: number) => `${of} ostajan arviot mitoituksesta vaihtelevat`,
  },
});
