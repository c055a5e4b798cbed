import type { Config } from "@react-router/dev/config";

import { buildFolder, builtLanguage } from "./scripts/vite/language-builds.ts";

const language = builtLanguage();

export default {
  ssr: true,
  // The whole shop has about forty addresses: one small file tells them all, and no page asks for more later.
  routeDiscovery: { mode: "initial" },
  ...(language === "en" ? {} : { buildDirectory: buildFolder(language) }),
} satisfies Config;
