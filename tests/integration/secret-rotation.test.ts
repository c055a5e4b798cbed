import { createOTP } from "@better-auth/utils/otp";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { readFlash, setFlash } from "#app/admin/frame/flash.server.ts";
import { staffSessions, staffTwoFactors } from "#app/db/schema/staff.server.ts";
import { stripeProvider } from "#app/features/selling/payments/stripe-provider.server.ts";
import { knownDevice } from "#app/features/shop/staff/known-device.server.ts";
import { renewEncryption } from "#app/features/shop/staff/renew-encryption.server.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  startSecondFactor,
} from "#app/features/shop/staff/second-factor.server.ts";
import { type SecondFactor, takeSecondStep } from "#app/features/shop/staff/second-step.server.ts";
import { currentStaff, readStaffSession } from "#app/features/shop/staff/session.server.ts";
import { signIn, signOut } from "#app/features/shop/staff/sign-in.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { checkLink, signLink } from "#app/platform/http/signed-link.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { signedEvent } from "#tests/support/resend.ts";
import { openTestShop } from "#tests/support/shop-fixture.ts";
import { cookiePairs, createStaffMember, password, requestWith, sessionOf } from "#tests/support/staff-fixture.ts";
import { signedRequest } from "#tests/support/stripe/webhooks.ts";
import { handleApi } from "#workers/api/app.ts";

const old = openTestShop();
const { db } = old;
const now = new Date();
// The clock stands still, so that a code of the app is as old when it is looked at as when it was shown.
beforeAll(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());
const withSecrets = (secrets: Partial<Shop["env"]>): Shop => ({ ...old, env: { ...old.env, ...secrets } });

const AUTH_SECRET = "a new secret that signs staff sessions from now on";
/** The shop while AUTH_SECRET is rotated, and after AUTH_SECRET_PREVIOUS was deleted. */
const rotating = withSecrets({ AUTH_SECRET, AUTH_SECRET_PREVIOUS: old.env.AUTH_SECRET });
const rotated = withSecrets({ AUTH_SECRET });

const codeOf = (secret: string, steps = 0) => createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + steps);

async function withSecondFactor(username: string) {
  await createStaffMember(db, username);
  const session = await sessionOf(old, username);
  const secret = (await startSecondFactor(old, session.staff)) ?? "";
  const confirmed = await confirmSecondFactor(old, session, await codeOf(secret, -1), now);
  if (confirmed.kind !== "on") throw new Error(confirmed.kind);
  return { session, secret, recoveryCodes: confirmed.recoveryCodes };
}

async function firstStep(shop: Shop, username: string, address: string): Promise<string[]> {
  const request = requestWith([], { "CF-Connecting-IP": address });
  const result = await signIn(request, shop, { username, password }, now, async () => {});
  if (result.kind !== "second-step") throw new Error(result.kind);
  return cookiePairs(result.cookies);
}

const secondStep = async (shop: Shop, address: string, cookies: string[], factor: SecondFactor) =>
  (await takeSecondStep(requestWith(cookies, { "CF-Connecting-IP": address }), shop, factor, new Date())).kind;

describe("while AUTH_SECRET is rotated", () => {
  it("a session of before goes on, gets a cookie of the new secret when it is extended, and can end", async () => {
    await createStaffMember(db, "anna");
    const { request } = await sessionOf(old, "anna");
    expect(await currentStaff(request, rotated)).toBeNull();
    expect(await currentStaff(request, rotating)).toMatchObject({ username: "anna" });

    await db.update(staffSessions).set({ expiresAt: addMinutes(new Date(), 60) });
    const extended = await readStaffSession(request, rotating, { extend: true });
    expect(extended?.cookies).toHaveLength(1);
    const later = requestWith(cookiePairs(extended?.cookies ?? []));
    expect(await currentStaff(later, rotated)).toMatchObject({ username: "anna" });

    await signOut(request, rotating);
    expect(await currentStaff(later, rotated)).toBeNull();
  });

  it("a forged cookie is refused as before", async () => {
    await createStaffMember(db, "beata");
    const { request } = await sessionOf(old, "beata");
    const [token = ""] = request.headers.get("Cookie")?.match(/staff\.session_token=[^.]+/) ?? [];
    for (const signature of ["", ".", ".Zm9yZ2Vk", ".%", `.${"A".repeat(43)}%3D`])
      expect(await currentStaff(requestWith([`${token}${signature}`]), rotating)).toBeNull();
  });

  it("a device stays known, and a message to staff arrives", async () => {
    await createStaffMember(db, "cajsa");
    const { request } = await sessionOf(old, "cajsa");
    expect(await knownDevice(request, rotating, "cajsa")).not.toBeNull();
    expect(await knownDevice(request, rotated, "cajsa")).toBeNull();
    const message = { kind: "success", text: "Saved" } as never;
    const flash = await setFlash(request, old, message);
    const next = requestWith(cookiePairs([flash["Set-Cookie"] ?? ""]));
    expect((await readFlash(next, rotating))?.message).toEqual(message);
  });

  it("who was between the two steps signs in by app and by recovery code", async () => {
    const { secret, recoveryCodes } = await withSecondFactor("dagny");
    const before = await firstStep(old, "dagny", "192.0.2.1");
    expect(await secondStep(rotating, "192.0.2.1", before, { method: "app", code: await codeOf(secret) })).toBe(
      "signed-in",
    );
    const [code = ""] = recoveryCodes;
    const again = await firstStep(rotating, "dagny", "192.0.2.2");
    expect(await secondStep(rotating, "192.0.2.2", again, { method: "recovery", code })).toBe("signed-in");
  });

  it("every second factor is encrypted anew, and works once the earlier secret is gone", async () => {
    const { session, secret, recoveryCodes } = await withSecondFactor("edit");
    await expect(readSecondFactor(rotated, session.staff)).rejects.toThrow();
    expect(await readSecondFactor(rotating, session.staff)).toEqual({ isOn: true, codesLeft: 10 });
    await Promise.all([renewEncryption(rotating), renewEncryption(rotating)]);
    const stored = await db.select().from(staffTwoFactors);
    await renewEncryption(rotating);
    expect(await db.select().from(staffTwoFactors)).toEqual(stored);

    expect(await readSecondFactor(rotated, session.staff)).toEqual({ isOn: true, codesLeft: 10 });
    const cookies = await firstStep(rotated, "edit", "192.0.2.3");
    expect(await secondStep(rotated, "192.0.2.3", cookies, { method: "app", code: await codeOf(secret) })).toBe(
      "signed-in",
    );
    const again = await firstStep(rotated, "edit", "192.0.2.4");
    const recovery = { method: "recovery", code: recoveryCodes[0] ?? "" } as const;
    expect(await secondStep(rotated, "192.0.2.4", again, recovery)).toBe("signed-in");
  });

  it("a factor of neither secret is reported, and stops no other", async () => {
    const [broken, sound] = [await withSecondFactor("frida"), await withSecondFactor("greta")];
    await db.update(staffTwoFactors).set({ secret: "00ff" }).where(eq(staffTwoFactors.userId, broken.session.staff.id));
    await expect(renewEncryption(rotating)).rejects.toThrow("1 second factors");
    expect(await readSecondFactor(rotated, sound.session.staff)).toMatchObject({ isOn: true });
  });
});

describe("while LINK_SECRET is rotated", () => {
  it("links of before work, new ones are signed with the new secret, and forged ones with neither", async () => {
    const LINK_SECRET = "a new secret that signs the links of e-mails";
    const during = linkSecrets({ LINK_SECRET, LINK_SECRET_PREVIOUS: old.env.LINK_SECRET });
    for (const purpose of ["order-link", "unsubscribe-link"] as const) {
      const sent = await signLink(purpose, "one", old.env.LINK_SECRET);
      expect(await checkLink(purpose, "one", sent, during)).toBe("valid");
      expect(await checkLink(purpose, "two", sent, during)).toBe("forged");
      expect(await checkLink(purpose, "one", sent, linkSecrets({ LINK_SECRET }))).toBe("forged");
      expect(await checkLink(purpose, "one", await signLink(purpose, "one", during[0]), [LINK_SECRET])).toBe("valid");
    }
  });
});

describe("while requests run", () => {
  it("a rotation loses no session, no factor and no link: each isolate has one of the three states of the secrets", async () => {
    await db.delete(staffTwoFactors);
    const staff = ["hilda", "ines", "jenny", "karin"];
    for (const name of staff) await createStaffMember(db, name);
    const sessions = await Promise.all(staff.map((name) => sessionOf(old, name)));
    const { session, secret } = await withSecondFactor("lisa");
    // In turns: an isolate of before the rotation, with PREVIOUS set first, and with the new secret.
    const states = [old, withSecrets({ AUTH_SECRET_PREVIOUS: old.env.AUTH_SECRET }), rotating];
    const links = linkSecrets({
      LINK_SECRET: "a new secret that signs the links of e-mails",
      LINK_SECRET_PREVIOUS: old.env.LINK_SECRET,
    });
    const signed = await signLink("order-link", "one", old.env.LINK_SECRET);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { request } = sessions[index % sessions.length]!;
        const shop = states[index % states.length]!;
        const [found, link] = await Promise.all([
          readStaffSession(request, shop, { extend: true }),
          checkLink("order-link", "one", signed, links),
          // The job runs meanwhile, in two isolates at once.
          index % 20 === 0 ? renewEncryption(rotating) : null,
        ]);
        return found?.staff.username === staff[index % staff.length] && link === "valid";
      }),
    );
    expect(answers.filter((isKept) => !isKept)).toEqual([]);
    // An isolate that has not heard of the new secret does not know its cookie, and does not take it from the browser either.
    await db.update(staffSessions).set({ expiresAt: addMinutes(new Date(), 60) });
    const extended = await readStaffSession(sessions[0]!.request, rotating, { extend: true });
    const renewed = requestWith(cookiePairs(extended?.cookies ?? []));
    expect(await readStaffSession(renewed, old, { extend: true })).toBeNull();
    expect(await currentStaff(renewed, rotating)).toMatchObject({ username: "hilda" });
    expect(await readSecondFactor(rotated, session.staff)).toMatchObject({ isOn: true });
    const cookies = await firstStep(rotated, "lisa", "192.0.2.9");
    expect(await secondStep(rotated, "192.0.2.9", cookies, { method: "app", code: await codeOf(secret) })).toBe(
      "signed-in",
    );
  });
});

describe("while a webhook's secret is rotated", () => {
  const [before, after, foreign] = ["before", "after", "foreign"].map(
    (name) => `whsec_${btoa(`${name} the rotation, 32 bytes`)}`,
  ) as [string, string, string];

  it("Stripe's events of both secrets are taken, and of no other", async () => {
    const settings = { secretKey: "sk_test_rotation", publishableKey: "pk_test_rotation", standIn: null };
    const during = stripeProvider({ ...settings, webhookSecret: after, previousWebhookSecret: before });
    const ended = stripeProvider({ ...settings, webhookSecret: after });
    const event = { id: "evt_1", object: "event", type: "x", data: { object: {} }, livemode: false };
    const readBy = async (provider: typeof during, secret: string) => {
      const endpoint = { url: "https://shop.example/api/payments/webhook", secrets: [secret] };
      const request = await signedRequest(event, endpoint, Math.floor(Date.now() / 1_000));
      return provider.readEvent(request.headers, await request.text());
    };
    for (const secret of [before, after]) expect(await readBy(during, secret)).toMatchObject({ id: "evt_1" });
    expect(await readBy(during, foreign)).toBeNull();
    expect(await readBy(ended, before)).toBeNull();
  });

  it("Resend's events of both secrets are taken, and of no other", async () => {
    const answerOf = async (secret: string, secrets: Partial<Shop["env"]>) => {
      const { headers, body } = await signedEvent(secret, { type: "email.delivered", data: {} });
      const request = new Request("https://shop.example/api/email/webhook", { method: "POST", headers, body });
      return (await handleApi(request, withSecrets(secrets))).status;
    };
    const during = { RESEND_WEBHOOK_SECRET: after, RESEND_WEBHOOK_SECRET_PREVIOUS: before };
    for (const secret of [before, after]) expect(await answerOf(secret, during)).toBe(200);
    expect(await answerOf(foreign, during)).toBe(400);
    expect(await answerOf(before, { RESEND_WEBHOOK_SECRET: after })).toBe(400);
  });
});
