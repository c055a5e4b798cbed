const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = '<script type="module" async="">';

/**
 * A rendered page whose scripts wait until the page itself has come (`late-start.ts`): pictures and type go first
 * through a narrow line, and the scripts follow at once. The names of all they are made of stand beside them, so that
 * they are fetched together.
 */
export function withLateScripts(html: string): string {
  const modules = [...html.matchAll(modulePreload)].map((match) => match[1]);
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, `<script type="text/plain" data-modules="${modules.join(" ")}">`);
}
