import type { Params } from "./form-body.ts";
import type { PaymentMethodObject, Wallet } from "./objects.ts";
import { isMethodType } from "./payment-rules.ts";
import { groupOf, requiredText, textOf } from "./read-params.ts";
import { type State, newObjectId } from "./state.ts";
import { StripeError, invalid, missing } from "./stripe-error.ts";
import { numberOfNamedCard, testCard } from "./test-cards.ts";

/** The method that a confirmation brings: an id, a test method by name, or its data (from Stripe.js alone). */
export function methodOfParams(state: State, params: Params, fromBrowser: boolean): PaymentMethodObject | null {
  const id = textOf(params, "payment_method");
  if (id) return knownMethod(state, id);
  if (!("payment_method_data" in params)) return null;
  return methodFromData(state, groupOf(params, "payment_method_data"), fromBrowser);
}

function knownMethod(state: State, id: string): PaymentMethodObject {
  const known = state.methods.get(id);
  if (known) return known;
  const number = numberOfNamedCard(id);
  if (!number) throw missing("PaymentMethod", id);
  return newCard(state, number, 12, new Date(state.now() * 1000).getUTCFullYear() + 2, null, {});
}

function methodFromData(state: State, data: Params, fromBrowser: boolean): PaymentMethodObject {
  const type = requiredText(data, "type");
  if (!isMethodType(type)) throw invalid(`Invalid payment_method_data[type]: ${type}`, "payment_method_data[type]");
  const billing = groupOf(data, "billing_details");
  if (type !== "card") {
    if (type === "klarna" && !textOf(billing, "email"))
      throw invalid(
        "You must provide the customer's email for Klarna.",
        "payment_method_data[billing_details][email]",
        "parameter_missing",
      );
    if (type === "klarna" && !textOf(groupOf(billing, "address"), "country"))
      throw invalid(
        "You must provide the customer's country for Klarna.",
        "payment_method_data[billing_details][address][country]",
        "parameter_missing",
      );
    return keep(state, { ...emptyMethod(state, billing), type });
  }
  const card = groupOf(data, "card");
  if (!fromBrowser)
    throw new StripeError(
      402,
      "card_error",
      "Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing. To enable testing raw card data APIs, see https://support.stripe.com/questions/enabling-access-to-raw-card-data-apis.",
      {},
      false,
    );
  const wallet = textOf(groupOf(card, "wallet"), "type");
  const year = Number(requiredText(card, "exp_year"));
  return newCard(
    state,
    requiredText(card, "number"),
    Number(requiredText(card, "exp_month")),
    year < 100 ? 2000 + year : year,
    wallet === "apple_pay" || wallet === "google_pay" ? { type: wallet } : null,
    billing,
  );
}

function newCard(state: State, number: string, month: number, year: number, wallet: Wallet | null, billing: object) {
  const digits = number.replaceAll(/[\s-]/g, "");
  const behaviour = testCard(digits);
  if (!behaviour)
    throw new StripeError(
      402,
      "card_error",
      "Your card number is incorrect.",
      { code: "incorrect_number", param: "number" },
      false,
    );
  if (Date.UTC(year, month) <= state.now() * 1000)
    throw new StripeError(
      402,
      "card_error",
      "Your card's expiration year is invalid.",
      { code: "invalid_expiry_year", param: "exp_year" },
      false,
    );
  const made = keep(state, {
    ...emptyMethod(state, billing),
    type: "card",
    card: { brand: behaviour.brand, last4: digits.slice(-4), exp_month: month, exp_year: year, country: "SE", wallet },
  });
  state.cardNumbers.set(made.id, digits);
  return made;
}

const emptyMethod = (state: State, billing: object) => ({
  id: newObjectId(state, "pm"),
  object: "payment_method" as const,
  created: state.now(),
  livemode: false as const,
  billing_details: billing,
});

function keep(state: State, method: PaymentMethodObject): PaymentMethodObject {
  state.methods.set(method.id, method);
  return method;
}
