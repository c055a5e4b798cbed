/** Whether this document continues a visit: it was reloaded, gone back to, or reached from another page of the shop. */
export function continuesVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLater = entry?.type === "reload" || entry?.type === "back_forward";
  return isLater || document.referrer.startsWith(`${location.origin}/`);
}
