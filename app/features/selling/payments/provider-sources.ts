import type { ClientConfig } from "./client-config.ts";

/** What a provider's own fields need of the browser's rules on the checkout: origins, by directive. */
export interface ProviderSources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** As Stripe documents them (docs.stripe.com/security/guide); a stand-in has but one origin. Null for a provider without any. */
export function providerSources(part: ClientConfig | undefined): ProviderSources | null {
  if (part?.provider !== "stripe") return null;
  const { origin } = new URL(part.scriptUrl);
  if (origin !== "https://js.stripe.com") return { scripts: [origin], frames: [origin], connections: [origin] };
  const scripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
  return { scripts, frames: [...scripts, "https://hooks.stripe.com"], connections: ["https://api.stripe.com"] };
}
