import { isPublicName } from "#app/platform/http/public-name.ts";
import { isLocalOrigin } from "#app/shared/local-origin.ts";

import { pictureTypeOf } from "./file-type.ts";

/** The largest picture that is fetched, in bytes: Shopify takes no larger one. */
export const maxFetchedBytes = 20 * 1024 * 1024;
const timeoutMs = 20_000;
const maxRedirects = 3;

/** `again`: the server was late or out of order, so that another try may get it. Reasons are for staff. */
export type FetchedPicture =
  | { kind: "picture"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; reason: string; again: boolean };

const failed = (reason: string, again = false): FetchedPicture => ({ kind: "failed", reason, again });

/**
 * Fetches a picture from another server, which is never one of a private network: https alone, at its usual port, each redirect checked
 * like the address itself, and no more bytes read than a picture may have. What it is, its bytes say. A shop on this machine may fetch
 * from this machine, so that it can be tried. Never throws.
 */
export async function fetchPicture(address: string, shopOrigin: string): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  try {
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      if (!mayFetch(url, shopOrigin)) return failed("Only public https addresses are fetched");
      const response = await fetch(url, { redirect: "manual", signal, headers: { Accept: "image/*" } });
      const next = response.status >= 300 && response.status < 400 ? response.headers.get("Location") : null;
      if (next === null) return await readPicture(response);
      await response.body?.cancel();
      if (!URL.canParse(next, url)) return failed("It redirects to no address");
      url = new URL(next, url).href;
    }
    return failed("It redirects too often");
  } catch {
    return failed(signal.aborted ? "The server took too long" : "The server didn't answer", true);
  }
}

function mayFetch(address: string, shopOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username, password, origin } = new URL(address);
  if (username || password) return false;
  if (isLocalOrigin(shopOrigin) && isLocalOrigin(origin)) return true;
  return protocol === "https:" && port === "" && isPublicName(hostname);
}

async function readPicture(response: Response): Promise<FetchedPicture> {
  const { status } = response;
  if (status !== 200) {
    await response.body?.cancel();
    const again = status === 429 || status === 408 || status >= 500;
    return failed(
      status === 404 || status === 410 ? "It's gone from the server" : `The server answered ${status}`,
      again,
    );
  }
  const bytes = await readUpTo(response, maxFetchedBytes);
  if (bytes === null) return failed("It's larger than 20 MB");
  if (pictureTypeOf(bytes) === null) return failed("It isn't a JPEG, PNG, WebP or AVIF picture");
  return { kind: "picture", bytes };
}

/** The body of an answer; null when it is larger. */
async function readUpTo(response: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(response.headers.get("Content-Length") ?? 0) > most) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
