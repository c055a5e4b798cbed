import { Link } from "react-router";

import { pageList } from "#app/shared/pages.ts";

const links = pageList.filter(({ column, path }) => column === "Help" && path !== "/faq");

const look = "flex min-h-11 items-center border-b border-line text-sm font-medium underline-offset-4 hover:underline";

/** The other pages of help. An order is tracked in the Support Center, which needs scripts; without them a person is asked. */
export function HelpLinks() {
  return (
    <nav aria-label="More help" className="mt-8 max-w-md">
      <ul className="grid grid-cols-2 gap-x-6 border-t border-line">
        <li>
          <a
            href="/contact"
            className={look}
            onClick={(event) => {
              event.preventDefault();
              window.dispatchEvent(new Event("openSupport"));
            }}
          >
            Track your order
          </a>
        </li>
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link to={path} className={look}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
