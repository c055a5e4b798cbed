// oxlint-disable-next-line import/default -- the address that Vite makes of it
import workerFile from "./main.ts?worker&url";

/** Takes the service worker back from browsers that have it: its caches go, and it with them. */
const unregisterScript = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Answers `/service-worker.js`. Its text differs with every build, which is how browsers learn that there is a new one.
 * `off` is for an emergency: browsers then drop what they have.
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
      // Of all that a page shows, the service worker fetches pictures from elsewhere, too.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self' https:",
    },
  });
}
