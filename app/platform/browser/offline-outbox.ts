import { currentLocale } from "#app/shared/language/current-language.ts";
import { locales } from "#app/shared/language/languages.ts";
import { listOf, oneOf, optional, type Parsed, parsedOr, record } from "#app/shared/parse.ts";

import { ApiError, callApi } from "./api-client.ts";
import { readStored, type StoredEntry, writeStored } from "./browser-storage.ts";

const storedEntry = record({
  collection: oneOf(["newsletter_subscribers", "contact_messages"]),
  data: (value) => ({ ...(value as Record<string, unknown>) }),
  /** Of the page that it was sent from. */
  language: optional(oneOf(locales)),
});
/** A form that a person sent: its collection and its data. */
export type Entry = Parsed<typeof storedEntry>;

/** Entries that could not be sent yet, oldest first (R20). */
const offlineOutbox: StoredEntry<Entry[]> = {
  key: "keptEntries",
  event: "offlineOutboxUpdated",
  parse(text) {
    try {
      return parsedOr(listOf(storedEntry), JSON.parse(text ?? "[]"), []);
    } catch {
      return [];
    }
  },
};

/**
 * Sends an entry to the shop. `queued`: the shop cannot be reached, so the entry is stored until it can. `invalid`: something in it must
 * be corrected. `failed`: the shop refused it otherwise, or the browser could not store it. Never throws.
 */
export async function sendEntry(entry: Entry): Promise<"sent" | "queued" | "invalid" | "failed"> {
  try {
    await create(entry);
    return "sent";
  } catch (error) {
    if (!isUnreachable(error)) return error instanceof ApiError && error.status === 400 ? "invalid" : "failed";
    const kept = { ...entry, language: currentLocale() };
    return writeStored(offlineOutbox, [...readStored(offlineOutbox), kept]) ? "queued" : "failed";
  }
}

let sending = false;

/** Sends the queued entries, oldest first, until the shop cannot be reached. Returns how many arrived. */
export async function sendOfflineOutbox(): Promise<number> {
  if (sending) return 0;
  sending = true;
  let arrived = 0;
  try {
    for (let [entry] = readStored(offlineOutbox); entry; [entry] = readStored(offlineOutbox)) {
      const outcome = await create(entry).then(
        () => "arrived" as const,
        (error: unknown) => (isFinal(error) ? ("refused" as const) : ("waiting" as const)),
      );
      if (outcome === "waiting") break;
      if (outcome === "arrived") arrived++;
      const rest = readStored(offlineOutbox).slice(1);
      if (!writeStored(offlineOutbox, rest.length > 0 ? rest : null)) break;
    }
  } finally {
    sending = false;
  }
  return arrived;
}

/** Whether entries are queued. */
export function hasOfflineEntries(): boolean {
  return readStored(offlineOutbox).length > 0;
}

function create({ collection, data, language }: Entry): Promise<unknown> {
  const call = { collection_name: collection, command: "--create", data };
  return callApi("/db", call, record({ status: oneOf([true]) }), undefined, language);
}

/** The browser's own errors: no network, or no response in time. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException;
}

/** A response that a retry would not change: the entry itself is refused. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
