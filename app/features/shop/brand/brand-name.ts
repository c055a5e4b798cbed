/** The name that the wordmark spells. When staff have set another, the name is rendered as text. */
export const wordmarkName = "Pulse Mode";
