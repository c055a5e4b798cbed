import { erasePerson } from "#app/features/people/personal-data/erase-person.server.ts";
import { countPersonalData, type PlaceCount } from "#app/features/people/personal-data/find-person.server.ts";
import type { OpenMatter } from "#app/features/people/personal-data/open-matter-texts.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { isSameAddress } from "#app/features/people/personal-data/person-address.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

/** What the page about a person's data says to a form. */
export type PersonAnswer = { address: string } & (
  | { kind: "invalid" | "unknown" | "failed" }
  | { kind: "found"; places: PlaceCount[]; open: OpenMatter[]; wrongAddress: boolean }
  | { kind: "erased"; reference: string; erased: PlaceCount[]; kept: PlaceCount[] }
);

/** What the shop stores about an address, and what has to end before it can be erased. */
export async function findPerson({ db }: Shop, address: string, wrongAddress = false): Promise<PersonAnswer> {
  const [places, open] = await Promise.all([countPersonalData(db, address), readOpenMatters(db, address)]);
  return places.length === 0 ? { kind: "unknown", address } : { kind: "found", address, places, open, wrongAddress };
}

/** Erases whom staff asked about, if they typed the address again. */
export async function erase(
  shop: Shop,
  { address, typed, actor }: { address: string; typed: string; actor: string },
  now: Date,
): Promise<PersonAnswer> {
  if (!isSameAddress(typed, address)) return findPerson(shop, address, true);
  const result = await erasePerson(shop, { address, actor }, now).catch((error: unknown) => {
    logError("A person could not be erased", error);
    return { kind: "failed" as const };
  });
  return result.kind === "refused" ? findPerson(shop, address) : { ...result, address };
}
