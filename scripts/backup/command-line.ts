import { commandLine, commands } from "../setup/command-line.mjs";
import type { Place } from "./open-shop.ts";

/** The word that lets a restore delete what is in the shop before it. */
export const replaceWord = "--delete-what-is-there";

export interface Order {
  place: Place;
  folder: string;
  deletesFirst: boolean;
}

/** What was asked for. Throws with the usage when it is not clear; exits when there is a flag that the command does not have. */
export function readOrder(command: "backup" | "restore"): Order {
  const {
    values,
    positionals: [folder = ""],
  } = commandLine(command);
  if (values.local === values.remote) throw new Error(`Say which shop.\n\n${commands[command].usage}`);
  const state = String(values.state ?? ".wrangler/state");
  const place: Place = values.remote ? { kind: "remote" } : { kind: "local", state };
  return { place, folder, deletesFirst: values["delete-what-is-there"] === true };
}

/** The shop in words. */
export function nameOf(place: Place): string {
  return place.kind === "remote" ? "the deployed shop" : `the local shop in ${place.state}`;
}
