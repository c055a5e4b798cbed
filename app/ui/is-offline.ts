/** Whether the browser knows that it is offline. Always false on the server. */
export function isOffline(): boolean {
  return typeof window !== "undefined" && !navigator.onLine;
}
