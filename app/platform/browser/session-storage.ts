/* sessionStorage. A browser that denies its storage counts as empty. */

/** The text stored for this session; null when there is none. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this session. */
export function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Denied: what is shown once per session is then shown once per page.
  }
}
