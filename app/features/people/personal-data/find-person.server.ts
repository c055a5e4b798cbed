import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { type PersonalPlace, personalPlaces } from "./personal-places.server.ts";

export interface PlaceCount extends Pick<PersonalPlace, "title" | "erasure" | "keptBecause"> {
  table: string;
  rows: number;
}

/** How many rows the shop stores about the person with an address, by place; places without any are left out. */
export async function countPersonalData(db: Database, address: string): Promise<PlaceCount[]> {
  const [first, ...rest] = personalPlaces.map(({ table, isTheirs }) =>
    statement<{ rows: number }>(db, sql`SELECT count(*) AS rows FROM ${sql.raw(table)} WHERE ${isTheirs(address)}`),
  );
  const counted = first ? await db.batch([first, ...rest]) : [];
  return personalPlaces.flatMap(({ table, title, erasure, keptBecause }, index) => {
    const rows = counted[index]?.[0]?.rows ?? 0;
    return rows > 0 ? [{ table, title, erasure, ...(keptBecause ? { keptBecause } : {}), rows }] : [];
  });
}
