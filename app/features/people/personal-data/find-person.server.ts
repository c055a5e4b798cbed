import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { type PersonalPlace, personalPlaces } from "./personal-places.server.ts";
import { placeReasons } from "./place-reasons.texts.ts";
import { placeTitles } from "./place-titles.texts.ts";

export interface PlaceCount extends Pick<PersonalPlace, "table" | "erasure"> {
  /** What it holds and why what stays has to stay, in the current language. */
  title: string;
  keptBecause?: string;
  rows: number;
}

/** How many rows the shop stores about the person with an address, by place; places without any are left out. */
export async function countPersonalData(db: Database, address: string): Promise<PlaceCount[]> {
  const [first, ...rest] = personalPlaces.map(({ table, isTheirs }) =>
    statement<{ rows: number }>(db, sql`SELECT count(*) AS rows FROM ${sql.raw(table)} WHERE ${isTheirs(address)}`),
  );
  const counted = first ? await db.batch([first, ...rest]) : [];
  return personalPlaces.flatMap(({ table, erasure, keptBecause }, index) => {
    const rows = counted[index]?.[0]?.rows ?? 0;
    const why = keptBecause && { keptBecause: placeReasons()[keptBecause] };
    return rows > 0 ? [{ table, title: placeTitles()[table], erasure, ...why, rows }] : [];
  });
}
