/** The most characters of a size's name. */
export const maxSizeNameLength = 60;

/** The most characters of a size's key: a letter of its name may become two when it is made small (İ). */
export const maxSizeKeyLength = 2 * maxSizeNameLength;

/** The most values chosen in one group of filters. No more are offered then, and addresses hold no more. */
export const maxChosenValues = 50;
