import { loggedWords } from "./logged-words.ts";

/** How long a text must stand before it counts as searched for. */
const settledMs = 1_500;

interface Searched {
  words: string;
  count: number;
}

let pending: (Searched & { timer: ReturnType<typeof setTimeout> }) | null = null;
/** What was told last: its next page, another sort order and the list after the overlay are the same search. */
let told: string | null = null;
/** The told search of which an opened product was told. */
let opened: string | null = null;

/**
 * Tells the shop's log what was searched for and how many products it found, once the text stands: call it whenever results are
 * shown. A text is told once, and without who searched; one that may be about a person is not sent at all. Never throws.
 */
export function logSearch({ words: typed, count }: { words: string; count: number }): void {
  const words = loggedWords(typed);
  if (pending) clearTimeout(pending.timer);
  pending = null;
  if (words === null || words === told) return;
  pending = { words, count, timer: setTimeout(() => tellPending(), settledMs) };
}

/** Tells the log at which place (from 1) the product stood that a shopper opened; the first of a search counts. Never throws. */
export function logSearchClick({ words: typed, rank }: { words: string; rank: number }): void {
  const words = loggedWords(typed);
  if (words === null || words === opened) return;
  opened = words;
  if (pending?.words === words) tellPending(rank);
  else if (words === told) send({ words, rank });
}

function tellPending(rank?: number): void {
  if (!pending) return;
  const { words, count, timer } = pending;
  clearTimeout(timer);
  pending = null;
  told = words;
  opened = rank === undefined ? null : words;
  send({ words, count, ...(rank === undefined ? {} : { rank }) });
}

function send(search: { words: string; count?: number; rank?: number }): void {
  const headers = { "Content-Type": "application/json" };
  try {
    // Goes on when its page is left. What the log does not hear of is not counted.
    void fetch("/api/search-log", {
      method: "POST",
      headers,
      body: JSON.stringify(search),
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // A browser that blocks requests tells nothing.
  }
}
