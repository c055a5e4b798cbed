/** The files of each route in the languages that are built beside English (scripts/vite/language-builds.ts). */
declare module "virtual:language-builds" {
  import type { ServerBuild } from "react-router";

  import type { PrefixedLanguage } from "#app/shared/language/languages.ts";

  const builds: Partial<Record<PrefixedLanguage, ServerBuild["assets"]>>;
  export default builds;
}
