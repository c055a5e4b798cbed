import type { DataRequestState } from "#app/shared/states.ts";

/** What staff call the states of a request. */
export const dataRequestStateNames: Readonly<Record<DataRequestState, string>> = {
  open: "Open",
  done: "Done",
  refused: "Refused",
};
