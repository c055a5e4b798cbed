import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** Serves the smallest possible Worker: the upper bound of this machine. */
export async function serveHello(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      log: new Log(LogLevel.WARN),
      cf: false,
      telemetry: { enabled: false },
      modules: true,
      compatibilityDate: "2026-11-02",
      script: `export default { fetch: () => new Response("Hello") }`,
    }),
  );
  const { origin } = await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}
