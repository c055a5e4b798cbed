import { hydrate } from "preact";
import { HydratedRouter } from "react-router/dom";

import { documentContainer } from "./platform/document-container.ts";
import { handOverPageData } from "./platform/page-data.ts";
import { leaveOverPageEntry } from "./ui/over-page-entry.ts";

leaveOverPageEntry();
await handOverPageData(loaderDataDecoded);
// Each step is a task of its own: together they would keep a slow phone from answering a press.
await nextTask();
createRouter();
await nextTask();
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

/** Makes the router, which the page is rendered with then: rendering alone, for which there is no place yet, fails. */
function createRouter(): void {
  try {
    HydratedRouter({});
  } catch {
    // Did the router itself fail, it does so again when the page is hydrated.
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
