import { type Collection, collections } from "#app/features/catalogue/products/product.ts";
import type { Menu } from "#app/features/shop/content/menu-section.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Icon } from "#app/ui/icon.tsx";

import { frameTexts } from "./frame.texts.ts";
import { menuEntries } from "./menu-entries.ts";
import { MenuEntryLinks } from "./menu-entry-links.tsx";

/** What shoppers come for beside the goods. */
const helpful = ["/order-link", "/size-guide", "/shipping", "/returns", "/reviews", "/about", "/contact"] as const;

/** The links of the menu of small screens, in two levels. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuLinks({ menu }: { menu: Menu }) {
  const texts = frameTexts();
  return (
    <>
      <ul>
        <li>
          <a href={localPath("/")}>{pageNames()["/"]}</a>
        </li>
        {(Object.keys(collections) as Collection[]).map((collection) => (
          <CollectionLinks key={collection} collection={collection} offered={menu[collection]} />
        ))}
        {menu.collections?.map(({ path, name }) => (
          <li key={path}>
            <a href={localPath(path)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={localPath("/shop?category=new")}>{texts.new}</a>
        </li>
        <li className="text-volt">
          <a href={localPath("/shop?category=sale")}>{texts.sale}</a>
        </li>
        <li>
          <a href={localPath("/shop")}>{pageNames()["/shop"]}</a>
        </li>
      </ul>
      <ul className="link-list grid grid-cols-2 gap-x-3 py-3 text-lg">
        {helpful.map((path) => (
          <li key={path}>
            <a href={localPath(path)}>{pageNames()[path]}</a>
          </li>
        ))}
        <li>
          <a href={localPath("/faq")}>{texts.help}</a>
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
      <a href={localPath(path)}>{name}</a>
      {offered === "" ? null : (
        <details name="menu">
          <summary
            className="-mt-12 ml-auto flex size-12 items-center justify-center"
            aria-label={frameTexts().byCategory(name)}
          >
            <Icon name="plus" />
          </summary>
          <ul className="link-list grid grid-cols-2 gap-x-3 py-3 text-lg">
            <MenuEntryLinks entries={[...ranges, ...kinds]} />
          </ul>
        </details>
      )}
    </li>
  );
}
