import { type Capability, ucpVersion } from "./profile.ts";

/** A message to the agent, and through it to the person. */
export type Message =
  | {
      type: "error";
      code: string;
      path?: string;
      content: string;
      severity: "recoverable" | "requires_buyer_review" | "unrecoverable";
    }
  | { type: "warning"; code: string; path?: string; content: string; presentation?: "disclosure"; url?: string }
  | { type: "info"; code: string; path?: string; content: string };

/** A JSON answer, never cached. */
export function ucpResponse(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** The answer to a call that cannot be handled as the protocol wants it. */
export function protocolError(
  status: number,
  { code, content, ...rest }: { code: string; content: string; continue_url?: string },
  headers: Record<string, string> = {},
): Response {
  return ucpResponse(status, { code, content, ...rest }, headers);
}

/** The body of an answer without a session: the shop's reasons, and where a person can go on. */
export function withoutSession(messages: readonly Message[], origin: string, shared: readonly Capability[] = []) {
  return {
    ucp: {
      version: ucpVersion,
      status: "error",
      capabilities: Object.fromEntries(shared.map((name) => [name, [{ version: ucpVersion }]])),
    },
    messages,
    continue_url: `${origin}/shop`,
  };
}
