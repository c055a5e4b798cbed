import { createServer, type IncomingHttpHeaders, request as ask } from "node:http";

interface KeptFile {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Serves a shop on `port` as it is online, where files that never change come from a cache in front of the Worker: each is asked for
 * once. Everything else is passed on as it is. Half of what the shop's process does for a page view is handing out such files, and each
 * test has a browser of its own that has none of them. Resolves once it answers.
 */
export async function serveFileCache(port: number, shop: URL): Promise<void> {
  const files = new Map<string, KeptFile>();
  const server = createServer((request, response) => {
    const key = `${request.url} ${request.headers.accept}`;
    const kept = request.method === "GET" ? files.get(key) : undefined;
    if (kept) return void response.writeHead(kept.status, kept.headers).end(kept.body);
    const { url: path, method, headers } = request;
    const asked = ask({ host: shop.hostname, port: shop.port, path, method, headers, agent: false }, (answer) => {
      const { statusCode: status = 502, headers: answered } = answer;
      response.writeHead(status, answered);
      answer.pipe(response);
      answer.on("close", () => answer.complete || response.destroy());
      if (method !== "GET" || status !== 200 || !answered["cache-control"]?.includes("immutable")) return;
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => files.set(key, { status, headers: answered, body: Buffer.concat(chunks) }));
    });
    // The browser went away, or the shop did: the other side is told so.
    asked.on("error", () => response.destroy());
    response.on("close", () => response.writableFinished || asked.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
}
