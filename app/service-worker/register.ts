/**
 * Registers the service worker when the browser is idle. A browser without service workers works as before. Never throws.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  const register = () => void navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
  if (!window.requestIdleCallback?.(register, { timeout: 5_000 })) setTimeout(register, 2_000);
}
