import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

/** How tabs look, for those whose state is in the address too. */
export const tabList = "scroll-quiet flex gap-5 overflow-x-auto border-b border-line sm:gap-7";
export const tabLook =
  "-mb-px inline-flex min-h-12 shrink-0 items-center border-b-3 border-transparent pt-px text-sm font-semibold whitespace-nowrap text-muted -outline-offset-4 transition-colors hover:border-line-strong hover:text-ink aria-selected:border-ink aria-selected:text-ink";

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * Tabs as assistive technology knows them: arrows, Home and End move between them. The first is shown at first; the
 * page carries no other.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const base = useId();
  const [current, setCurrent] = useState(tabs[0]?.id);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === current);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs[(target + tabs.length) % tabs.length];
    setCurrent(next?.id);
    document.getElementById(`${base}-tab-${next?.id}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={tabList}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => setCurrent(tab.id)}
            className={tabLook}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== current}
          tabIndex={0}
          className="py-8 -outline-offset-4"
        >
          {tab.id === current ? tab.content : null}
        </div>
      ))}
    </div>
  );
}
