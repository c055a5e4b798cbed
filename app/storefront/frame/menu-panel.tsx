import { type Collection, collections } from "#app/features/catalogue/products/product.ts";

import { menuEntries } from "./menu-entries.ts";

/** What a collection offers by kind, below the header of wide screens. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuPanel({ collection, offered }: { collection: Collection; offered: string }) {
  const { path, name } = collections[collection];
  return (
    <ul className="link-list grid text-lg">
      <li className="display text-display-sm">
        <a href={path}>{`All ${name.toLowerCase()}`}</a>
      </li>
      {menuEntries(collection, offered).map((entry) => (
        <li key={entry.id}>
          <a href={entry.path} rel="nofollow" className={entry.id === "sale" ? "text-volt" : undefined}>
            {entry.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
