/** The name that the wordmark spells. Where staff have chosen another, the name is set in type. */
export const wordmarkName = "Pulse Mode";
