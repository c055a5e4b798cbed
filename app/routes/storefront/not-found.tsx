import { data } from "react-router";

import { NotFoundScreen } from "#app/storefront/frame/error-screen.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: "Page not found" }, { name: "robots", content: "noindex" }];

export default NotFoundScreen;
