import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Link } from "react-router";

const listClass = "scroll-quiet flex gap-3.5 overflow-x-auto border-b border-line sm:gap-6";

interface Tab {
  id: string;
  title: string;
}

interface TabsProps<T extends Tab> {
  label: string;
  tabs: readonly T[];
}

/** Tabs whose state is local; the first is selected at first. Arrow keys, Home and End select another. */
export function Tabs({ label, tabs }: TabsProps<Tab & { content: ReactNode }>) {
  const base = useId();
  const [current, setCurrent] = useState(tabs[0]?.id);
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={moveFocus} className={listClass}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            {...tabProps(base, id, id === current)}
            aria-controls={panelId(base, id)}
            onClick={() => setCurrent(id)}
            onFocus={() => setCurrent(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} base={base} id={id} hidden={id !== current} tabIndex={0} className="py-8 -outline-offset-4">
          {id === current ? content : null}
        </TabPanel>
      ))}
    </div>
  );
}

interface LinkTabsProps extends TabsProps<Tab & { to: string }> {
  current: string;
  children: ReactNode;
}

/**
 * Tabs whose state is in the URL; `children` is the current tab's panel. Arrow keys, Home and End move the focus between
 * the tabs; Enter and Space follow the link.
 */
export function LinkTabs({ label, tabs, current, children }: LinkTabsProps) {
  const base = useId();
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={moveFocus} className={listClass}>
        {tabs.map(({ id, title, to }) => (
          <Link
            key={id}
            to={to}
            discover="none"
            preventScrollReset
            {...tabProps(base, id, id === current)}
            aria-controls={id === current ? panelId(base, id) : undefined}
          >
            {title}
          </Link>
        ))}
      </div>
      <TabPanel base={base} id={current} className="py-6">
        {children}
      </TabPanel>
    </div>
  );
}

function tabProps(base: string, id: string, selected: boolean) {
  return {
    id: tabId(base, id),
    role: "tab",
    "aria-selected": selected,
    tabIndex: selected ? 0 : -1,
    className: "tab",
  } as const;
}

function TabPanel({ base, id, ...rest }: ComponentProps<"div"> & { base: string; id: string }) {
  return <div role="tabpanel" id={panelId(base, id)} aria-labelledby={tabId(base, id)} {...rest} />;
}

function tabId(base: string, id: string): string {
  return `${base}-tab-${id}`;
}

function panelId(base: string, id: string): string {
  return `${base}-panel-${id}`;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.findIndex((tab) => tab === document.activeElement);
  // Space presses a button natively, but not a link.
  if (event.key === " " && tabs[index] instanceof HTMLAnchorElement) {
    event.preventDefault();
    tabs[index].click();
  }
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[(target + tabs.length) % tabs.length]?.focus();
}
