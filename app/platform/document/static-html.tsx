import {
  createContext,
  createElement,
  type FunctionComponent,
  type ReactElement,
  use,
  useEffect,
  useState,
} from "react";

import { currentLocale } from "#app/shared/language/current-language.ts";

/** Renders an element as HTML without React's marks; given on the server alone. */
export const StaticRenderer = createContext<((element: ReactElement) => string) | undefined>(undefined);

interface Props<P extends object> {
  /** Names the text among all others; with the same `facts` it is rendered once. */
  name: string;
  /** What the component is given, and the text depends on. */
  facts: P;
  /** Loads the component: on the server, and in a browser for a page that the server did not render. */
  load: () => Promise<FunctionComponent<P>>;
  className?: string;
}

/** In the browser: what the server wrote stays. */
const asItStands = { __html: "" };
/** What the server wrote, for when the part is shown anew: an error page has the same frame. */
const sent = new Map<string, { __html: string }>();
/** What a browser has loaded, by name. Available at once on re-render, so that going back keeps the page's height. */
const fetched = new Map<string, FunctionComponent<never>>();

/**
 * A part of a page that never changes in the browser. The server renders it once for all pages, and React hydrates it as one
 * element: nothing in it may have state, handlers or contexts.
 */
export function StaticHtml<P extends object>(props: Props<P>) {
  const id = `${currentLocale()} ${props.name} ${JSON.stringify(props.facts)}`;
  // Of other facts it is another part: a page's data may be read again while it is open.
  return <StaticPart key={id} id={id} {...props} />;
}

function StaticPart<P extends object>({ id, name, facts, load, className }: Props<P> & { id: string }) {
  const [loaded, setLoaded] = useState<ReactElement | null>(() => {
    const Content = fetched.get(name) as FunctionComponent<P> | undefined;
    return Content ? createElement(Content, facts) : null;
  });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isEmpty = place?.hasChildNodes() === false;
  const isSent = place !== null && !isEmpty;
  useEffect(() => {
    if (isSent && !sent.has(id)) sent.set(id, { __html: place.innerHTML });
  }, [isSent, id, place]);
  useEffect(() => {
    const show = (Content: FunctionComponent<P>) => {
      fetched.set(name, Content);
      setLoaded(createElement(Content, facts));
    };
    // Without a connection the page does without it.
    if (isEmpty) void load().then(show, () => undefined);
    // Once: what it loads does not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEmpty]);
  const html = useSentText({ id, name, facts, load });
  if (loaded) return <div className={className}>{loaded}</div>;
  return (
    <div key="sent" ref={setPlace} className={className} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  );
}

/** Components on the server. Loaded there alone, a browser's files do not have them. */
const components = new Map<string, Promise<FunctionComponent<never>>>();

function useSentText<P extends object>({ id, name, facts, load }: Props<P> & { id: string }): { __html: string } {
  // The same object at each rendering, or React would write it again.
  const [kept] = useState(() => sent.get(id) ?? asItStands);
  if (!import.meta.env.SSR) return kept;
  const render = use(StaticRenderer);
  const loading = (components.get(name) as ReturnType<typeof load> | undefined) ?? load();
  components.set(name, loading);
  const Content = use(loading);
  return { __html: render ? textOf(id, () => render(createElement(Content, facts))) : "" };
}

const texts = new Map<string, string>();
/** About 3 KB each. */
const maxTexts = 500;

function textOf(id: string, render: () => string): string {
  const known = texts.get(id);
  if (known !== undefined) return known;
  const text = render();
  if (texts.size >= maxTexts) texts.clear();
  texts.set(id, text);
  return text;
}
