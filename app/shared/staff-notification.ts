/** What a browser of staff shows as a notification: written by the shop, encrypted, and shown by the service worker as it is. */
export interface StaffNotification {
  title: string;
  body: string;
  /** The page of the admin that a click opens. Of two notifications with the same path the later one replaces the first. */
  path: string;
}
