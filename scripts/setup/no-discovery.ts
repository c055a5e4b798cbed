import type { Plugin } from "vite";

const before = 'discover = "render"';

/**
 * Links and forms say of themselves that their routes are to be discovered, which React Router does not do here: one file tells it all
 * routes (`react-router.config.ts`). Without it a page is smaller. Throws when React Router's source is not as expected.
 */
export function noDiscovery(): Plugin {
  return {
    name: "no-discovery",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler(code) {
        if (!code.includes(before)) this.error("React Router marks links to discover elsewhere.");
        return code.replaceAll(before, 'discover = "none"');
      },
    },
  };
}
