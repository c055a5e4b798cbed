/** Whether the browser knows that it has no connection. Never on the server, whose navigator cannot tell. */
export function isOffline(): boolean {
  return typeof window !== "undefined" && !navigator.onLine;
}
