import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import type { Menu } from "#app/features/shop/content/menu-section.ts";
import { pages } from "#app/shared/pages.ts";
import { Icon } from "#app/ui/icon.tsx";

import { menuEntries } from "./menu-entries.ts";
import { MenuEntryLinks } from "./menu-entry-links.tsx";

/** What shoppers come for beside the goods. */
const helpful = ["/order-link", "/size-guide", "/shipping", "/returns", "/reviews", "/about", "/contact"] as const;

/** The links of the menu of small screens, in two levels. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuLinks({ menu }: { menu: Menu }) {
  return (
    <>
      <ul>
        <li>
          <a href="/">{pages["/"].name}</a>
        </li>
        {(Object.keys(collections) as Collection[]).map((collection) => (
          <CollectionLinks key={collection} collection={collection} offered={menu[collection]} />
        ))}
        <li>
          <a href="/shop?category=new">New</a>
        </li>
        <li className="text-volt">
          <a href="/shop?category=sale">Sale</a>
        </li>
        <li>
          <a href="/shop">{pages["/shop"].name}</a>
        </li>
      </ul>
      <ul className="link-list grid grid-cols-2 py-3 text-lg">
        {helpful.map((path) => (
          <li key={path}>
            <a href={path}>{pages[path].name}</a>
          </li>
        ))}
        <li>
          <a href="/faq">Help</a>
        </li>
      </ul>
    </>
  );
}

function CollectionLinks({ collection, offered }: { collection: Collection; offered: string }) {
  const { path, name } = collections[collection];
  const { ranges, kinds } = menuEntries(collection, offered);
  return (
    <li>
      <a href={path}>{name}</a>
      {offered === "" ? null : (
        <details name="menu">
          <summary
            className="-mt-12 ml-auto flex size-12 items-center justify-center"
            aria-label={`${name} by category`}
          >
            <Icon name="plus" />
          </summary>
          <ul className="link-list grid grid-cols-2 py-3 text-lg">
            <MenuEntryLinks entries={[...ranges, ...kinds]} />
          </ul>
        </details>
      )}
    </li>
  );
}
