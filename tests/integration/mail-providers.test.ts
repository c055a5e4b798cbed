import { describe, expect, it, vi } from "vitest";

import { cloudflareProvider } from "#app/features/shop/mail/cloudflare-provider.server.ts";
import type { MailMessage, MailProvider } from "#app/features/shop/mail/mail-provider.server.ts";
import { resendProvider } from "#app/features/shop/mail/resend-provider.server.ts";
import { resendStandIn } from "#tests/support/resend.ts";

const message: MailMessage = {
  from: "hello@pulsemode.example",
  to: "asa.oberg@mail.example",
  subject: "Order PM-12345678 confirmed",
  html: "<p>Thank you, Åsa</p>",
  text: "Thank you, Åsa",
  headers: { "List-Unsubscribe": "<https://shop.example/newsletter/unsubscribe?id=1>" },
  attachments: [],
};
const pdf = { name: "terms.pdf", type: "application/pdf", content: new Uint8Array(20_000).fill(0xe5) };

type Trouble = "bad-address" | "suppressed" | "rate-limit" | "quota" | "down" | "wrong-key";

/** A provider over its stand-in, the e-mails that were taken, and how to bring trouble about. */
interface Subject {
  provider: MailProvider;
  taken: () => { to: string }[];
  bring: (trouble: Trouble) => MailProvider;
}

const codes: Record<Trouble, string> = {
  "bad-address": "E_VALIDATION_ERROR",
  suppressed: "E_RECIPIENT_SUPPRESSED",
  "rate-limit": "E_RATE_LIMIT_EXCEEDED",
  quota: "E_DAILY_LIMIT_EXCEEDED",
  down: "E_INTERNAL_SERVER_ERROR",
  "wrong-key": "E_SENDER_NOT_VERIFIED",
};

function cloudflare(): Subject {
  const taken: { to: string }[] = [];
  const binding = (fail?: string) => ({
    async send(mail: { to: string }) {
      if (fail) throw Object.assign(new Error(`Refused ${mail.to}`), { code: fail });
      taken.push(mail);
      return { messageId: "cf-1" };
    },
  });
  const over = (fail?: string) => cloudflareProvider(binding(fail) as unknown as SendEmail);
  return { provider: over(), taken: () => taken, bring: (trouble) => over(codes[trouble]) };
}

function resend(): Subject {
  const standIn = resendStandIn();
  const over = (apiKey = standIn.apiKey) => resendProvider({ apiKey, fetch: standIn.handle });
  return {
    provider: over(),
    taken: () => standIn.taken,
    bring(trouble) {
      if (trouble === "wrong-key") return over("re_other");
      if (trouble === "rate-limit" || trouble === "quota" || trouble === "down") standIn.faults.push(trouble);
      return over();
    },
  };
}

it("gives the binding a file's bytes, and Resend their base64", async () => {
  const over = { cloudflare: cloudflare(), resend: resend() };
  for (const { provider } of Object.values(over)) await provider.send({ ...message, attachments: [pdf] }, "eml_1");
  expect(over.cloudflare.taken()).toMatchObject([
    { attachments: [{ filename: pdf.name, type: pdf.type, content: pdf.content, disposition: "attachment" }] },
  ]);
  const [taken] = over.resend.taken() as unknown as { body: string }[];
  const { attachments } = JSON.parse(taken?.body ?? "{}") as { attachments: { content: string }[] };
  expect(attachments).toEqual([
    { filename: pdf.name, content_type: pdf.type, content: Buffer.from(pdf.content).toString("base64") },
  ]);
});

describe.each([
  ["cloudflare", cloudflare],
  ["resend", resend],
] as const)("%s", (name, open) => {
  it("takes an e-mail and answers its own id of it", async () => {
    const { provider, taken } = open();
    expect(provider.name).toBe(name);
    expect(await provider.send(message, "eml_1")).toEqual({ kind: "sent", id: expect.stringMatching(/.+/) });
    expect(taken()).toMatchObject([{ to: message.to }]);
  });

  it.each([
    ["bad-address", { kind: "refused", reason: "bad-address" }],
    ["rate-limit", { kind: "retry", reason: "rate-limited" }],
    ["quota", { kind: "retry", reason: "quota" }],
    ["down", { kind: "retry", reason: "provider-down" }],
    ["wrong-key", { kind: "retry", reason: "configuration" }],
  ] as const)("answers %s as what it is, without the address, and takes nothing", async (trouble, expected) => {
    const { bring, taken } = open();
    const to = trouble === "bad-address" ? "nobody at all" : message.to;
    const answer = await bring(trouble).send({ ...message, to }, "eml_1");
    expect(answer).toMatchObject(expected);
    expect(JSON.stringify(answer)).not.toMatch(/oberg|nobody/);
    expect(taken()).toEqual([]);
  });
});

it("Cloudflare's own suppression is a refusal for good, and an unknown fault is none", async () => {
  const { bring } = cloudflare();
  expect(await bring("suppressed").send(message, "eml_1")).toMatchObject({
    kind: "refused",
    reason: "provider-suppressed",
  });
  const broken = cloudflareProvider({ send: () => Promise.reject(new Error("no route")) });
  expect(await broken.send(message, "eml_1")).toMatchObject({ kind: "retry", reason: "provider-down" });
});

describe("Resend", () => {
  it.each(["lost-answer", "broken-answer"] as const)("sends once when an answer is lost (%s)", async (fault) => {
    const standIn = resendStandIn();
    const provider = resendProvider({ apiKey: standIn.apiKey, fetch: standIn.handle });
    standIn.faults.push(fault);
    expect(await provider.send(message, "eml_1")).toMatchObject({ kind: "retry", reason: "no-answer" });
    expect(await provider.send(message, "eml_1")).toEqual({ kind: "sent", id: standIn.taken[0]?.id });
    expect(standIn.taken).toHaveLength(1);
  });

  it("counts an e-mail as sent whose text has changed since its answer was lost", async () => {
    const standIn = resendStandIn();
    const provider = resendProvider({ apiKey: standIn.apiKey, fetch: standIn.handle });
    standIn.faults.push("lost-answer");
    await provider.send(message, "eml_1");
    expect(await provider.send({ ...message, text: "Edited" }, "eml_1")).toEqual({ kind: "sent", id: null });
    expect(standIn.taken).toHaveLength(1);
  });

  it("tries later while the first call of a key is still under way", async () => {
    const standIn = resendStandIn();
    const provider = resendProvider({ apiKey: standIn.apiKey, fetch: standIn.handle });
    const held = Promise.withResolvers<void>();
    standIn.hold = held.promise;
    const first = provider.send(message, "eml_1");
    for (const _ of [1, 2]) {
      expect(await provider.send(message, "eml_1")).toMatchObject({ kind: "retry", reason: "no-answer" });
    }
    held.resolve();
    expect(await first).toMatchObject({ kind: "sent" });
    expect(standIn.taken).toHaveLength(1);
  });

  it("waits as long as it is told", async () => {
    const standIn = resendStandIn();
    const provider = resendProvider({ apiKey: standIn.apiKey, fetch: standIn.handle });
    standIn.faults.push("rate-limit");
    expect(await provider.send(message, "eml_1")).toMatchObject({ reason: "rate-limited", afterSeconds: 2 });
  });

  it("gives up waiting for an answer", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const provider = resendProvider({
      apiKey: "re_x",
      fetch: async ({ signal }) => {
        signal.throwIfAborted();
        return Response.json({ id: "1" });
      },
    });
    expect(await provider.send(message, "eml_1")).toMatchObject({ kind: "retry", reason: "no-answer" });
    expect(timeout.mock.calls[0]![0]).toBeLessThanOrEqual(15_000);
    timeout.mockRestore();
  });
});
