const features = "microphone=(), geolocation=()";

/** The Permissions-Policy of a page whose frames of these origins may ask for a payment: wallets do. Wildcards are left out. */
export function paymentPolicy(origins: readonly string[], camera = "()"): string {
  const named = origins.filter((origin) => !origin.includes("*")).map((origin) => `"${origin}"`);
  return `camera=${camera}, ${features}, payment=(${["self", ...named].join(" ")})`;
}

/** The Permissions-Policy of the admin, where the camera scans barcodes. */
export const staffPermissions = paymentPolicy([], "(self)");

/** The security headers of every response of the Worker; `public/_headers` has the same for static files. */
export const securityHeaders = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": paymentPolicy([]),
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For responses that are not pages: a page has its own policy that names its scripts. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

const headersOfAll = Object.entries({ ...securityHeaders, "Content-Security-Policy": emptyPolicy });

/** Adds the security headers that a response does not have yet. */
export function withSecurityHeaders(response: Response): Response {
  const missing = headersOfAll.filter(([name]) => !response.headers.has(name));
  if (missing.length === 0) return response;
  const secured = new Response(response.body, response);
  for (const [name, value] of missing) secured.headers.set(name, value);
  return secured;
}
