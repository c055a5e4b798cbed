import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

import { contentSecurityPolicy } from "./platform/content-security-policy.server.ts";
import { withLateScripts } from "./platform/late-scripts.server.ts";

/**
 * Renders a page whole before it is sent: every loader is one awaited batch, so there is nothing to stream, and a
 * whole page can be kept in the page cache with a policy that names its inline scripts by hash.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let renderedStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // Else React sends long parts behind the page, for a script to put in their place: hidden without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderedStatus = 500;
      console.error(error);
    },
  });
  await stream.allReady;
  const html = withLateScripts(await new Response(stream).text());

  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", await contentSecurityPolicy(html));
  return new Response(html, { status: renderedStatus, headers });
}
