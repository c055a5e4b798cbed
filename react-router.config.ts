import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole shop has about forty addresses: one small file tells them all, and no page asks for more later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
