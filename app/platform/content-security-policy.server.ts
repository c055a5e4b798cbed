const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** A word that only our own render knows: scripts that carry it as their nonce are ours. One for each page. */
export function newScriptMark(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/**
 * Takes the mark of a render out of its page again, and answers the page with the texts of the inline scripts that carried
 * it. A script that came into the page in another way has no mark.
 */
export function takeMarkedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => attributes?.includes(attribute))
    .map(([, , text]) => text ?? "")
    .filter((text) => text !== "");
  return { html: html.replaceAll(attribute, ""), scripts };
}

/**
 * The policy for one rendered page: nothing but our own files, its own inline scripts by their hashes, and pictures from
 * anywhere safe, since products may bring the addresses of their own.
 */
export async function contentSecurityPolicy(scripts: readonly string[]): Promise<string> {
  const hashes = await Promise.all(scripts.map(hashSource));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The source expression that allows one inline script or style, by its text. */
export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
