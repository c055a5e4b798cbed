/** Whatever Stripe adds to an error: the parameter, the decline code, the payment it is about. */
export interface ErrorDetails {
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  advice_code?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

export type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

/**
 * An answer of Stripe that is an error. `stored` says whether it belongs to the idempotency key: what a call answers once it
 * has begun is kept (a decline, a wrong state, a 500), what failed validation or a limit is not.
 */
export class StripeError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;
  readonly stored: boolean;

  constructor(status: number, type: ErrorType, message: string, details: ErrorDetails = {}, stored = false) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
    this.stored = stored;
  }
}

/** A parameter that Stripe refuses before it does anything. */
export const invalid = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, "invalid_request_error", message, { ...(param && { param }), ...(code && { code }) });

/** A call that the object's state does not allow. */
export const wrongState = (message: string, details: ErrorDetails): StripeError =>
  new StripeError(400, "invalid_request_error", message, details, true);

export const missing = (kind: string, id: string): StripeError =>
  new StripeError(404, "invalid_request_error", `No such ${kind}: '${id}'`, {
    code: "resource_missing",
    param: kind === "payment_intent" ? "intent" : "id",
  });

export function errorBody({ type, message, details }: StripeError): object {
  const { code } = details;
  return {
    error: {
      type,
      message,
      ...details,
      ...(code && { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
    },
  };
}
