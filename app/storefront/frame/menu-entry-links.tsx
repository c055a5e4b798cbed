import type { Collection } from "#app/features/catalogue/products/product.ts";

import { menuEntries } from "./menu-entries.ts";

/** What a collection offers by kind, a link each. Search engines need not follow them: they are filters of its list. */
export function MenuEntryLinks({ collection, offered }: { collection: Collection; offered: string }) {
  return menuEntries(collection, offered).map(({ id, name, path }) => (
    <li key={id}>
      <a href={path} rel="nofollow" className={id === "sale" ? "text-volt" : undefined}>
        {name}
      </a>
    </li>
  ));
}
