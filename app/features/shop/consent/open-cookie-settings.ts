export const cookieSettingsEvent = "openCookieSettings";

/** Opens the cookie settings over the page; false where nothing on the page can: the link to the cookie policy leads there then. */
export function openCookieSettings(): boolean {
  return !window.dispatchEvent(new Event(cookieSettingsEvent, { cancelable: true }));
}
