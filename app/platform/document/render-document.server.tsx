import { Writable } from "node:stream";

import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server.node";
import { type EntryContext, ServerRouter } from "react-router";

import { StaticRenderer } from "#app/platform/document/static-html.tsx";
import { extractOwnScripts, newNonce } from "#app/platform/http/content-security-policy.server.ts";

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
  const { html, scripts } = extractOwnScripts(await renderWhole(routerContext, url, nonce), nonce);
  return { html: holdScripts(html), scripts };
}

/** Node's renderer is a fifth quicker here than the one for the edge, which encodes each attribute on its own. */
function renderWhole(routerContext: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StaticRenderer value={renderToStaticMarkup}>
          <ServerRouter context={routerContext} url={url} nonce={nonce} />
        </StaticRenderer>
      </NonceContext>,
      {
        nonce,
        // In one piece: otherwise React sends large parts after the page, with a script that puts them in place.
        progressiveChunkSize: Infinity,
        onShellError: reject,
        onError: (error) => void errors.push(error),
        onAllReady: () => {
          // Also an error inside a Suspense boundary, which React would leave to the browser.
          if (errors.length > 0) reject(errors[0]);
          else void pipe(collectText(resolve));
        },
      },
    );
  });
}

/** Takes what is written and hands it on as one text. */
function collectText(onText: (text: string) => void): Writable {
  const parts: Uint8Array[] = [];
  return new Writable({
    write(part: Uint8Array, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      onText(Buffer.concat(parts).toString());
      done();
    },
  });
}
