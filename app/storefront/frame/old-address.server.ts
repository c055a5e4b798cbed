import { redirect } from "react-router";

import { findRedirect } from "#app/features/catalogue/redirects/find-redirect.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** How long a browser follows a redirect without asking again, in seconds: staff may change it. */
const followedSeconds = 3600;

/**
 * The redirect to the only address of what is read, below the current prefix. For good, but a browser asks again each time: staff may change
 * an address, and change it back.
 */
export function movedTo(address: string): Response {
  return redirect(address, { status: 301, headers: { "Cache-Control": "no-cache" } });
}

/** Throws a redirect where an address leads elsewhere at which the shop has no page of its own (any more). Rejects when D1 fails. */
export async function followOldAddress({ db }: Shop, url: Pick<URL, "pathname" | "search">): Promise<void> {
  const to = await findRedirect(db, url);
  if (to !== null) throw redirect(to, { status: 301, headers: { "Cache-Control": `max-age=${followedSeconds}` } });
}
