import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import type { Collection } from "#app/features/catalogue/products/product.ts";
import type { Menu } from "#app/features/shop/content/menu-section.ts";
import { StaticHtml } from "#app/platform/document/static-html.tsx";
import { localPath } from "#app/shared/language/current-language.ts";
import { Icon } from "#app/ui/icon.tsx";

import { frameTexts } from "./frame.texts.ts";
import { headerPages } from "./header-pages.ts";

/**
 * The header's links on wide screens. Each collection's has a panel of its kinds below, which a mouse opens by resting on it, without
 * scripts too, and the button beside it by a press. Escape closes it, and so does following a link or leaving it.
 */
export function MainLinks({ marked, menu }: { marked: string; menu: Menu }) {
  const [opened, setOpened] = useState<string | null>(null);
  /** Whether a panel that the mouse is on was closed all the same: until the mouse comes anew. */
  const [isDismissed, setDismissed] = useState(false);
  /** The panel that shows its picture: the one that a mouse or a press came to last. */
  const [pictured, setPictured] = useState<string | null>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    setOpened(null);
    setDismissed(true);
  }, [key]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // At the document: a mouse opens a panel without giving it the focus.
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape") return;
      nav.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
      setOpened(null);
      setDismissed(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    // It only notes where the mouse and the focus are: what is pressed are the links and buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      aria-label={frameTexts().main}
      className="mr-auto hidden lg:block"
      onPointerEnter={() => setDismissed(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpened(null);
      }}
    >
      <ul className="header-links flex gap-8" data-dismissed={isDismissed || undefined}>
        {headerPages().map(({ path, name, collection }) => (
          <li key={path} data-open={opened === path || undefined} onPointerEnter={() => setPictured(path)}>
            <a href={localPath(path)} aria-current={path === marked ? "page" : undefined}>
              {name}
            </a>
            {collection && menu[collection] ? (
              <Panel
                collection={collection}
                name={name}
                menu={menu}
                isOpen={opened === path}
                hasPicture={opened === path || pictured === path}
                onToggle={() => setOpened(opened === path ? null : path)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The brightest picture of each: small, on black, nothing is seen of a black garment. */
const panelPictures: Record<Collection, string> = {
  mens: "banner-mens",
  womens: "womens",
  accessories: "banner-accessories",
};

interface PanelProps {
  collection: Collection;
  name: string;
  menu: Menu;
  isOpen: boolean;
  hasPicture: boolean;
  onToggle: () => void;
}

function Panel({ collection, name, menu, isOpen, hasPicture, onToggle }: PanelProps) {
  const id = `menu-${collection}`;
  return (
    <>
      <button
        type="button"
        aria-label={frameTexts().byCategory(name)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="-mr-6 inline-flex size-11 items-center pl-1"
      >
        <Icon name="down" className="size-4" />
      </button>
      <div id={id} className="nav-panel on-dark absolute inset-x-0 bg-ink py-6 text-white">
        <div className="page flex gap-8">
          <StaticHtml
            name="menu-panel"
            facts={{ collection, menu }}
            load={() => import("./menu-panel.tsx").then((module) => module.MenuPanel)}
            className="flex-1"
          />
          {/* No page loads it before its panel opens. */}
          {hasPicture ? (
            <img
              src={`/editorial/${panelPictures[collection]}-wide-1280.webp`}
              alt=""
              width={288}
              height={162}
              className="w-72 self-start max-xl:hidden"
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
