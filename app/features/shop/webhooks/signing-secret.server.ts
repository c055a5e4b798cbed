import { Webhook } from "standardwebhooks";

/** A new signing secret: 32 random bytes, as Standard Webhooks writes them. */
export function newSigningSecret(): string {
  return `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;
}

/** The headers of a message at a moment, signed with each secret, so that a receiver may hold any of them (Standard Webhooks 1.0). */
export function signedHeaders(id: string, body: string, secrets: readonly string[], now: Date): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(" "),
  };
}
