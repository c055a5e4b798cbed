import { createContext, type ReactElement, use, useEffect, useState } from "react";

/** Renders an element as HTML without React's marks; given on the server alone. */
export const StaticRenderer = createContext<((element: ReactElement) => string) | undefined>(undefined);

interface Props {
  /** Names the text among all others; with the same `facts` it is rendered once. */
  name: string;
  /** What the text depends on. */
  facts: unknown;
  /** What the server renders; null in the browser, whose scripts do without it. */
  content: ReactElement | null;
  /** Loads the same for a page that the server did not render. */
  load: () => Promise<ReactElement>;
  className?: string;
}

/** In the browser: what the server wrote stays. The same object each time, or React would write it. */
const asItStands = { __html: "" };

/**
 * A part of a page that never changes in the browser. The server renders it once for all pages, and React hydrates it as one
 * element: nothing in it may have state, handlers or contexts.
 */
export function StaticHtml({ name, facts, content, load, className }: Props) {
  const render = use(StaticRenderer);
  const [loaded, setLoaded] = useState<ReactElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isEmpty = place?.hasChildNodes() === false;
  useEffect(() => {
    if (isEmpty) void load().then(setLoaded);
    // Once: what it loads does not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEmpty]);
  if (loaded) return <div className={className}>{loaded}</div>;
  const html = render && content ? { __html: textOf(name, facts, () => render(content)) } : asItStands;
  return (
    <div key="sent" ref={setPlace} className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}

const texts = new Map<string, string>();
const maxTexts = 100;

function textOf(name: string, facts: unknown, render: () => string): string {
  const key = `${name} ${JSON.stringify(facts)}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = render();
  if (texts.size >= maxTexts) texts.clear();
  texts.set(key, text);
  return text;
}
