import { pageList } from "#app/shared/pages.ts";

import { headerPages } from "./header-pages.ts";

const supportPages = pageList.filter(({ column }) => column === "Support");

/** The links of the menu of small screens. As `StaticHtml`, it has no state, handlers or contexts. */
export function MenuLinks() {
  return (
    <>
      <ul className="menu-links mt-10 grid gap-2">
        {[...headerPages, { path: "/shop", name: "Shop all" }].map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <ul className="menu-notes">
        {supportPages.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
