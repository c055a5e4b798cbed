import { renderToString } from "preact-render-to-string";
import { jsxTemplate } from "preact/jsx-runtime";
import type { ReactElement, ReactNode } from "react";

import { extractOwnScripts, newNonce } from "./content-security-policy.server.ts";
import { type PagePiece, type PagePieces, pieceOf } from "./page-pieces.server.ts";
import type { PageScripts } from "./page-scripts.tsx";
import { holdScripts } from "./scripts-after-load.ts";

/** React Router's scripts as they stand in pages, by the manifest and the routes of a page: there are as many as screens. */
const ofRouter = new Map<string, { piece: PagePiece; scripts: string[] }>();
/** Its links in the heads of pages, by the same. */
const linksOf = new Map<string, PagePiece>();

/**
 * Notes the inline scripts of one page in `allowed`, and places what is known of them among its pieces. `key` names its manifest, its routes and where one failed. A page with a nonce has
 * links of its own, which carry it.
 */
export function notePageScripts(key: string, allowed: string[], pieces: PagePieces, nonce: string | null): PageScripts {
  return {
    allow: (text) => void allowed.push(text),
    ofRouter: (render, context) => {
      // While the shop is developed they also hold the styles of the moment.
      const known = (import.meta.env.PROD && ofRouter.get(key)) || renderHeld(render, context);
      ofRouter.set(key, known);
      allowed.push(...known.scripts);
      return jsxTemplate([pieces.place(known.piece)]) as ReactNode;
    },
    links: (render, context) => {
      if (nonce !== null) return render();
      const known =
        (import.meta.env.PROD && linksOf.get(key)) || pieceOf(renderToString(render() as ReactElement, context));
      linksOf.set(key, known);
      return jsxTemplate([pieces.place(known)]) as ReactNode;
    },
  };
}

function renderHeld(render: (nonce: string) => ReactNode, context: object) {
  const nonce = newNonce();
  const { html, scripts } = extractOwnScripts(renderToString(render(nonce) as ReactElement, context), nonce);
  return { piece: pieceOf(holdScripts(html)), scripts };
}
