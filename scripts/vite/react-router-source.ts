import type { Plugin } from "vite";

/** What of the router's state the routes are rendered with (`useRoutesImpl`, `_renderMatches`). */
const rendered = ["initialized", "location", "matches", "errors", "loaderData", "renderFallback", "revalidation"];
const isSameToRender = `(a, b) => a.routes === b.routes && a.manifest === b.manifest && a.onError === b.onError && ${JSON.stringify(rendered)}.every((name) => a.state[name] === b.state[name])`;

/** What the build changes in React Router's source, each in one file of its `lib`. */
const changes = [
  {
    // It encodes the data of each page for its stream, which most pages do not send (`app/platform/page-data.ts`): a tenth of a page's time.
    file: "server-runtime/server.js",
    before:
      "serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),",
    after:
      "get serverHandoffStream() { return encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode); },",
  },
  {
    // Links and forms say that their routes are to be discovered, though one file tells it all routes (`react-router.config.ts`).
    file: "dom/lib.js",
    before: 'discover = "render"',
    after: 'discover = "none"',
  },
  {
    // It renders the whole page again as soon as another page is asked for, though only `useNavigation` tells of that: 200 to 360
    // components, for which the press on a link waits.
    file: "components.js",
    before: "React$1.memo(DataRoutes);",
    after: `React$1.memo(DataRoutes, ${isSameToRender});`,
  },
];

/** Changes what React Router does by itself and has no option for. The build fails when its source is not as expected. */
export function reactRouterSource(): Plugin {
  const changed = new Set<string>();
  return {
    name: "react-router-source",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const change = changes.find(({ file }) => id.endsWith(`/production/lib/${file}`));
        if (!change) return null;
        if (!code.includes(change.before)) this.error(`React Router's ${change.file} has no '${change.before}'.`);
        changed.add(change.file);
        return code.replaceAll(change.before, () => change.after);
      },
    },
    buildEnd(error) {
      if (error || this.environment.name !== "ssr") return;
      for (const { file } of changes) if (!changed.has(file)) this.error(`React Router's ${file} is not in the build.`);
    },
  };
}
