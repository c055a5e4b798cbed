/** What the names of the fields begin with that choose a review. */
export const pickPrefix = "pick:";

/** The name of the field that chooses a review. */
export const pickName = (id: string) => `${pickPrefix}${id}`;
