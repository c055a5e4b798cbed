/** What the search is known to answer otherwise than people expect, and why that is accepted for now. */
export const acceptedMisses: readonly { text: string; why: string }[] = [];
