import { data } from "react-router";

import { NotFoundScreen } from "#app/storefront/frame/error-screen.tsx";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, "Page not found");

export default NotFoundScreen;
