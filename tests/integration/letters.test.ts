import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { submitLetter } from "#app/admin/letters/submit-letter.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { newsletterSubscribers } from "#app/db/schema/customers.server.ts";
import { letters } from "#app/db/schema/letters.server.ts";
import { emailOutbox } from "#app/db/schema/site.server.ts";
import { staff } from "#app/db/schema/staff.server.ts";
import { letterInputSchema } from "#app/features/catalogue/letters/letter-input.ts";
import { noteResults, readResults } from "#app/features/catalogue/letters/letter-results.server.ts";
import { readLetter } from "#app/features/catalogue/letters/read-letters.server.ts";
import { createLetter, deleteLetter, editLetter } from "#app/features/catalogue/letters/save-letter.server.ts";
import { cancelLetter, startLetter, testLetter } from "#app/features/catalogue/letters/send-letter.server.ts";
import { continueLetters, letterPace, writeNextBatch } from "#app/features/catalogue/letters/write-batches.server.ts";
import { unsubscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { resendProvider } from "#app/features/shop/mail/resend-provider.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { resendStandIn } from "#tests/support/resend.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";
import { createStaffMember } from "#tests/support/staff-fixture.ts";
import { sendMail, sendQueuedMail } from "#workers/jobs/send-mail.ts";

const plain = openTestShop();
const { db } = plain;
const change = { actor: "astrid", now };

/** What the queue was asked, in order. */
let asked: { letterId: string; step: number }[] = [];
let standIn = resendStandIn();
const shop = {
  ...plain,
  env: {
    ...plain.env,
    MAIL_QUEUE: {
      send: async (message: { letterId: string; step: number }) => void asked.push(message),
      sendBatch: async () => {},
    } as unknown as typeof plain.env.MAIL_QUEUE,
  },
};
const send = (id: string, at = now) =>
  sendMail(id, shop, at, resendProvider({ apiKey: standIn.apiKey, fetch: standIn.handle }));

beforeEach(async () => {
  asked = [];
  standIn = resendStandIn();
  await db.run(sql`DELETE FROM letters`);
  await db.run(sql`DELETE FROM email_outbox`);
  await db.run(sql`DELETE FROM newsletter_subscribers`);
  await db.run(sql`DELETE FROM suppressed_addresses`);
});

const content = {
  subject: "New drop",
  preview: "Six pieces",
  purpose: "newsletter",
  discountCode: "",
  blocks: JSON.stringify([
    { kind: "heading", text: "Hello <b>you</b>" },
    { kind: "text", text: "One.\n\nTwo & three." },
    { kind: "picture", src: "/media/site/a.webp", alt: "A runner in the snow" },
    { kind: "products", ids: ["tee"] },
    { kind: "button", text: "Shop", href: "/shop" },
  ]),
};
const input = letterInputSchema.parse(content);

async function subscribers(count: number, at = addDays(now, -30)): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, place) => `sub_${String(place).padStart(5, "0")}${newId()}`);
  const rows = ids.map((id) => ({ id, email: `${id}@mail.example`, createdAt: at.toISOString() }));
  while (rows.length > 0) await db.insert(newsletterSubscribers).values(rows.splice(0, 10));
  return ids;
}

async function writtenLetter(overrides: Partial<typeof content> = {}) {
  const id = newId("ltr");
  await createLetter(db, id, letterInputSchema.parse({ ...content, ...overrides }), change);
  return (await readLetter(db, id))!;
}

async function startedLetter() {
  const letter = await writtenLetter();
  expect(await startLetter(db, { letter, basedOn: letter.updatedAt }, change)).toBe("started");
  return (await readLetter(db, letter.id))!;
}

/** Writes batches as the queue asks for them, until there are none; what is written is sent by `sending`. */
async function writeAll(letterId: string, sending: () => Promise<unknown> = sendAll) {
  let message: { letterId: string; step: number } | undefined = { letterId, step: 0 };
  while (message) {
    asked = [];
    await writeNextBatch(shop, message, now);
    await sending();
    message = asked[0];
  }
}
/** Has the provider take all that is written, without writing its letters. */
const takeAll = () =>
  db.update(emailOutbox).set({ status: "sent", sentAt: now.toISOString() }).where(eq(emailOutbox.status, "queued"));

const mailsOf = (letterId: string) =>
  db
    .select()
    .from(emailOutbox)
    .where(like(emailOutbox.causeId, `${letterId}.%`));
async function sendAll() {
  const waiting = await db.select().from(emailOutbox).where(eq(emailOutbox.status, "queued"));
  for (const { id } of waiting) await send(id);
}
const recipients = () => standIn.taken.map(({ to }) => to).toSorted();

describe("a newsletter that is sent", () => {
  it("reaches every confirmed subscriber once, in batches", async () => {
    const ids = await subscribers(letterPace.perBatch * 2 + 5);
    const letter = await startedLetter();
    expect(letter.recipients).toBe(ids.length);
    await writeAll(letter.id, takeAll);
    const written = (await mailsOf(letter.id)).map(({ recipient }) => recipient);
    expect(written.toSorted()).toEqual(ids.map((id) => `${id}@mail.example`).toSorted());
    expect(await readLetter(db, letter.id)).toMatchObject({ state: "sent", step: 3 });
  });

  it("goes to nobody who left, who wants something else, whose address bounced, or who came after it began", async () => {
    const [left, other, bounced, wanted] = await subscribers(4);
    await unsubscribe(db, left!, now);
    await db.run(sql`UPDATE newsletter_subscribers SET purposes = '{"offers":""}' WHERE id = ${other}`);
    await db.run(sql`INSERT INTO suppressed_addresses (id, address, scope, reason, source, since)
      VALUES ('sup_1', ${`${bounced}@mail.example`}, 'all', 'bounced', 'resend', ${now.toISOString()})`);
    const letter = await startedLetter();
    expect(letter.recipients).toBe(1);
    await subscribers(1, addMinutes(now, 1));
    await writeAll(letter.id);
    expect(recipients()).toEqual([`${wanted}@mail.example`]);
  });

  it("writes nobody twice when a message of the queue comes twice, in parallel or late", async () => {
    await subscribers(letterPace.perBatch + 20);
    const letter = await startedLetter();
    await Promise.all([0, 0, 0].map((step) => writeNextBatch(shop, { letterId: letter.id, step }, now)));
    expect(await mailsOf(letter.id)).toHaveLength(letterPace.perBatch);
    await writeNextBatch(shop, { letterId: letter.id, step: 1 }, now);
    for (const step of [0, 1]) await writeNextBatch(shop, { letterId: letter.id, step }, now);
    const mails = await mailsOf(letter.id);
    expect(mails).toHaveLength(letterPace.perBatch + 20);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  });

  it("goes on where it stopped when the queue lost its place", async () => {
    await subscribers(letterPace.perBatch + 1);
    const letter = await startedLetter();
    await writeNextBatch(shop, { letterId: letter.id, step: 0 }, now);
    await continueLetters(shop, addMinutes(now, 1));
    expect(await mailsOf(letter.id)).toHaveLength(letterPace.perBatch);
    await continueLetters(shop, addMinutes(now, 5));
    expect(await mailsOf(letter.id)).toHaveLength(letterPace.perBatch + 1);
  });

  it("waits while the provider doesn't take what is written, and loses nobody", async () => {
    await subscribers(letterPace.perBatch * 3);
    const letter = await startedLetter();
    for (const step of [0, 1, 2]) await writeNextBatch(shop, { letterId: letter.id, step }, now);
    expect(await mailsOf(letter.id)).toHaveLength(letterPace.perBatch * 2);
    expect(asked.at(-1)).toEqual({ letterId: letter.id, step: 2 });
    await takeAll();
    await writeNextBatch(shop, { letterId: letter.id, step: 2 }, now);
    expect(await mailsOf(letter.id)).toHaveLength(letterPace.perBatch * 3);
  });

  it("isn't sent to who unsubscribes between its writing and its sending", async () => {
    const [stays, leaves] = await subscribers(2);
    const letter = await startedLetter();
    await writeNextBatch(shop, { letterId: letter.id, step: 0 }, now);
    await unsubscribe(db, leaves!, now);
    await sendAll();
    expect(recipients()).toEqual([`${stays}@mail.example`]);
  });

  it("sends nothing more once it's stopped, also what a Worker had claimed", async () => {
    const ids = await subscribers(letterPace.perBatch + 3);
    const letter = await startedLetter();
    await writeNextBatch(shop, { letterId: letter.id, step: 0 }, now);
    const [first, second, ...rest] = await mailsOf(letter.id);
    await send(first!.id);
    await db
      .update(emailOutbox)
      .set({ status: "sending", claimedAt: now.toISOString() })
      .where(eq(emailOutbox.id, second!.id));
    expect(await cancelLetter(db, letter, change)).toBe(true);
    expect(await cancelLetter(db, letter, change)).toBe(false);
    for (const { id } of [second!, ...rest]) await send(id, addMinutes(now, 11));
    await writeNextBatch(shop, { letterId: letter.id, step: 1 }, now);
    await continueLetters(shop, addMinutes(now, 10));
    expect(standIn.taken).toHaveLength(1);
    expect(ids).toContain(standIn.taken[0]!.to.split("@")[0]);
    expect(await mailsOf(letter.id)).toHaveLength(1);
  });

  it("is asked for by the queue's own message, beside emails of the outbox", async () => {
    await subscribers(1);
    const letter = await startedLetter();
    const ack = vi.fn();
    const message = { body: { letterId: letter.id, step: 0 }, ack, retry: vi.fn() };
    await sendQueuedMail({ messages: [message] } as unknown as MessageBatch<{ letterId: string; step: number }>, shop);
    expect(ack).toHaveBeenCalledOnce();
    expect(await mailsOf(letter.id)).toHaveLength(1);
  });
});

describe("what a subscriber gets", () => {
  it("says why, who sends it, and ends the subscription in one press", async () => {
    await stockGarment(db, { id: "tee", stock: 5 });
    const [id] = await subscribers(1);
    const letter = await startedLetter();
    await writeAll(letter.id);
    const { html, text, headers, subject } = JSON.parse(standIn.taken[0]!.body) as Record<string, string> & {
      headers: Record<string, string>;
    };
    expect(subject).toBe("New drop");
    expect(headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const link = /<(.*)>/.exec(headers["List-Unsubscribe"]!)![1]!;
    expect(link).toContain(`/newsletter/unsubscribe?id=${id}&key=`);
    for (const body of [html, text]) {
      expect(body).toContain("because you confirmed that you want the newsletter");
      expect(body).toContain("Org. no.");
      expect(body).toContain("Unsubscribe");
      expect(body).toContain("Garment tee");
    }
    expect(html).toContain("Hello &lt;b&gt;you&lt;/b&gt;");
    expect(text).toContain("Hello <b>you</b>");
    expect(text).toContain("A runner in the snow");
    expect(html).toContain(`src="${shop.env.PUBLIC_ORIGIN}/media/site/a.webp?w=1200"`);
    // Nothing in it tells who opened it or what they pressed.
    const addresses = [...html!.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address!);
    expect(
      addresses.filter((address) => address.includes(id!) && !address.includes("/newsletter/unsubscribe")),
    ).toEqual([]);
  });
});

describe("starting a newsletter", () => {
  it("twice, or in parallel, begins one", async () => {
    await subscribers(3);
    const letter = await writtenLetter();
    const start = () => startLetter(db, { letter, basedOn: letter.updatedAt }, change);
    expect(await Promise.all([start(), start(), start()])).toEqual(["started", "started", "started"]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, letter.id));
    expect(entries.filter(({ action }) => action === "letter.started")).toHaveLength(1);
  });

  it("is refused while another is sent, a day after one, and above what was promised", async () => {
    await startedLetter();
    const next = await writtenLetter();
    const start = (at: Date) =>
      startLetter(db, { letter: next, basedOn: next.updatedAt }, { actor: "astrid", now: at });
    expect(await start(addDays(now, 2))).toBe("other-sending");
    await db.update(letters).set({ state: "sent" }).where(eq(letters.state, "sending"));
    expect(await start(addMinutes(now, 60))).toBe("too-many");
    for (const day of [2, 4, 6, 8, 10]) {
      const earlier = await writtenLetter();
      const at = addDays(now, day).toISOString();
      await db.update(letters).set({ state: "sent", startedAt: at }).where(eq(letters.id, earlier.id));
    }
    expect(await start(addDays(now, 20))).toBe("too-many");
    expect(await start(addDays(now, 31))).toBe("started");
  });

  it("is refused for one that someone else changed", async () => {
    const letter = await writtenLetter();
    const later = addMinutes(now, 1);
    const edit = (subject: string) =>
      editLetter(db, { letter, input: { ...input, subject }, basedOn: letter.updatedAt }, { actor: "kim", now: later });
    expect(await edit("Other words")).toBe(true);
    expect(await edit("Third words")).toBe(false);
    expect(await startLetter(db, { letter, basedOn: letter.updatedAt }, change)).toBe("changed");
    expect(await readLetter(db, letter.id)).toMatchObject({ state: "draft", subject: "Other words" });
  });

  it("is final: what was started is neither changed nor deleted", async () => {
    const letter = await startedLetter();
    expect(await editLetter(db, { letter, input, basedOn: letter.updatedAt }, change)).toBe(false);
    expect(await deleteLetter(db, letter, change)).toBe(false);
  });
});

describe("a test", () => {
  it("goes to who asks, once for each press, and unsubscribes nobody", async () => {
    await createStaffMember(db, "astrid");
    const [{ email } = { email: "" }] = await db
      .select({ email: staff.email })
      .from(staff)
      .where(eq(staff.username, "astrid"));
    const letter = await writtenLetter();
    const press = newId();
    const mail = await testLetter(db, { letter, press }, change);
    expect(await testLetter(db, { letter, press }, change)).toBeNull();
    await send(mail!);
    expect(recipients()).toEqual([email]);
    expect(standIn.taken[0]!.body).toContain("Test: New drop");
    expect(standIn.taken[0]!.body).not.toContain("unsubscribe?id=");
    expect(await readLetter(db, letter.id)).toMatchObject({ state: "draft" });
  });
});

describe("results", () => {
  it("count what was sent, what came back and who left, and outlive the outbox", async () => {
    const ids = await subscribers(5);
    const letter = await startedLetter();
    await writeAll(letter.id);
    const [first] = await mailsOf(letter.id);
    await db.update(emailOutbox).set({ status: "bounced", reason: "bounced" }).where(eq(emailOutbox.id, first!.id));
    await unsubscribe(db, ids[3]!, addDays(now, 1));
    const results = { sent: 5, bounced: 1, complained: 0, failed: 0, waiting: 0, left: 1 };
    expect(await readResults(db, letter, addDays(now, 2))).toEqual(results);
    await noteResults(db, addDays(now, 2));
    await db.delete(emailOutbox);
    await noteResults(db, addDays(now, 91));
    expect(await readResults(db, (await readLetter(db, letter.id))!, addDays(now, 91))).toEqual(results);
  });
});

describe("what may be written", () => {
  it.each([
    ["a script", { kind: "button", text: "Go", href: "javascript:alert(1)" }],
    ["a page of another origin in disguise", { kind: "button", text: "Go", href: "//evil.example" }],
    ["an unencrypted page", { kind: "button", text: "Go", href: "http://shop.example" }],
    [
      "a picture from elsewhere, which would follow who opens it",
      { kind: "picture", src: "https://x.example/p.gif", alt: "A" },
    ],
    ["a picture that nobody described", { kind: "picture", src: "/media/site/a.webp", alt: " " }],
    ["an unknown block", { kind: "html", html: "<b>" }],
  ])("refuses %s", (_, block) => {
    expect(letterInputSchema.safeParse({ ...content, blocks: JSON.stringify([block]) }).success).toBe(false);
  });

  it("keeps a subject on one line", () => {
    expect(letterInputSchema.parse({ ...content, subject: " A\r\nBcc: x@y.example " }).subject).toBe(
      "A Bcc: x@y.example",
    );
  });
});

it("with a product that isn't for sale is saved as a draft, and neither tested nor sent", async () => {
  const id = newId("let");
  const blocks = JSON.stringify([{ kind: "products", ids: ["nope"] }]);
  const fields = { subject: "New in", preview: "", purpose: "newsletter", discountCode: "", blocks };
  const said: string[] = [];
  const say = (_to: string, { text }: { text: string }) => {
    said.push(text);
    return new Response();
  };
  const submit = (intent: "save" | "test" | "send", basedOn = "") =>
    submitLetter({ shop, fields, actor: "astrid", say } as never, { intent, id, basedOn, press: newId() }, now);
  for (const intent of ["test", "send"] as const)
    expect(await submit(intent)).toEqual({ errors: { blocks: expect.stringContaining("nope") } });
  await submit("save");
  expect(said).toEqual(["Draft saved."]);
});
