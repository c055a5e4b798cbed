/** What the list of unsent e-mails can be narrowed to. */
export const unsentStates = ["dead", "bounced", "suppressed", "waiting"] as const;
export type UnsentState = (typeof unsentStates)[number];
