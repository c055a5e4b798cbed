import { Link } from "react-router";

import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageList } from "#app/shared/pages.ts";

import { helpLinkTexts } from "./help-links.texts.ts";
import { TrackOrderLink } from "./track-order-link.tsx";

const links = pageList.filter(({ column, path }) => column === "Help" && path !== "/faq");

const look = "flex min-h-11 items-center border-b border-line text-sm font-medium underline-offset-4 hover:underline";

/** Tracking an order, and the other pages of help. */
export function HelpLinks() {
  return (
    <nav aria-label={helpLinkTexts().more} className="mt-8 max-w-md">
      <ul className="grid grid-cols-2 gap-x-6 border-t border-line">
        <li>
          <TrackOrderLink className={look} />
        </li>
        {links.map(({ path }) => (
          <li key={path}>
            <Link to={path} className={look}>
              {pageNames()[path]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
