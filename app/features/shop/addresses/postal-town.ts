import { listOf, record, text } from "#app/shared/parse.ts";

import { type BillingCountry, countryCode } from "./countries.ts";
import { normalizePostalCode } from "./postal-code.ts";

/** The countries whose towns are known: `public/towns` has them (`scripts/postal-towns.ts`). */
const knownCountries: ReadonlySet<BillingCountry> = new Set(["Sweden", "Norway", "Denmark", "Finland"]);

/** Towns, and the postal codes of each. */
const parseTowns = listOf(record({ name: text, codes: listOf(text) }));

/**
 * The town of a postal code; null when the code isn't whole or isn't known, or when towns can't be read: it can always be typed. Only the
 * first two digits are sent. Never throws.
 */
export async function readPostalTown(
  postalCode: string,
  country: BillingCountry,
  signal: AbortSignal,
): Promise<string | null> {
  const code = knownCountries.has(country) ? normalizePostalCode(postalCode, country)?.replace(" ", "") : null;
  if (!code) return null;
  try {
    const answer = await fetch(`/towns/${countryCode(country)}/${code.slice(0, 2)}.json`, { signal });
    if (!answer.ok) return null;
    const towns = parseTowns(await answer.json());
    return towns.find(({ codes }) => codes.includes(code))?.name ?? null;
  } catch {
    return null;
  }
}
