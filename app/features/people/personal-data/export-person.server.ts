import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { privatePrefix } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { personalPlaces } from "./personal-places.server.ts";
import { exportTexts } from "./place-reasons.texts.ts";
import { placeTitles } from "./place-titles.texts.ts";

type Row = Record<string, unknown>;

/** Not the person's: keys that would let somebody act for them, the names of the staff, and what the machine notes for itself. */
const leftOut =
  /^(idempotency_key|content_hash|repeat_key|upload_key|reserved_by|visit_hash|subject|actor|author|\w+_by|claim\w*|attempts?|next_attempt_at|last_error|resen\w+)$/;

export interface PersonExport {
  shop: string;
  address: string;
  madeAt: string;
  /** The rows of each place, newest places of the list first, by its title. */
  data: Record<string, Row[]>;
}

/** As `readPerson`, for a file. It is on record that it was made, not of whom. Nothing of it is stored. */
export async function exportPerson(
  shop: Shop,
  { address, actor }: { address: string; actor: string },
  now: Date,
): Promise<PersonExport | null> {
  const found = await readPerson(shop, address, now);
  if (!found) return null;
  const id = newId("prs");
  await auditStatement(shop.db, { actor, action: "person.exported", subject: { type: "person", id, name: id } }, now);
  return found;
}

/** Everything the shop stores about the person with an address, as they can read it; null when that is nothing. */
export async function readPerson({ db, env }: Shop, address: string, now: Date): Promise<PersonExport | null> {
  const places = personalPlaces.toReversed();
  const [first, ...rest] = places.map(({ table, isTheirs }) =>
    statement<Row>(db, sql`SELECT * FROM ${sql.raw(table)} WHERE ${isTheirs(address)}`),
  );
  const read = first ? await db.batch([first, ...rest]) : [];
  const data = Object.fromEntries(
    places.flatMap(({ table }, index) => {
      const rows = read[index] ?? [];
      return rows.length > 0 ? [[placeTitles()[table], rows.map((row) => readable(row, env.PUBLIC_ORIGIN))]] : [];
    }),
  );
  if (Object.keys(data).length === 0) return null;
  return { shop: env.PUBLIC_ORIGIN, address, madeAt: now.toISOString(), data };
}

/** A row with amounts in kronor, JSON as what it says, and addresses of its pictures. */
function readable(row: Row, origin: string): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      if (leftOut.test(name)) return [];
      if (name.endsWith("_ore") && typeof value === "number") return [[name.slice(0, -4), (value / 100).toFixed(2)]];
      if (name === "storage_key")
        return String(value).startsWith(privatePrefix)
          ? [["picture", exportTexts().askForPicture]]
          : [["picture", `${origin}/media/${String(value)}`]];
      return [[name, typeof value === "string" && /^[[{]/.test(value) ? parsed(value) : value]];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
