import type { Fault, State } from "./state.ts";
import { StripeError } from "./stripe-error.ts";

export function addFault(state: State, fault: Partial<Fault>): void {
  state.faults.push({
    kind: "error",
    when: "before",
    method: null,
    path: "/v1/",
    times: 1,
    skip: 0,
    hangMs: 0,
    ...fault,
  });
}

/** The fault that hits this call, if any; it is used up by one. */
export function takeFault(state: State, method: string, path: string): Fault | undefined {
  const fault = state.faults.find(
    (each) => each.times > 0 && (each.method ?? method) === method && path.startsWith(each.path),
  );
  if (!fault) return undefined;
  if (fault.skip > 0) {
    fault.skip -= 1;
    return undefined;
  }
  fault.times -= 1;
  return fault;
}

/** Makes the fault happen: throws what Stripe's client sees of it. */
export async function fail({ kind, when, hangMs }: Fault): Promise<never> {
  if (kind === "timeout") {
    await new Promise((resolve) => setTimeout(resolve, hangMs));
    throw new ConnectionLost("The stand-in dropped the connection on purpose");
  }
  if (kind === "rate-limit")
    throw new StripeError(429, "invalid_request_error", "Too many requests in a short time.", { code: "rate_limit" });
  if (kind === "lock")
    throw new StripeError(
      429,
      "invalid_request_error",
      "This object cannot be accessed right now because another API request or Stripe process is currently accessing it.",
      { code: "lock_timeout" },
    );
  throw new StripeError(500, "api_error", "An unknown error occurred.", {}, when === "after");
}

/** There is no answer: the connection ended. */
class ConnectionLost extends TypeError {}
