/** The longest old path, in characters. */
const maxFrom = 500;
/** The longest address that a redirect leads to, in characters. */
const maxTo = 1_000;

/** What the shop answers by itself, whatever a redirect says. */
const keptPrefixes = /^\/(admin|api|assets|media|documents|__manifest)(\/|$)/;

/** A path as redirects are looked up by: decoded, in small letters, without slashes that say nothing. */
export function oldPathOf(pathname: string): string {
  const path = decoded(pathname).normalize("NFC").toLowerCase();
  return `/${path
    .split("/")
    .filter((segment) => segment !== "")
    .join("/")}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a redirect leads, as it is stored. `toPath` is null for another site. */
export interface Target {
  toAddress: string;
  toPath: string | null;
}

export type ReadRedirect = { kind: "read"; fromPath: string; target: Target } | { kind: "refused"; reason: string };

const refuse = (reason: string) => ({ kind: "refused", reason }) as const;

/** Reads a redirect as staff or a file write it. `origin` is the shop's; its own full addresses become paths. Reasons are for staff. */
export function readRedirect({ from, to }: { from: string; to: string }, origin: string): ReadRedirect {
  const old = ownUrl(from.trim(), origin);
  if (!old || from.length > maxFrom)
    return refuse("Enter the old address from its first slash, for example /pages/about-us");
  if (old.search !== "" || old.hash !== "")
    return refuse("Leave out everything from the ? or #. The old address is matched by its path");
  const fromPath = oldPathOf(old.pathname);
  if (fromPath === "/" || keptPrefixes.test(fromPath)) return refuse(`The shop needs ${fromPath} itself`);
  const target = readTarget(to.trim(), origin);
  if (!target) return refuse("Enter a path of this shop, for example /about, or another site's full https address");
  if (target.toPath === fromPath) return refuse("Both addresses are the same");
  return { kind: "read", fromPath, target };
}

function readTarget(text: string, origin: string): Target | null {
  if (text === "" || text.length > maxTo) return null;
  const own = ownUrl(text, origin);
  if (own) return { toAddress: own.pathname + own.search + own.hash, toPath: oldPathOf(own.pathname) };
  const url = URL.parse(text);
  const isPlain = url?.protocol === "https:" && /^https:\/\//i.test(text) && url.username === "" && url.password === "";
  return isPlain && url.host !== new URL(origin).host ? { toAddress: url.href, toPath: null } : null;
}

/** An address of the shop itself: a path, or in full. Null for any other; `//host` and `/\host` are other sites to a browser. */
function ownUrl(text: string, origin: string): URL | null {
  const isWhole = /^https?:\/\//i.test(text);
  if ((!isWhole && !text.startsWith("/")) || /[\p{Cc}\\]/u.test(text)) return null;
  const url = URL.parse(text, origin);
  return url && url.host === new URL(origin).host && !url.pathname.startsWith("//") ? url : null;
}
