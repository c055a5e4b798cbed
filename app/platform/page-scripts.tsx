import { createContext, type ReactNode, useContext } from "react";

/** The inline scripts of the page being rendered: its policy allows these and no others. */
export interface PageScripts {
  /** Allows an inline script by its text. */
  allow(text: string): void;
  /** The scripts of React Router, which depend on the page's routes alone, rendered in Preact's `context`. */
  ofRouter(render: (nonce: string) => ReactNode, context: object): ReactNode;
  /** The links in the page's head, which depend on the same and have no scripts. */
  links(render: () => ReactNode, context: object): ReactNode;
}

/** Provided by `entry.server.tsx`; undefined in browsers. */
export const PageScriptsContext = createContext<PageScripts | undefined>(undefined);

/** A script of ours that stands in the page. */
export function InlineScript({ text }: { text: string }) {
  useContext(PageScriptsContext)?.allow(text);
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The links that React Router writes in a page's head. */
export function RouterLinks({ render }: { render: () => ReactNode }, context: object = {}) {
  const scripts = useContext(PageScriptsContext);
  return scripts ? scripts.links(render, context) : render();
}

/** The scripts that React Router writes at the end of a page. */
export function RouterScripts({ render }: { render: (nonce?: string) => ReactNode }, context: object = {}) {
  const scripts = useContext(PageScriptsContext);
  return scripts ? scripts.ofRouter(render, context) : render();
}
