/**
 * Endings that a known word may carry: plurals, definite forms and the commonest cases. What is left must be a known word, as it is
 * or with the vowel it lost, so that an ending too many does no harm.
 */
export const endings: readonly string[] = [
  // English
  ..."s es".split(" "),
  // Swedish
  ..."or ar er na orna arna erna en et an n t a r".split(" "),
  // Norwegian and Danish
  ..."e ene erne ne ers".split(" "),
  // Finnish
  ..."ssa sta lle lla seen oita eita illa ille ja ia n t".split(" "),
];

/** What makes a word of a color's name, folded: 'lingonfärgad', 'tyttebærfarget', 'puolukanvärinen'. */
export const colorEndings: readonly string[] =
  "fargad fargat fargade farget fargede farvet farvede varinen variset varisen".split(" ");

/** The vowels that a word loses before an ending: 'jacka', 'jackor'. */
export const lostVowels: readonly string[] = ["", "a", "e", "i"];

/** What joins the parts of a compound: 'träningströja', 'løbejakke'. */
export const joints: readonly string[] = ["", "s", "e", "n"];
