import { storedDurations, storedUses } from "#app/features/shop/consent/storage-registry.texts.ts";
import { type StorageEntry, storageRegistry } from "#app/features/shop/consent/storage-registry.ts";
import { capitalize } from "#app/shared/capitalize.ts";

import { cookieTableTexts } from "./cookie-tables.texts.ts";
import type { Block } from "./document.ts";

/** The tables of the cookie policy in the current language: what is kept in a browser, for how long and what for, by where it is kept. */
export function cookieTables(): Record<"cookies" | "localStorage" | "sessionStorage" | "caches", Block> {
  const texts = cookieTableTexts();
  return {
    cookies: entryTable(["cookie"], texts.cookies),
    localStorage: entryTable(["local storage"], texts.localStorage),
    sessionStorage: entryTable(["session storage"], texts.sessionStorage),
    caches: entryTable(["cache", "database"], texts.caches),
  };
}

function entryTable(places: StorageEntry["place"][], caption: string): Block {
  const [texts, durations, uses] = [cookieTableTexts(), storedDurations(), storedUses()];
  const rows = storageRegistry
    .filter(({ place }) => places.includes(place))
    .map(({ name, duration, purpose }) => [name, capitalize(durations[duration]), `${texts[purpose]}: ${uses[name]}`]);
  return { table: { caption, head: [texts.name, texts.duration, texts.purpose], rows } };
}
