const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy for one rendered page: nothing but our own files, its inline scripts by their hashes, and pictures from
 * anywhere safe, since products may bring the addresses of their own.
 */
export async function contentSecurityPolicy(html: string): Promise<string> {
  const scripts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
  const hashes = await Promise.all(scripts.filter((text) => text !== "").map(hashSource));
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

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
