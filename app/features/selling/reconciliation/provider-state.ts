import { stripeNames } from "#app/features/selling/payments/provider-names.ts";
import { isLocalOrigin } from "#app/shared/local-origin.ts";

/** Which payment provider is on, as staff have to know it. */
export type ProviderState =
  | { provider: "test"; isPublic: boolean }
  | { provider: "stripe"; mode: "test" | "live"; isStandIn: boolean }
  /** `problems`: why Stripe, which is set up in part, cannot be used; empty when nothing is set up. */
  | { provider: null; problems: readonly string[] };

interface Settings {
  PUBLIC_ORIGIN: string;
  STRIPE_STAND_IN?: string | undefined;
}

/**
 * Which provider is on, by the shop's settings. `inUse` is the provider's name; null when the shop cannot take payments, because of
 * `problems` if there are any.
 */
export function providerState(inUse: string | null, env: Settings, problems: readonly string[]): ProviderState {
  if (inUse === stripeNames.live || inUse === stripeNames.test)
    return {
      provider: "stripe",
      mode: inUse === stripeNames.live ? "live" : "test",
      isStandIn: env.STRIPE_STAND_IN !== undefined,
    };
  if (inUse === "test") {
    return { provider: "test", isPublic: !isLocalOrigin(env.PUBLIC_ORIGIN) };
  }
  return { provider: null, problems };
}

/** What of the provider a link leads to. */
export type DashboardObject = "payments" | "disputes" | "payouts";

/** The address of an object in Stripe's dashboard; null when it is not there to be looked at. */
export function dashboardAddress(
  state: ProviderState,
  { provider, object, reference }: { provider: string; object: DashboardObject; reference: string },
): string | null {
  const isStripe = provider === stripeNames.live || provider === stripeNames.test;
  if (!isStripe || state.provider !== "stripe" || state.isStandIn || !/^\w+$/.test(reference)) return null;
  return `https://dashboard.stripe.com/${provider === stripeNames.test ? "test/" : ""}${object}/${reference}`;
}
