import { behaviourOf, cardFailure, charge, declinePayment, type Failure } from "./charges.ts";
import { emit } from "./events.ts";
import type { Params } from "./form-body.ts";
import type { PaymentIntent, PaymentMethodObject } from "./objects.ts";
import { intentById, unexpectedState } from "./payment-intents.ts";
import { methodOfParams } from "./payment-methods.ts";
import { redirects } from "./payment-rules.ts";
import { groupOf, listOf, textOf, wholeNumberOf } from "./read-params.ts";
import type { State } from "./state.ts";
import { StripeError, invalid } from "./stripe-error.ts";

/**
 * Confirms an intent with a method: it succeeds, is declined (402), or waits for the shopper at the bank (`requires_action`).
 * Stripe.js (`fromBrowser`) also says what its elements showed, which must be the intent's own.
 */
export function confirmIntent(state: State, id: string, params: Params, fromBrowser: boolean): PaymentIntent {
  const intent = intentById(state, id);
  if (intent.status === "succeeded")
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.",
    );
  if (intent.status === "canceled" || intent.status === "processing")
    throw unexpectedState(intent, `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
  if (fromBrowser) checkClientContext(intent, groupOf(params, "client_context"));

  const method = methodOfParams(state, params, fromBrowser) ?? state.methods.get(intent.payment_method ?? "");
  if (!method)
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.",
    );
  if (!intent.payment_method_types.includes(method.type))
    throw invalid(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`,
      "payment_method",
      "payment_intent_incompatible_payment_method",
    );
  const returnUrl = checkedReturnUrl(params);
  if (redirects(method.type) && !returnUrl)
    throw invalid(
      "A return_url must be specified for this payment method.",
      "return_url",
      "payment_intent_invalid_parameter",
    );

  // A new confirmation leaves the former journey behind.
  state.journeys.delete(id);
  const behaviour = behaviourOf(state, method);
  if (redirects(method.type) || (behaviour?.authenticates && !method.card?.wallet)) {
    state.journeys.set(id, { returnUrl, method, decline: behaviour?.decline ?? null });
    waitForAction(state, intent, method, returnUrl);
    return intent;
  }
  settle(state, intent, method, behaviour?.decline ?? null);
  return intent;
}

/** The shopper at the bank: `approve`, `fail`, or `process` (approved, but decided later). Returns where they go next. */
export function completeAction(state: State, id: string, choice: "approve" | "fail" | "process"): string | null {
  const intent = intentById(state, id);
  const journey = state.journeys.get(id);
  if (!journey || intent.status !== "requires_action")
    throw unexpectedState(intent, `This payment cannot be authorised: it has a status of ${intent.status}.`);
  const { method, returnUrl, decline } = journey;
  if (choice === "process") {
    Object.assign(intent, { status: "processing", next_action: null } satisfies Partial<PaymentIntent>);
    emit(state, "payment_intent.processing", intent);
    return comeBack(intent, returnUrl, "pending");
  }
  state.journeys.delete(id);
  if (choice === "fail") {
    declinePayment(state, intent, method, authenticationFailure(method), false);
    return comeBack(intent, returnUrl, "failed");
  }
  try {
    settle(state, intent, method, decline);
    return comeBack(intent, returnUrl, "succeeded");
  } catch (error) {
    if (error instanceof StripeError && error.type === "card_error") return comeBack(intent, returnUrl, "failed");
    throw error;
  }
}

/** Decides a payment that is processing. */
export function decideProcessing(state: State, id: string, succeeds: boolean): void {
  const intent = intentById(state, id);
  const journey = state.journeys.get(id);
  if (!journey || intent.status !== "processing") throw unexpectedState(intent, "This payment is not processing.");
  state.journeys.delete(id);
  if (succeeds) charge(state, intent, journey.method);
  else declinePayment(state, intent, journey.method, authenticationFailure(journey.method), true);
}

function settle(state: State, intent: PaymentIntent, method: PaymentMethodObject, decline: string | null): void {
  if (!decline) {
    charge(state, intent, method);
    return;
  }
  const failure = cardFailure(decline);
  declinePayment(state, intent, method, failure, true);
  const { type, message, ...details } = failure;
  throw new StripeError(
    402,
    type,
    message,
    {
      ...details,
      ...(intent.latest_charge && { charge: intent.latest_charge }),
      payment_intent: structuredClone(intent),
      payment_method: method,
    },
    true,
  );
}

function authenticationFailure({ type }: PaymentMethodObject): Failure {
  const message =
    type === "card"
      ? "We are unable to authenticate your payment method. Please choose a different payment method and try again."
      : "The customer did not approve the PaymentIntent. Provide a new payment method to attempt payment again.";
  return type === "card"
    ? { type: "card_error", code: "payment_intent_authentication_failure", message }
    : { type: "invalid_request_error", code: "payment_intent_payment_attempt_failed", message };
}

function waitForAction(
  state: State,
  intent: PaymentIntent,
  method: PaymentMethodObject,
  returnUrl: string | null,
): void {
  const hosted = `${state.origin}/hosted/${intent.id}`;
  const redirect = { type: "redirect_to_url", redirect_to_url: { url: hosted, return_url: returnUrl } };
  const actions = {
    card: {
      type: "use_stripe_sdk",
      use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: `${state.origin}/challenge/${intent.id}` },
    },
    klarna: redirect,
    paypal: redirect,
    mobilepay: redirect,
    swish: {
      type: "swish_handle_redirect_or_display_qr_code",
      swish_handle_redirect_or_display_qr_code: {
        hosted_instructions_url: hosted,
        mobile_auth_url: hosted,
        qr_code: { data: hosted },
      },
    },
  };
  Object.assign(intent, {
    status: "requires_action",
    payment_method: method.id,
    last_payment_error: null,
    next_action: actions[method.type],
  } satisfies Partial<PaymentIntent>);
  emit(state, "payment_intent.requires_action", intent);
}

/** Adds what Stripe adds to a return_url. */
function comeBack(intent: PaymentIntent, returnUrl: string | null, status: string): string | null {
  if (!returnUrl) return null;
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", intent.id);
  url.searchParams.set("payment_intent_client_secret", intent.client_secret);
  url.searchParams.set("redirect_status", status);
  return url.href;
}

function checkedReturnUrl(params: Params): string | null {
  const url = textOf(params, "return_url");
  if (!url) return null;
  if (!URL.canParse(url)) throw invalid("Not a valid URL", "return_url", "url_invalid");
  return url;
}

/** Elements that were made before the intent (`mode: 'payment'`) must show its amount, currency and methods. */
function checkClientContext(intent: PaymentIntent, context: Params): void {
  if (Object.keys(context).length === 0) return;
  const differs = (name: string, shown: unknown, own: unknown) =>
    invalid(
      `The ${name} provided to Elements (${String(shown)}) does not match the ${name} of the PaymentIntent (${String(own)}).`,
      name,
      "payment_intent_invalid_parameter",
    );
  const amount = wholeNumberOf(context, "amount");
  if (amount !== intent.amount) throw differs("amount", amount, intent.amount);
  const currency = textOf(context, "currency");
  if (currency !== intent.currency) throw differs("currency", currency, intent.currency);
  const types = listOf(context, "allowed_payment_method_types");
  const own = intent.allowed_payment_method_types ?? [];
  if (types.toSorted().join(",") !== own.toSorted().join(","))
    throw differs("allowed_payment_method_types", types, own);
}
