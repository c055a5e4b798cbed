import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { linkPreviews } from "./scripts/link-previews.ts";

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    tailwindcss(),
    reactRouter(),
    sonnerWithoutInlineStyle(),
    linkPreviews(),
  ],
});

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
