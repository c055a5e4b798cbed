import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

import { linkPreviews } from "./scripts/link-previews.ts";

// Two files of what most pages need instead of forty small ones: 3 to 9 KB less, as they compress better together.
const groups = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "shop",
    // Not what only the staff, the texts and the way through the checkout share.
    test: /\/app\/(?!admin|storefront\/(information|checkout-page|cart-page)|features\/(orders|checkout|staff))/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    tailwindcss(),
    reactRouter(),
    sonnerWithoutInlineStyle(),
    linkPreviews(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // A smaller Worker starts sooner; and the scripts that stand in the page are smaller too (early-input.ts).
    ssr: { build: { minify: true } },
  },
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
