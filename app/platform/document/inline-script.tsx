import { createContext, use } from "react";

/** The nonce of the page being rendered, which marks the scripts that are ours; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * A script that stands in the page and runs as the page comes. Only the server writes its text: React runs no script that it
 * hydrates, so a browser needs none of it.
 */
export function InlineScript({ text }: { text: string }) {
  return <script nonce={use(NonceContext)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
