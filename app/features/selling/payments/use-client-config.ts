import { useRouteLoaderData } from "react-router";

import type { ClientConfig } from "./client-config.ts";

/** The provider's part in the browser, on any storefront page; the test provider's when the page says nothing. */
export function useClientConfig(): ClientConfig {
  return useRouteLoaderData<{ payment?: ClientConfig }>("routes/storefront/layout")?.payment ?? { provider: "test" };
}
