import type { DataRequestKind, DataRequestState } from "#app/shared/states.ts";

/** What people can ask a person of the shop to do with their data, in words. */
export const dataRequestNames: Readonly<Record<DataRequestKind, string>> = {
  access: "A question about my data",
  correction: "Correct something I can't change here",
  erasure: "Delete my data",
  restriction: "Only store my data while a question is open",
  objection: "Object to how you use my data",
  other: "Something else",
};

/** What staff call the states of a request. */
export const dataRequestStateNames: Readonly<Record<DataRequestState, string>> = {
  open: "Open",
  done: "Done",
  refused: "Refused",
};
