import { afterAll, beforeAll } from "vitest";

import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { closeConnections, type RawAnswer, sendRaw } from "./send-raw.ts";

interface Content {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A built shop, and how visitors ask it. */
interface VisitedShop {
  /** The shop, once the tests run. */
  shop: () => BuiltShop;
  origin: () => string;
  /** Sends a request of a caller whom no limit knows yet, unless its headers name one. */
  send: (method: string, path: string, init?: Content) => Promise<RawAnswer>;
}

/** Serves a built shop while the tests of a file run. */
export function visitBuiltShop(name: string): VisitedShop {
  let shop: BuiltShop;
  let callers = 0;
  beforeAll(async () => {
    shop = await openBuiltShop(name);
  }, 240_000);
  afterAll(async () => {
    closeConnections();
    await shop?.stop();
  });
  const origin = () => new URL(shop.origin).origin;
  return {
    shop: () => shop,
    origin,
    send: (method, path, { headers, body } = {}) => {
      callers += 1;
      const caller = { "cf-connecting-ip": `198.51.${callers >> 8}.${callers & 255}` };
      const request = { method, path, headers: { ...caller, ...headers } };
      return sendRaw(origin(), body === undefined ? request : { ...request, body: Buffer.from(body) });
    },
  };
}
