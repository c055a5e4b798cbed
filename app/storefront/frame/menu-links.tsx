import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import type { Menu } from "#app/features/shop/content/menu-section.ts";
import { pages } from "#app/shared/pages.ts";
import { Icon } from "#app/ui/icon.tsx";

import { menuEntries } from "./menu-entries.ts";
import { MenuEntryLinks } from "./menu-entry-links.tsx";

const look = "display block py-2.5 text-display-md";

/** The links of the menu of small screens, in two levels. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuLinks({ menu }: { menu: Menu }) {
  return (
    <>
      <ul>
        <li>
          <a href="/" className={look}>
            {pages["/"].name}
          </a>
        </li>
        {(Object.keys(collections) as Collection[]).map((collection) => (
          <CollectionLinks key={collection} collection={collection} offered={menu[collection]} />
        ))}
        <li>
          <a href="/shop?category=new" className={look}>
            New
          </a>
        </li>
        <li className="text-volt">
          <a href="/shop?category=sale" className={look}>
            Sale
          </a>
        </li>
        <li>
          <a href="/shop" className={look}>
            {pages["/shop"].name}
          </a>
        </li>
      </ul>
      <p className="link-list text-lg mt-3 border-t border-ink-line py-3">
        <a href="/faq">Help</a>
      </p>
    </>
  );
}

function CollectionLinks({ collection, offered }: { collection: Collection; offered: string }) {
  const { path, name } = collections[collection];
  const { ranges, kinds } = menuEntries(collection, offered);
  return (
    <li className="relative">
      <a href={path} className={look}>
        {name}
      </a>
      {offered === "" ? null : (
        <details name="menu">
          <summary
            className="absolute top-0 right-0 flex size-11 items-center justify-center"
            aria-label={`${name} by category`}
          >
            <Icon name="plus" />
          </summary>
          <ul className="link-list grid grid-cols-2 pb-3 text-lg">
            <MenuEntryLinks entries={[...ranges, ...kinds]} />
          </ul>
        </details>
      )}
    </li>
  );
}
