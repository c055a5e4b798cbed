// oxlint-disable-next-line import/default -- the address that Vite makes of it
import workerFile from "./main.ts?worker&url";

/** A script that unregisters the service worker and deletes its caches. */
const unregisterScript = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The response to `/service-worker.js`. Its text differs with every build, so that browsers update. `off` is for an
 * emergency: browsers then unregister the service worker.
 */
export function serviceWorkerResponse(build: string, setting: "on" | "off"): Response {
  const script =
    setting === "off"
      ? unregisterScript
      : `self.buildVersion = ${JSON.stringify(build)};\nimportScripts(${JSON.stringify(workerFile)});\n`;
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // The service worker also fetches pictures from other origins.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self' https:",
    },
  });
}
