/**
 * Registers the service worker, once the page has nothing better to do. A browser without one, or one that refuses,
 * shops as before.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if ("requestIdleCallback" in window) window.requestIdleCallback(register, { timeout: 5_000 });
  else setTimeout(register, 2_000);
}
