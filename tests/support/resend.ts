/** A stand-in of Resend's API (POST /emails), as its documentation says it answers, with its state in memory. */

export interface TakenMail {
  id: string;
  key: string;
  to: string;
  body: string;
}

/** What goes wrong with the next call: before the e-mail is taken, or after it. */
type Fault = "rate-limit" | "quota" | "down" | "no-answer" | "lost-answer" | "broken-answer";

export interface ResendStandIn {
  apiKey: string;
  handle: (request: Request) => Promise<Response>;
  /** Everything that was taken for delivery, once each. */
  taken: TakenMail[];
  /** What goes wrong with the next calls, in order. */
  faults: Fault[];
  /** What a call waits for before its e-mail is taken. */
  hold: Promise<void>;
}

export function resendStandIn(): ResendStandIn {
  const answers = new Map<string, { body: string; id: string }>();
  const inProgress = new Set<string>();
  const standIn: ResendStandIn = { apiKey: "re_test_key", taken: [], faults: [], hold: Promise.resolve(), handle };
  return standIn;

  async function handle(request: Request): Promise<Response> {
    const { pathname, origin } = new URL(request.url);
    if (origin !== "https://api.resend.com" || pathname !== "/emails" || request.method !== "POST") {
      return refuse(404, "not_found");
    }
    if (!request.headers.get("User-Agent")) return refuse(403, "missing_user_agent");
    const authorization = request.headers.get("Authorization");
    if (!authorization) return refuse(401, "missing_api_key");
    if (authorization !== `Bearer ${standIn.apiKey}`) return refuse(403, "invalid_api_key");
    const fault = standIn.faults.shift();
    if (fault === "rate-limit") return refuse(429, "rate_limit_exceeded", { "Retry-After": "2" });
    if (fault === "quota") return refuse(429, "daily_quota_exceeded");
    if (fault === "down") return refuse(503, "internal_server_error");
    if (fault === "no-answer") throw new TypeError("connection refused");
    const key = request.headers.get("Idempotency-Key") ?? "";
    if (key === "" || key.length > 256) return refuse(400, "invalid_idempotency_key");
    if (inProgress.has(key)) return refuse(409, "concurrent_idempotent_requests");
    inProgress.add(key);
    const body = await request.text();
    await standIn.hold;
    inProgress.delete(key);
    const known = answers.get(key);
    if (known && known.body !== body) return refuse(409, "invalid_idempotent_request");
    const sent = known ?? take(key, body);
    if (sent instanceof Response) return sent;
    if (fault === "lost-answer") throw new TypeError("connection reset");
    if (fault === "broken-answer") return new Response('{"id":', { status: 200 });
    return Response.json({ id: sent.id });
  }

  function take(key: string, body: string) {
    const mail = JSON.parse(body) as { from?: string; to?: string[]; subject?: string; tags?: { value: string }[] };
    const [to = ""] = mail.to ?? [];
    if (!mail.from || !mail.subject || mail.to?.length !== 1) return refuse(422, "missing_required_field");
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to)) return refuse(422, "validation_error");
    if (mail.tags?.some(({ value }) => !/^[\w-]{1,256}$/.test(value))) return refuse(422, "invalid_parameter");
    const sent = { body, id: crypto.randomUUID() };
    answers.set(key, sent);
    standIn.taken.push({ id: sent.id, key, to, body });
    return sent;
  }
}

/** Errors repeat what was sent in their message: nobody may log it. */
function refuse(statusCode: number, name: string, headers: Record<string, string> = {}): Response {
  const message = `Invalid: asa.oberg@mail.example (${name})`;
  return Response.json({ statusCode, name, message }, { status: statusCode, headers });
}

interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** An event as Resend sends it, signed as Svix signs it. */
export async function signedEvent(
  secret: string,
  event: object,
  { id = `msg_${crypto.randomUUID()}`, at = new Date() } = {},
): Promise<SignedEvent> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const bytes = Uint8Array.from(atob(secret.replace("whsec_", "")), (c) => c.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${id}.${timestamp}.${body}`));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return { body, headers: { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": `v1,${base64}` } };
}
