import { lateStartScript } from "./late-start.server.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module" async="">';

/**
 * A rendered page whose scripts wait until the page itself has come: pictures and type go first through a narrow line,
 * and the scripts follow at once. What they are made of stands beside them, so that all of it is fetched together.
 */
export function withLateScripts(html: string): string {
  const modules = [...html.matchAll(modulePreload)].map((match) => match[1]);
  if (modules.length === 0) return html;
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, `<script type="text/plain" data-modules="${modules.join(" ")}">`)
    .replace("<head>", () => `<head><script>${lateStartScript}</script>`);
}
