import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { linkPreviews } from "./scripts/link-previews.ts";
import { chunkContents } from "./scripts/vite/chunk-contents.ts";
import { chunks } from "./scripts/vite/chunks.ts";
import { expectedSchema } from "./scripts/vite/expected-schema.ts";
import { plainStyle } from "./scripts/vite/plain-style.ts";
import { preactAliases } from "./scripts/vite/preact.ts";
import { reactRouterSource } from "./scripts/vite/react-router-source.ts";

export default defineConfig({
  resolve: { alias: preactAliases },
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    expectedSchema(),
    tailwindcss(),
    plainStyle(),
    reloadOnChange(),
    reactRouter(),
    reactRouterSource(),
    sonnerWithoutInlineStyle(),
    linkPreviews(),
    chunkContents(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // A smaller Worker starts sooner; and the scripts that stand in the page are smaller too (early-input.ts).
    ssr: { build: { minify: true } },
  },
});

/** React Router's plugin changes components in place by React's own means, which Preact does not have: pages are loaded anew. */
function reloadOnChange(): Plugin {
  return {
    name: "reload-on-change",
    apply: "serve",
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "client" || modules.length === 0 || !/\.tsx?$/.test(file)) return;
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/** Sonner writes its style into the page, which our content policy refuses; `app/ui/toaster.tsx` loads it as a file. */
function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: "sonner-without-inline-style",
    enforce: "pre",
    transform: {
      filter: { id: /sonner\/dist\/index\.m?js$/ },
      handler: (code) => code.replace(/^__insertCSS\(.*\);$/m, ""),
    },
  };
}
