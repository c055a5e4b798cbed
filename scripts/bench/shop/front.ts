// What stands between browsers and the shop when it is online: HTTP/2, TLS and compression, which the local server lacks.
// Lighthouse works out its times from the bytes and connections it saw.
import { request as ask, Agent, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { makeCertificate } from "./certificate.ts";

/** One response as it left the front. */
export interface Exchange {
  path: string;
  type: string;
  /** The bytes of its body with gzip, if it is text. */
  gzipBytes: number;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
}

export interface Front {
  origin: string;
  /** All responses since the last `take`. */
  take: () => Exchange[];
  /** When something was last asked for or answered, in milliseconds since 1970. */
  lastAskedAt: () => number;
  stop: () => Promise<void>;
}

/** As quick as Cloudflare compresses what it does not keep compressed. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const isText = (type: string) => /text|javascript|json|svg|xml/.test(type);
/** Headers of a connection, which HTTP/2 does not know. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "content-length"];

interface Compressed {
  brotli: Buffer;
  gzip: Buffer;
}

/** Serves the shop at `target()` by HTTP/2 with brotli or gzip, and notes every response. */
export async function serveFront(folder: string, target: () => string): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  /** Files of the build never change under their name. */
  const files = new Map<string, Compressed>();
  let exchanges: Exchange[] = [];
  let lastAskedAt = 0;
  const server = createSecureServer({ ...(await makeCertificate(folder)), allowHTTP1: true });
  server.on("request", (incoming, outgoing) => {
    const at = Date.now();
    lastAskedAt = at;
    answer(incoming, outgoing, at)
      .catch(() => outgoing.destroy())
      .finally(() => (lastAskedAt = Date.now()));
  });

  async function answer(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, at: number): Promise<void> {
    const response = await forward(incoming, target(), agent);
    const body = await bytesOf(response);
    const path = incoming.url;
    const type = response.headers["content-type"] ?? "";
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined && !ofConnection.includes(name)) outgoing.setHeader(name, value);
    outgoing.statusCode = response.statusCode ?? 502;
    if (!isText(type) || body.length === 0) {
      exchanges.push({ path, type, gzipBytes: body.length, at });
      outgoing.end(body);
      return;
    }
    const known = files.get(path);
    const compressed = known ?? (await compress(body));
    if (!known && path.startsWith("/assets/")) files.set(path, compressed);
    exchanges.push({ path, type, gzipBytes: compressed.gzip.length, at });
    const takesBrotli = /\bbr\b/.test(incoming.headers["accept-encoding"] ?? "");
    outgoing.setHeader("content-encoding", takesBrotli ? "br" : "gzip");
    outgoing.setHeader("vary", "Accept-Encoding");
    outgoing.end(takesBrotli ? compressed.brotli : compressed.gzip);
  }

  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    lastAskedAt: () => lastAskedAt,
    stop: async () => {
      agent.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Asks the shop the same. Its own address stands for the front's, so that forms come from the same origin. */
function forward(incoming: Http2ServerRequest, target: string, agent: Agent): Promise<IncomingMessage> {
  const { host, origin } = new URL(target);
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")));
  if (headers.origin) headers.origin = origin;
  return new Promise((done, fail) => {
    const options = { method: incoming.method, headers: { ...headers, host, "accept-encoding": "identity" }, agent };
    incoming.pipe(ask(new URL(incoming.url, target), options, done).on("error", fail));
  });
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function compress(body: Buffer): Promise<Compressed> {
  const [small, zipped] = await Promise.all([promisify(brotliCompress)(body, brotli), promisify(gzip)(body)]);
  return { brotli: small, gzip: zipped };
}
