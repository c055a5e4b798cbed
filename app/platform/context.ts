import { createContext, type RouterContextProvider } from "react-router";

import type { Database } from "#app/db/client.server.ts";

import type { Environment } from "./env.server.ts";

/** What a request may use: bindings enter here, in `workers/app.ts`, and nowhere else. */
export interface Shop {
  env: Environment;
  db: Database;
  /** Work that may finish after the answer is sent. */
  waitUntil: (work: Promise<unknown>) => void;
}

export const shopContext = createContext<Shop>();

/** The bindings of this request. */
export function shopOf(context: Readonly<RouterContextProvider>): Shop {
  return context.get(shopContext);
}
