import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

import { extractOwnScripts, newNonce } from "#app/platform/content-security-policy.server.ts";

import { NonceContext } from "./inline-script.tsx";
import { holdScripts } from "./scripts-after-load.ts";

/** A rendered page, and the text of each inline script that is ours, for the policy to allow by its hash. */
interface RenderedDocument {
  html: string;
  scripts: string[];
}

/**
 * Renders a page whole: every loader has answered, so there is nothing to stream, and a whole page can be cached. A nonce
 * marks our own scripts while it renders, and is taken out again: in a cached page it would be the same for everyone.
 * Throws what the page throws while it renders.
 */
export async function renderDocument(routerContext: EntryContext, url: string): Promise<RenderedDocument> {
  const nonce = newNonce();
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={url} nonce={nonce} />
    </NonceContext>,
    // In one piece: otherwise React sends large parts after the page, with a script that puts them in place.
    { nonce, progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  await stream.allReady;
  // Also one inside a Suspense boundary, which React would leave to the browser.
  if (errors.length > 0) throw errors[0];
  const { html, scripts } = extractOwnScripts(await new Response(stream).text(), nonce);
  return { html: holdScripts(html), scripts };
}
