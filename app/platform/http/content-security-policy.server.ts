/** Scripts longer than this are a page's data, which is another on each page. */
const maxKnownLength = 4_000;
const maxKnown = 100;
/** The hashes of scripts that stand in many pages, by their text. */
const knownHashes = new Map<string, string>();

/** A random nonce, one for each rendered page: only our own render knows it, so scripts that carry it are ours. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/**
 * Removes the nonce from a rendered page and returns the page with the source of each inline script that carried it. An
 * injected script does not have the nonce.
 */
export function extractOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const scripts = parts.slice(1).flatMap((rest, index) => {
    const before = parts[index] ?? "";
    const tag = before.slice(before.lastIndexOf("<"));
    const end = rest.indexOf(">");
    const isInline = tag.startsWith("<script") && !/\ssrc=/.test(tag + rest.slice(0, end));
    const text = isInline ? rest.slice(end + 1, rest.indexOf("</script>")) : "";
    return text === "" ? [] : [text];
  });
  return { html: parts.join(""), scripts };
}

/** Other origins that one page may load from, by directive. */
export interface OutsideSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/**
 * The Content-Security-Policy of one rendered page: our own files, its own inline scripts by hash, films that a script has
 * fetched, and pictures from any https origin, because a product's pictures may be hosted elsewhere. `outside` is for the checkout's payment fields.
 */
export async function contentSecurityPolicy(
  scripts: readonly string[],
  outside: OutsideSources | null = null,
): Promise<string> {
  const hashes = await Promise.all(scripts.map(hashSource));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...(outside?.scripts ?? [])].join(" "),
    "style-src 'self'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(outside?.connections ?? [])].join(" "),
    ...(outside ? [`frame-src ${outside.frames.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The CSP source expression that allows one inline script or style, by the hash of its text. */
export async function hashSource(text: string): Promise<string> {
  const known = knownHashes.get(text);
  if (known) return known;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  if (text.length <= maxKnownLength && knownHashes.size < maxKnown) knownHashes.set(text, source);
  return source;
}
