const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** A random nonce, one for each rendered page: only our own render knows it, so scripts that carry it are ours. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/**
 * Removes the nonce from a rendered page and returns the page with the source of each inline script that carried it. An
 * injected script does not have the nonce.
 */
export function extractOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => attributes?.includes(attribute))
    .map(([, , text]) => text ?? "")
    .filter((text) => text !== "");
  return { html: html.replaceAll(attribute, ""), scripts };
}

/** Other origins that one page may load from, by directive. */
export interface OutsideSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/**
 * The Content-Security-Policy of one rendered page: our own files, its own inline scripts by hash, and pictures from any
 * https origin, because a product's pictures may be hosted elsewhere. `outside` is for the checkout's payment fields.
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
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
