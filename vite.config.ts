import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { linkPreviews } from "./scripts/link-previews.ts";
import { chunkContents } from "./scripts/vite/chunk-contents.ts";
import { chunks, fileName } from "./scripts/vite/chunks.ts";
import { expectedSchema } from "./scripts/vite/expected-schema.ts";
import { builtLanguage, languageBuilds } from "./scripts/vite/language-builds.ts";
import { oneLanguage } from "./scripts/vite/one-language.ts";
import { languageOfTexts, pseudoMessages } from "./scripts/vite/pseudo-language.ts";

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    expectedSchema(),
    tailwindcss(),
    reactRouter(),
    linkPreviews(),
    pseudoMessages(),
    oneLanguage(languageOfTexts),
    languageBuilds(),
    chunkContents(),
  ],
  environments: {
    client: {
      // Only of browsers' files: the Worker answers in the language of each request.
      define: { BUILT_LANGUAGE: JSON.stringify(builtLanguage()) },
      build: {
        rolldownOptions: {
          output: { entryFileNames: fileName, chunkFileNames: fileName, codeSplitting: { groups: chunks } },
        },
      },
      // A package that is met only as a page loads makes Vite reload it, and a reload may go home (reload-home.ts).
      optimizeDeps: { entries: ["app/{admin,features,storefront,ui}/**/!(*.server|*.test).tsx"] },
    },
    // A smaller Worker starts sooner; and the scripts that stand in the page are smaller too (early-input.ts).
    ssr: { build: { minify: true } },
  },
});
