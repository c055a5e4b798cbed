/** Values of this page, for a browser that denies its storage or has none left. */
const inPage = new Map<string, string>();

/** Keeps a value for the tab's session; a browser that denies it keeps it as long as the page lives. */
export function writeToTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  inPage.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The page's own copy has to do.
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

/** Forgets a value of the tab's session. */
export function removeFromTab(key: string): void {
  inPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is none.
  }
}
