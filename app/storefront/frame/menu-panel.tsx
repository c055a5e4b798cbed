import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import type { Menu } from "#app/features/shop/content/menu-section.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { frameTexts } from "./frame.texts.ts";
import { menuEntries } from "./menu-entries.ts";
import { MenuEntryLinks } from "./menu-entry-links.tsx";

/** What a collection offers, below the header of wide screens: across the kinds, what staff put in the menu, then by kind. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuPanel({ collection, menu }: { collection: Collection; menu: Menu }) {
  const { path, name } = collections[collection];
  const { ranges, kinds } = menuEntries(collection, menu[collection]);
  const texts = frameTexts();
  return (
    <div className="link-list">
      <div>
        <p>{texts.shop}</p>
        <ul>
          <li>
            <a href={localPath(path)} className="display">
              {texts.all(name)}
            </a>
          </li>
          <MenuEntryLinks entries={ranges} />
          {menu.collections?.map((link) => (
            <li key={link.path}>
              <a href={localPath(link.path)}>{link.name}</a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p>{texts.categories}</p>
        <ul>
          <MenuEntryLinks entries={kinds} />
        </ul>
      </div>
    </div>
  );
}
