import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { frameTexts } from "./frame.texts.ts";
import { menuEntries } from "./menu-entries.ts";
import { MenuEntryLinks } from "./menu-entry-links.tsx";

/** What a collection offers, below the header of wide screens: across the kinds, then by kind. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuPanel({ collection, offered }: { collection: Collection; offered: string }) {
  const { path, name } = collections[collection];
  const { ranges, kinds } = menuEntries(collection, offered);
  return (
    <div className="link-list">
      <ul>
        <li>
          <a href={localPath(path)}>{frameTexts().all(name)}</a>
        </li>
        <MenuEntryLinks entries={ranges} />
      </ul>
      <ul>
        <MenuEntryLinks entries={kinds} />
      </ul>
    </div>
  );
}
