import { type ComponentChildren, type FunctionComponent, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { jsxTemplate } from "preact/jsx-runtime";
import type { ReactNode } from "react";

import { RecentMap } from "#app/shared/recent-map.ts";

import { type KeepMarkup, MarkupKeeper } from "./kept-markup.tsx";
import { type PagePiece, type PagePieces, pieceOf } from "./page-pieces.server.ts";

/** One character outside Latin-1, such as a dash, makes a whole text take two bytes for each. */
const bytesOfCharacter = 2;
/** The most of parts and their keys kept for one site's settings, in bytes: a card has 3,000, what a product page begins with 20,000. */
const maxBytes = 8_000_000;

/** What was rendered with some settings; it is let go of with them. */
const partsOf = new WeakMap<object, RecentMap<string, PagePiece>>();

/** Keeps the parts of a page among its pieces: each is what this isolate has rendered of it, else rendered now. */
export function keepMarkupIn(pieces: PagePieces): KeepMarkup {
  return (site, key, children, context) => {
    const parts = partsOf.get(site) ?? new RecentMap<string, PagePiece>(maxBytes, bytesOf);
    partsOf.set(site, parts);
    const piece = parts.getOrMake(key, () => pieceOf(renderToString(alone(children), context)));
    // As Preact's compiler writes markup that is known: it stands in the page as it is.
    return jsxTemplate([pieces.place(piece)]) as ReactNode;
  };
}

/** What is kept holds no pieces of the page that it was rendered for. */
function alone(children: ReactNode) {
  return h(
    MarkupKeeper as FunctionComponent<{ value: undefined }>,
    { value: undefined },
    children as ComponentChildren,
  );
}

function bytesOf(key: string, piece: PagePiece): number {
  return bytesOfCharacter * key.length + piece.length;
}
