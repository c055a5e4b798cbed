import { describeError } from "#app/platform/env/log-error.ts";

import { addressProblem } from "./webhook-address.ts";

/** Milliseconds that a receiver has for its whole answer. */
const timeoutMs = 10_000;
/** The most characters of an answer that are kept, for staff to see what went wrong. */
const keptAnswer = 300;

/** What came of one try. `status` is null when there was no answer, and `error` says why. */
export interface Answer {
  isDelivered: boolean;
  status: number | null;
  answer: string | null;
  error: string | null;
}

interface Message {
  url: string;
  body: string;
  headers: Record<string, string>;
}

/** How a receiver is called: tests have receivers of their own, and less patience. */
export interface Calling {
  fetcher?: typeof fetch;
  patienceMs?: number;
}

/** Posts a message once. Follows no redirect, and sends nothing to an address that `addressProblem` refuses. Never throws. */
export async function postMessage(
  { url, body, headers }: Message,
  shopOrigin: string,
  { fetcher = fetch, patienceMs = timeoutMs }: Calling,
): Promise<Answer> {
  const none = (error: string): Answer => ({ isDelivered: false, status: null, answer: null, error });
  if (addressProblem(url, shopOrigin)) return none("This address isn't called any more");
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetcher(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "user-agent": "Pulse-Mode-Webhooks/1", ...headers },
      redirect: "manual",
      signal,
    });
    return {
      isDelivered: response.ok,
      status: response.status,
      answer: await readStart(response, signal),
      error: null,
    };
  } catch (error) {
    if (signal.aborted) return none(`No answer within ${timeoutMs / 1000} seconds`);
    return none(describeError(error).split("\n", 1)[0]?.slice(0, keptAnswer) ?? "");
  }
}

/** The start of an answer as text; the rest is never read. Throws when it does not come. */
async function readStart({ body }: Response, signal: AbortSignal): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  );
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < keptAnswer) {
      const { done, value } = await Promise.race([reader.read(), stopped]);
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
  return text.slice(0, keptAnswer);
}
