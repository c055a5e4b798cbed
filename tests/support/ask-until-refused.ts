import { expect } from "vitest";

/**
 * Repeats a call until it is refused for its number, and answers the refusal. A minute may end meanwhile, and the count begin
 * anew: then up to twice the `limit` are let through. Fails when one within the limit is refused, or none at all.
 */
export async function askUntilRefused<Answer>(
  limit: number,
  ask: (call: number) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let call = 0; call <= 2 * limit; call++) {
    const answer = await ask(call);
    if (!isRefused(answer)) continue;
    expect(call, "calls before the refusal").toBeGreaterThanOrEqual(limit);
    return answer;
  }
  throw new Error(`None of ${2 * limit + 1} calls was refused`);
}
