import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Fault } from "./failing-bindings.ts";

/** The outcome of each token, taken from the test provider before a test replaces its method. */
const outcomeOf = sandboxProvider.process.bind(sandboxProvider);

type Method = "create" | "process" | "conclude" | "refund";

export interface FakeProvider extends PaymentProvider {
  /** How often each payment was charged and refunded, and how many öre went back, by the provider's reference. */
  money: Map<string, { taken: number; refunded: number; refundedOre: number }>;
  /** Every call so far, by its method. */
  calls: Method[];
}

/**
 * A fake payment provider that behaves like a real one: it records what it charged, honours idempotency keys, and fails before
 * or after its work as `faultOf` says. Each token has the outcome it has at the test provider.
 */
export function fakeProvider(
  faultOf: (method: Method, nth: number) => Fault | undefined = () => undefined,
): FakeProvider {
  const money: FakeProvider["money"] = new Map();
  const calls: Method[] = [];
  const ended = new Set<string>();
  const done = new Map<string, unknown>();
  const accountOf = (reference: string) => {
    const account = money.get(reference) ?? { taken: 0, refunded: 0, refundedOre: 0 };
    money.set(reference, account);
    return account;
  };

  async function perform<T>(method: Method, work: () => Promise<T>): Promise<T> {
    calls.push(method);
    const fault = faultOf(method, calls.filter((call) => call === method).length);
    if (fault === "before") throw new Error(`${method} failed on purpose`);
    const answer = await work();
    if (fault === "after") throw new Error(`${method} lost its answer on purpose`);
    return answer;
  }
  /** The same key is answered as before, and its work is not done again. */
  async function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (!done.has(key)) done.set(key, await work());
    return done.get(key) as T;
  }

  return {
    ...sandboxProvider,
    money,
    calls,
    create: ({ method }) =>
      perform("create", async () => ({
        reference: newId("ref"),
        nextStep: method === "card" ? ("card" as const) : ("confirm" as const),
      })),
    process: (reference, answer, key) =>
      perform("process", () =>
        once(key, async () => {
          if (ended.has(reference)) return { status: "declined", reason: "This payment has ended." };
          const outcome = await outcomeOf(reference, answer, key);
          if (outcome.status === "succeeded") accountOf(reference).taken += 1;
          return outcome;
        }),
      ),
    conclude: (reference) =>
      perform("conclude", async () => {
        if (accountOf(reference).taken > 0) return { status: "succeeded" };
        ended.add(reference);
        return { status: "declined", reason: "The payment was interrupted. Please try again." };
      }),
    refund: (reference, { amountOre }, { idempotencyKey }) =>
      perform("refund", () =>
        once(idempotencyKey, async () => {
          accountOf(reference).refunded += 1;
          accountOf(reference).refundedOre += amountOre;
          return { status: "succeeded", reference: null };
        }),
      ),
  };
}
