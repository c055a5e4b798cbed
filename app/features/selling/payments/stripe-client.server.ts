import type Stripe from "stripe";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The signing secret before a rotation: Stripe's events that were signed with it are still taken. */
  previousWebhookSecret?: string | undefined;
  publishableKey: string;
  /** The origin of a stand-in that gets every call in Stripe's place; null for Stripe itself. */
  standIn: string | null;
  /** How calls are sent: the global `fetch` if not given. */
  fetch?: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** How often a call is repeated that got no answer, a conflict or a failure of Stripe; 2 if not given. */
  retries?: number;
}

/** The version of Stripe's API that this code was written for; its name is the release of Stripe.js that belongs to it. */
export const stripeApiVersion = "2026-10-28.endive";

/** Milliseconds for one try. With its retries a call takes less than the time after which a shopper is told to wait. */
const timeoutMs = 4_000;

/** Stripe's own client, loaded when it is first needed: the pages of the shop never load it. */
export async function openStripe({ secretKey, standIn, fetch: send, retries = 2 }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const target = standIn ? new URL(standIn) : null;
  return new StripeClient(secretKey, {
    apiVersion: stripeApiVersion,
    httpClient: StripeClient.createFetchHttpClient(send),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(target && { protocol: "http" as const, host: target.hostname, port: target.port || "80" }),
  });
}

/** A call that Stripe refused or did not answer. Says nothing of Stripe's own text, which may carry what a person sent. */
export class StripeFailure extends Error {
  override name = "StripeFailure";
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  /** Whether Stripe repeated a stored answer: then the call is over for good, whatever it was. */
  readonly isReplay: boolean;

  constructor(what: string, { status, code, isReplay, request }: StripeRefusal) {
    super(`${what}: Stripe answered ${status || "nothing"} ${code} ${request}`.trim());
    this.status = status;
    this.code = code;
    this.isReplay = isReplay;
  }

  /** Whether Stripe says that the call did nothing: it was understood and refused. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 403, 409, 429].includes(this.status);
  }
}

interface StripeRefusal {
  status: number;
  code: string;
  isReplay: boolean;
  request: string;
}

/** Awaits a call of Stripe's client. Throws a `StripeFailure` in place of its errors. */
export async function ask<T>(what: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { statusCode, code, headers, requestId } = error as Stripe.errors.StripeError;
    throw new StripeFailure(what, {
      status: statusCode ?? 0,
      code: typeof code === "string" ? code : "",
      isReplay: headers?.["idempotent-replayed"] === "true",
      request: typeof requestId === "string" ? requestId : "",
    });
  }
}

/** The result of a call that asks for one object; null when Stripe has none by that id. */
export async function askFor<T>(what: string, call: Promise<T>): Promise<T | null> {
  try {
    return await ask(what, call);
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 404) return null;
    throw error;
  }
}
