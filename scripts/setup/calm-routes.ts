import type { Plugin } from "vite";

const memo = "React$1.memo(DataRoutes);";
/** What of the router's state the routes are rendered with (`useRoutesImpl`, `_renderMatches`). */
const rendered = ["initialized", "location", "matches", "errors", "loaderData", "renderFallback", "revalidation"];

/**
 * React Router renders the whole page again as soon as another page is asked for, though only `useNavigation` tells of that: 200 to 360
 * components, for which the press on a link waits. Here it does so when something changed that the page is rendered with. Throws when
 * its source is not as expected.
 */
export function renderRoutesOnChange(): Plugin {
  const isSame = `(a, b) => a.routes === b.routes && a.manifest === b.manifest && a.onError === b.onError && ${JSON.stringify(rendered)}.every((name) => a.state[name] === b.state[name])`;
  return {
    name: "render-routes-on-change",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/components\.js$/ },
      handler(code) {
        if (!code.includes(memo)) this.error("React Router renders its routes elsewhere.");
        return code.replace(memo, () => `React$1.memo(DataRoutes, ${isSame});`);
      },
    },
  };
}
