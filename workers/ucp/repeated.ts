import { keepCall, readCall } from "#app/features/selling/checkout-sessions/repeated-call.server.ts";
import type { NewCall, WriteOutcome } from "#app/features/selling/checkout-sessions/write-session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { sha256 } from "#app/platform/http/sha256.ts";

import { protocolError, ucpResponse } from "./answers.ts";

/** An answer before it is sent, and the session that it is about. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  sessionId: string | null;
}

/** What a call comes to. `write` stores it together with the call; without it nothing is to be stored but the call. */
export interface Outcome extends Answer {
  write?: (call: NewCall | null) => Promise<WriteOutcome>;
}

const maxKeyLength = 200;

/**
 * Answers a call that changes something once: the same call with the same idempotency key gets the same answer, also when both come at
 * once, and another call with that key is refused. Without a key every call is a new one. `make` decides what the call comes to, and
 * answers itself what is not to be kept; `closed` is what a call is told whose session was ordered or canceled meanwhile.
 */
export async function answerOnce(
  { db }: Shop,
  { agentProfile, key, content }: { agentProfile: string; key: string | null; content: unknown },
  make: () => Promise<Outcome | Response>,
  closed: () => Response,
): Promise<Response> {
  if (key !== null && (key.length === 0 || key.length > maxKeyLength))
    return protocolError(400, {
      code: "invalid_idempotency_key",
      content: `Use a key of 1 to ${maxKeyLength} characters.`,
    });
  const contentHash = await sha256(JSON.stringify(content));
  const repeated = async () => {
    const known = key === null ? undefined : await readCall(db, { agentProfile, key });
    if (!known) return null;
    if (known.contentHash === contentHash) return ucpResponse(known.status, known.answer);
    return protocolError(409, { code: "idempotency_key_reused", content: "This key was used for another call." });
  };
  const earlier = await repeated();
  if (earlier) return earlier;
  const made = await make();
  if (made instanceof Response) return made;
  const { status, body, sessionId, write } = made;
  const call = key === null ? null : { agentProfile, key, contentHash, sessionId, status, answer: body };
  const written = write ? await write(call) : "written";
  if (!write && call) await keepCall(db, call, new Date());
  if (written === "written") return ucpResponse(status, body);
  // Another call was first: this one again, or another.
  return (await repeated()) ?? closed();
}
