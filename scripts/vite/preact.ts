import { fileURLToPath } from "node:url";

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * What the bundler and the tests take for React (decision 28). The code imports React's names, which React Router and its
 * types want; what runs is Preact, here and in the browser.
 */
export const preactAliases = [
  { find: /^react$|^react-dom$/, replacement: file("app/platform/react.mjs") },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
];
