import type { Database } from "#app/db/client.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";

import { keepCall, readCall } from "./repeated-call.server.ts";
import type { NewCall, WriteOutcome } from "./write-session.server.ts";

/** What a call comes to, and the session that it is about. `write` stores it together with the call; without it there is only the call to keep. */
export interface Outcome {
  kind: "made";
  status: number;
  body: Record<string, unknown>;
  sessionId: string | null;
  write?: (call: NewCall | null) => Promise<WriteOutcome>;
}

export type Answered =
  | { kind: "answered"; status: number; body: Record<string, unknown>; isRepeat: boolean }
  /** The key was used for another call. */
  | { kind: "key-reused" }
  /** Others changed the session each time that this call tried. */
  | { kind: "contended" };

interface KeyedCall {
  agentProfile: string;
  /** Null without one: then every call is a new one. */
  key: string | null;
  /** What makes it the same call: its name, and its body in canonical form. */
  content: string;
}

const mostTries = 5;

/**
 * Answers a call that changes something once: the same call with the same idempotency key gets the same answer, also when both come at
 * once, and another call with that key is refused. `make` decides what the call comes to, anew where a session changed meanwhile; what
 * it answers with another kind is not kept.
 */
export async function answerOnce<Refused extends { kind: string }>(
  db: Database,
  { agentProfile, key, content }: KeyedCall,
  make: () => Promise<Outcome | Refused>,
): Promise<Answered | Exclude<Refused, Outcome>> {
  const contentHash = await sha256(content);
  const repeated = async (): Promise<Answered | null> => {
    const known = key === null ? undefined : await readCall(db, { agentProfile, key });
    if (!known) return null;
    if (known.contentHash !== contentHash) return { kind: "key-reused" };
    return { kind: "answered", status: known.status, body: known.answer, isRepeat: true };
  };
  const earlier = await repeated();
  if (earlier) return earlier;
  for (let tries = 0; tries < mostTries; tries++) {
    const made = await make();
    if (!isOutcome(made)) return made as Exclude<Refused, Outcome>;
    const { status, body, sessionId, write } = made;
    const call = key === null ? null : { agentProfile, key, contentHash, sessionId, status, answer: body };
    const written = write ? await write(call) : "written";
    if (!write && call) await keepCall(db, call, new Date());
    if (written === "written") return { kind: "answered", status, body, isRepeat: false };
    // Another call was first: this one again, or another.
    const again = await repeated();
    if (again) return again;
  }
  return { kind: "contended" };
}

const isOutcome = (made: { kind: string }): made is Outcome => made.kind === "made";
