/** The page's own copy of the values, for a browser whose storage is denied or full. */
const inPage = new Map<string, string>();

/** Stores a value for the tab's session; where storage is denied, as long as the page lives. */
export function writeToTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  inPage.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The page's own copy is used instead.
  }
}

/** The value of the tab's session, unchecked; null when there is none or it is broken. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(inPage.get(key) ?? sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Removes a value from the tab's session. */
export function removeFromTab(key: string): void {
  inPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
