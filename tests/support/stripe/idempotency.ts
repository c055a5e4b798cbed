import type { State, StoredAnswer } from "./state.ts";
import { StripeError } from "./stripe-error.ts";

const keptSeconds = 24 * 60 * 60;

/**
 * Does the work once for a key, as Stripe does: a repeated request gets the stored answer; the same key with another request,
 * or while the first is under way, is refused. Keys belong to an account. `work` says whether its answer is to be stored.
 */
export async function once(
  state: State,
  account: string,
  key: string,
  request: string,
  work: () => Promise<{ status: number; body: string; stored: boolean }>,
): Promise<{ status: number; body: string; replayed: boolean }> {
  if (key.length > 255)
    throw new StripeError(400, "idempotency_error", "Keys for idempotent requests can be at most 255 characters long.");
  const slot = `${account}\n${key}`;
  const known = state.answers.get(slot);
  if (known && known.at > state.now() - keptSeconds) {
    if (known.request !== request)
      throw new StripeError(
        400,
        "idempotency_error",
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (!known.answer)
      throw new StripeError(
        409,
        "idempotency_error",
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        { code: "idempotency_key_in_use" },
      );
    return { ...known.answer, replayed: true };
  }

  const entry: StoredAnswer = { request, answer: null, at: state.now() };
  state.answers.set(slot, entry);
  try {
    const { status, body, stored } = await work();
    if (stored) entry.answer = { status, body };
    else state.answers.delete(slot);
    return { status, body, replayed: false };
  } catch (error) {
    if (!entry.answer) state.answers.delete(slot);
    throw error;
  }
}
