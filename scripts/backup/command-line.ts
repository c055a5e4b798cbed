import { parseArgs } from "node:util";

import type { Place } from "./open-shop.ts";

/** The word that lets a restore delete what is in the shop before it. */
export const replaceWord = "--delete-what-is-there";

export interface Order {
  place: Place;
  folder: string;
  deletesFirst: boolean;
}

/** What was asked for. Throws with the usage when it is not clear. */
export function parseOrder(command: "backup" | "restore", args: readonly string[]): Order {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      local: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      state: { type: "string", default: ".wrangler/state" },
      "delete-what-is-there": { type: "boolean", default: false },
    },
  });
  const [folder, ...more] = positionals;
  if (values.local === values.remote || !folder || more.length > 0)
    throw new Error(
      `Say which shop and which folder: npm run ${command} -- --local FOLDER (or --remote). --state DIR is another local shop.`,
    );
  const place: Place = values.remote ? { kind: "remote" } : { kind: "local", state: values.state };
  return { place, folder, deletesFirst: values["delete-what-is-there"] };
}

/** The shop in words. */
export function nameOf(place: Place): string {
  return place.kind === "remote" ? "the deployed shop" : `the local shop in ${place.state}`;
}
