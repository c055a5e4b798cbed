/** The states that many products can be set to at once: a schedule needs a time of its own. */
export const bulkStates = ["published", "draft", "private"] as const;
export type BulkState = (typeof bulkStates)[number];
