/* What the browser keeps until its session ends. A browser that denies its storage counts as one that holds nothing. */

/** The text kept for this session; null when there is none. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this session. */
export function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Denied: what is shown once a session is then shown once a page.
  }
}
