import { createContext, type RouterContextProvider } from "react-router";

import type { Database } from "#app/db/client.server.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

import type { Environment } from "./env.server.ts";

/** The checked bindings of a request. Created in `workers/app.ts` only. */
export interface Shop {
  env: Environment;
  db: Database;
  /** Keeps the Worker alive for work that may finish after the response is sent. */
  waitUntil: (work: Promise<unknown>) => void;
  /** The languages that the shop is open in beside English: those it was built in. Empty or absent for none. */
  languages?: readonly PrefixedLanguage[];
  /** Sections of the site configuration that are not saved, for a member of staff who looks at the shop with them. */
  siteDraft?: Record<string, unknown>;
}

export const shopContext = createContext<Shop>();

/** The bindings of this request, for loaders and actions. */
export function shopOf(context: Readonly<RouterContextProvider>): Shop {
  return context.get(shopContext);
}
