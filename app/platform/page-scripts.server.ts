import { renderToString } from "preact-render-to-string";
import { jsxTemplate } from "preact/jsx-runtime";
import type { ReactElement, ReactNode } from "react";

import { extractOwnScripts, newNonce } from "./content-security-policy.server.ts";
import type { PageScripts } from "./page-scripts.tsx";
import { holdScripts } from "./scripts-after-load.ts";

/** React Router's scripts as they stand in pages, by the manifest and the routes of a page: there are as many as screens. */
const ofRouter = new Map<string, { html: string; scripts: string[] }>();
/** Its links in the heads of pages, by the same. */
const linksOf = new Map<string, string>();

/**
 * Notes the inline scripts of one page in `allowed`. `key` names its manifest, its routes and where one failed. A page with a nonce has
 * links of its own, which carry it.
 */
export function notePageScripts(key: string, allowed: string[], nonce: string | null): PageScripts {
  return {
    allow: (text) => void allowed.push(text),
    ofRouter: (render, context) => {
      // While the shop is developed they also hold the styles of the moment.
      const known = (import.meta.env.PROD && ofRouter.get(key)) || renderHeld(render, context);
      ofRouter.set(key, known);
      allowed.push(...known.scripts);
      return jsxTemplate([known.html]) as ReactNode;
    },
    links: (render, context) => {
      if (nonce !== null) return render();
      const known = (import.meta.env.PROD && linksOf.get(key)) || renderToString(render() as ReactElement, context);
      linksOf.set(key, known);
      return jsxTemplate([known]) as ReactNode;
    },
  };
}

function renderHeld(render: (nonce: string) => ReactNode, context: object) {
  const nonce = newNonce();
  const { html, scripts } = extractOwnScripts(renderToString(render(nonce) as ReactElement, context), nonce);
  return { html: holdScripts(html), scripts };
}
