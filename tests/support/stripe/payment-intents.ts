import { emit } from "./events.ts";
import type { Params } from "./form-body.ts";
import type { PaymentIntent } from "./objects.ts";
import { isMethodType, maximumAmount, methodTypes, minimumAmounts, supportsCurrency } from "./payment-rules.ts";
import { allowOnly, groupOf, listOf, metadataOf, requiredText, textOf, wholeNumberOf } from "./read-params.ts";
import { type State, newObjectId } from "./state.ts";
import { invalid, missing, wrongState } from "./stripe-error.ts";

const createParams = [
  "allowed_payment_method_types",
  "amount",
  "automatic_payment_methods",
  "capture_method",
  "confirm",
  "confirmation_method",
  "currency",
  "description",
  "error_on_requires_action",
  "excluded_payment_method_types",
  "metadata",
  "off_session",
  "payment_details",
  "payment_method",
  "payment_method_data",
  "payment_method_options",
  "payment_method_types",
  "receipt_email",
  "return_url",
  "shipping",
  "statement_descriptor",
  "statement_descriptor_suffix",
  "use_stripe_sdk",
];

const cancellationReasons = ["duplicate", "fraudulent", "requested_by_customer", "abandoned"];

/** Creates an intent; it has no method yet. `confirm=true` is not part of the stand-in. */
export function createIntent(state: State, params: Params): PaymentIntent {
  allowOnly(params, createParams);
  if (textOf(params, "confirm") === "true") throw invalid("The stand-in confirms by /confirm alone.", "confirm");
  const { amount, currency } = checkedAmount(params);
  const types = chosenTypes(params, currency);
  const suffix = textOf(params, "statement_descriptor_suffix");
  if (suffix && (suffix.length > 22 || /[<>\\'"*]/.test(suffix)))
    throw invalid("The statement descriptor suffix is invalid.", "statement_descriptor_suffix");
  const id = newObjectId(state, "pi");
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    amount,
    amount_capturable: 0,
    amount_received: 0,
    ...types,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${newObjectId(state, "x").slice(2)}`,
    confirmation_method: "automatic",
    created: state.now(),
    currency,
    customer: null,
    description: textOf(params, "description") ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataOf(params),
    next_action: null,
    payment_method: null,
    payment_method_options: groupOf(params, "payment_method_options"),
    processing: null,
    receipt_email: textOf(params, "receipt_email") ?? null,
    shipping: "shipping" in params ? groupOf(params, "shipping") : null,
    statement_descriptor: textOf(params, "statement_descriptor") ?? null,
    statement_descriptor_suffix: suffix ?? null,
    status: "requires_payment_method",
  };
  state.intents.set(id, intent);
  emit(state, "payment_intent.created", intent);
  return intent;
}

/** Changes an intent that nobody confirmed yet. */
export function updateIntent(state: State, id: string, params: Params): PaymentIntent {
  allowOnly(params, [
    "amount",
    "currency",
    "description",
    "metadata",
    "allowed_payment_method_types",
    "receipt_email",
    "shipping",
  ]);
  const intent = intentById(state, id);
  const touchesMoney = "amount" in params || "currency" in params;
  if (touchesMoney && !["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status))
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    );
  if (touchesMoney)
    Object.assign(intent, checkedAmount({ amount: String(intent.amount), currency: intent.currency, ...params }));
  if ("allowed_payment_method_types" in params || "payment_method_types" in params)
    Object.assign(intent, chosenTypes(params, intent.currency));
  if ("description" in params) intent.description = textOf(params, "description") ?? null;
  if ("receipt_email" in params) intent.receipt_email = textOf(params, "receipt_email") ?? null;
  for (const [key, value] of Object.entries(metadataOf(params))) {
    if (value === "") delete intent.metadata[key];
    else intent.metadata[key] = value;
  }
  return intent;
}

/** Ends an intent for good. One that has succeeded, is ended, or is being decided cannot be. */
export function cancelIntent(state: State, id: string, params: Params): PaymentIntent {
  allowOnly(params, ["cancellation_reason"]);
  const reason = textOf(params, "cancellation_reason");
  if (reason && !cancellationReasons.includes(reason))
    throw invalid(
      `Invalid cancellation_reason: must be one of ${cancellationReasons.join(", ")}`,
      "cancellation_reason",
    );
  const intent = intentById(state, id);
  if (["succeeded", "canceled", "processing"].includes(intent.status))
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
    );
  Object.assign(intent, {
    status: "canceled",
    canceled_at: state.now(),
    cancellation_reason: reason ?? null,
    next_action: null,
  } satisfies Partial<PaymentIntent>);
  state.journeys.delete(id);
  emit(state, "payment_intent.canceled", intent);
  return intent;
}

export function intentById(state: State, id: string): PaymentIntent {
  const intent = state.intents.get(id);
  if (!intent) throw missing("payment_intent", id);
  return intent;
}

export const unexpectedState = (intent: PaymentIntent, message: string) =>
  wrongState(message, { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) });

function checkedAmount(params: Params): { amount: number; currency: string } {
  requiredText(params, "amount");
  const amount = wholeNumberOf(params, "amount") ?? 0;
  const currency = requiredText(params, "currency").toLowerCase();
  const minimum = minimumAmounts[currency];
  if (minimum === undefined)
    throw invalid(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${Object.keys(minimumAmounts).join(", ")}`,
      "currency",
    );
  if (amount < 1)
    throw invalid("This value must be greater than or equal to 1.", "amount", "parameter_invalid_integer");
  if (amount < minimum)
    throw invalid(`Amount must be at least ${(minimum / 100).toFixed(2)} ${currency}`, "amount", "amount_too_small");
  if (amount > maximumAmount)
    throw invalid(`Amount must be no more than ${maximumAmount / 100} ${currency}`, "amount", "amount_too_large");
  return { amount, currency };
}

/**
 * The methods of an intent: all that go with its currency, or those of `allowed_payment_method_types` that do. The others are left
 * out without a word. The former `payment_method_types` is refused (changelog/endive/2026-09-30).
 */
function chosenTypes(
  params: Params,
  currency: string,
): Pick<PaymentIntent, "allowed_payment_method_types" | "automatic_payment_methods" | "payment_method_types"> {
  if ("payment_method_types" in params)
    throw invalid(
      "The parameter payment_method_types is no longer supported. Use allowed_payment_method_types.",
      "payment_method_types",
      "payment_method_types_no_longer_supported",
    );
  const automatic = "automatic_payment_methods" in params;
  const listed = listOf(params, "allowed_payment_method_types");
  if (automatic && listed.length > 0)
    throw invalid(
      "You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.",
      "allowed_payment_method_types",
      "parameters_exclusive",
    );
  const allowed = listed.map((type) => {
    if (isMethodType(type)) return type;
    throw invalid(`The payment method type "${type}" is invalid.`, "allowed_payment_method_types");
  });
  const wanted = allowed.length > 0 ? allowed : methodTypes;
  return {
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    automatic_payment_methods: allowed.length > 0 ? null : { enabled: true },
    payment_method_types: wanted.filter((type) => supportsCurrency(type, currency)),
  };
}
