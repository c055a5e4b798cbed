import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

import { MenuEntryLinks } from "./menu-entry-links.tsx";

/** What a collection offers by kind, below the header of wide screens. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuPanel({ collection, offered }: { collection: Collection; offered: string }) {
  const { path, name } = collections[collection];
  return (
    <ul className="link-list grid text-lg">
      <li className="display text-display-sm">
        <a href={path}>{`All ${name.toLowerCase()}`}</a>
      </li>
      <MenuEntryLinks collection={collection} offered={offered} />
    </ul>
  );
}
