import { Webhook } from "standardwebhooks";

import type { Delivering } from "#app/features/shop/webhooks/deliver.server.ts";

/** What a receiver does with a call. `late`: it takes it, and answers when nobody listens any more. */
export type Mood = "ok" | "fails" | "silent" | "late";

export interface Received {
  id: string;
  type: string;
  body: string;
  data: Record<string, unknown>;
  headers: Headers;
  isVerified: boolean;
}

/** A receiver that verifies by the library of Standard Webhooks, in a mood for each call. `calls` are those it took, in order. */
export function webhookReceiver(secrets: readonly string[], mood: (id: string) => Mood = () => "ok") {
  const calls: Received[] = [];
  const attempts: string[] = [];
  const open = new Map<string, number>();
  let mostAtOnce = 0;
  const fetcher = (async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const id = headers.get("webhook-id") ?? "";
    const body = init.body as string;
    const today = mood(id);
    attempts.push(id);
    open.set(id, (open.get(id) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, open.get(id) ?? 0);
    try {
      if (today === "ok" || today === "late") calls.push(receivedOf(id, body, headers, secrets));
      if (today === "ok") return new Response("Thanks");
      if (today === "fails") return new Response("No room", { status: 500 });
      return await new Promise<Response>((_, reject) =>
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
      );
    } finally {
      open.set(id, (open.get(id) ?? 0) - 1);
    }
  }) as typeof fetch;
  const calling: Delivering = { fetcher, patienceMs: 15 };
  return { calling, calls, attempts, mostAtOnce: () => mostAtOnce };
}

function receivedOf(id: string, body: string, headers: Headers, secrets: readonly string[]): Received {
  const at = new Date(Number(headers.get("webhook-timestamp")) * 1000);
  const given = (headers.get("webhook-signature") ?? "").split(" ");
  const isVerified = secrets.some((secret) => given.includes(new Webhook(secret).sign(id, at, body)));
  const { type, data } = JSON.parse(body) as Pick<Received, "type" | "data">;
  return { id, type, body, data, headers, isVerified };
}
