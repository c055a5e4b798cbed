import { addMinutes } from "#app/shared/dates.ts";

/** Minutes after which somebody else may take over a transfer that was begun and never recorded: whoever began it can surely be asked by then. */
const takeOverMinutes = 60;

/** The ISO time before which a transfer must have been begun for somebody else to take it over. */
export const takeOverBefore = (now: Date): string => addMinutes(now, -takeOverMinutes).toISOString();
