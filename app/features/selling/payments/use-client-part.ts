import { useRouteLoaderData } from "react-router";

import type { ClientPart } from "./client-part.ts";

/** The provider's part in the browser, on any storefront page; the test provider's when the page says nothing. */
export function useClientPart(): ClientPart {
  return useRouteLoaderData<{ payment?: ClientPart }>("routes/storefront/layout")?.payment ?? { provider: "test" };
}
