/** The bearer token of a request; null without one. */
export function bearerTokenOf(request: Request): string | null {
  const header = request.headers.get("Authorization") ?? "";
  return /^bearer(?:\s|$)/i.test(header) ? header.slice("bearer".length).trim() : null;
}

/** Whether an address has what could be a key in it. Addresses are written into logs and histories, so a key never goes there. */
export function hasKeyInAddress(request: Request): boolean {
  return /pm_[0-9a-f]{16}/i.test(new URL(request.url).search);
}
