import { readStored, type StoredEntry, writeStored } from "#app/platform/browser/browser-storage.ts";
import { parsedOr, record, text } from "#app/shared/parse.ts";

const storedLink = record({ token: text, expiresAt: text });

/** The link by which an agent handed this browser's purchase over, until it is paid. */
const agentLinkEntry: StoredEntry<{ token: string; expiresAt: string } | null> = {
  key: "agentLink",
  event: "agentLinkUpdated",
  parse: (stored) => {
    try {
      return parsedOr(storedLink, JSON.parse(stored ?? "null"), null);
    } catch {
      return null;
    }
  },
};

/** Remembers the link that a purchase came by, which its order is sent with; null forgets it. `expiresAt` is an ISO time. */
export function saveAgentLink(link: { token: string; expiresAt: string } | null): void {
  writeStored(agentLinkEntry, link);
}

/** The token of the link that the purchase of this browser came by; null for none, and for one whose time is over. */
export function readAgentLink(now: Date): string | null {
  const link = readStored(agentLinkEntry);
  return link && new Date(link.expiresAt) > now ? link.token : null;
}
