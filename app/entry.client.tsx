import { hydrate } from "preact";
import { HydratedRouter } from "react-router/dom";

import { documentContainer } from "./platform/document-container.ts";
import { provideRouterData } from "./platform/page-data.ts";

provideRouterData();
await loaderDataDecoded();
hydrate(<HydratedRouter />, documentContainer());

/**
 * React Router waits for the page's loader data by throwing a promise while it renders. Above it there is nothing that could
 * stand meanwhile, so the page waits here, and hydrates in one go.
 */
async function loaderDataDecoded(): Promise<void> {
  try {
    HydratedRouter({});
  } catch (pending) {
    await pending;
  }
}
