import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { fromFields, toFields } from "#app/admin/settings/form-content.ts";
import type { SettingForm } from "#app/admin/settings/read-setting-form.server.ts";
import { readSettingPage } from "#app/admin/settings/read-setting-page.server.ts";
import { settingGroups, settingOf } from "#app/admin/settings/setting-sections.ts";
import { submitSetting } from "#app/admin/settings/submit-setting.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { findStoredSection } from "#app/features/shop/content/commands.server.ts";
import { findDraft } from "#app/features/shop/content/drafts.server.ts";
import { readPageText, readSiteConfiguration, readTexts } from "#app/features/shop/content/queries.server.ts";
import { editableSections, effectiveContent, type SectionName } from "#app/features/shop/content/sections.server.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const section = (id: SectionName) => settingOf(id)!;

/** Sends a setting's form as a browser does: all its fields as they are, with some changed. */
async function send(id: SectionName, change: Record<string, string>, more: Partial<SettingForm> = {}) {
  const { fields, version } = await readSettingPage(shop, section(id));
  const form: SettingForm = {
    intent: "save",
    basedOn: version || null,
    fields: { ...fields, ...change },
    byScript: true,
    unreadable: null,
    ...more,
  };
  return submitSetting(shop, section(id), form, { actor: "kim", now });
}

const lastEntry = async () => {
  const [entry] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "settings.changed"))
    .orderBy(sql`rowid DESC`)
    .limit(1);
  return entry!;
};

describe("the settings", () => {
  it("are all the sections of the site's configuration, each once", () => {
    const ids = settingGroups.flatMap(({ sections }) => sections.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(Object.keys(editableSections).toSorted());
  });

  it.each(settingGroups.flatMap(({ sections }) => sections).map(({ id }) => id))(
    "%s: its form says all of its content, and nothing is lost on the way",
    async (id) => {
      const content = effectiveContent(id, undefined);
      if (content) expect(fromFields(section(id).fields, toFields(section(id).fields, content))).toEqual(content);
      const { result } = await send(id, {}, { intent: "confirm" });
      // Unedited and sent as it stands: a short section is unchanged; a long text is stored as it read.
      expect(result.kind).toBe("done");
    },
  );
});

describe("prices that lose their VAT", () => {
  const addedVat = { mode: "added", confirmation: "For business buyers only" };

  it("ask for typed words, which the audit log keeps; prices that gain it do not", async () => {
    expect((await readSiteConfiguration(shop)).vat.mode).toBe("included");
    for (const confirmation of ["", "yes"]) {
      const { status, result } = await send("vat", { mode: "added", confirmation }, { intent: "confirm" });
      expect(status).toBe(400);
      expect(result).toMatchObject({ kind: "invalid", problems: { confirmation: expect.stringContaining("Type") } });
    }

    expect((await send("vat", addedVat, { intent: "confirm" })).result.kind).toBe("done");
    expect((await readSiteConfiguration(shop)).vat.mode).toBe("added");
    const [kept] = await shop.db.select().from(auditLog).where(eq(auditLog.action, "settings.confirmed"));
    expect(kept).toMatchObject({ actor: "kim", subjectId: "vat", after: { confirmation: "for business buyers only" } });
    expect((await send("vat", {}, { intent: "reset" })).result.kind).toBe("done");
    expect((await readSiteConfiguration(shop)).vat.mode).toBe("included");
  });

  it("are not taken back by the undo of the change that put it in: that is confirmed where prices are set", async () => {
    await send("vat", addedVat, { intent: "confirm" });
    await send("vat", { mode: "included" }, { intent: "confirm" });
    const entry = await lastEntry();
    expect(await undoByAction["settings.changed"]?.(shop, entry, { actor: "kim", now })).toBe("unconfirmed");
    expect((await readSiteConfiguration(shop)).vat.mode).toBe("included");
    const [still] = await shop.db.select().from(auditLog).where(eq(auditLog.id, entry.id));
    expect(still?.undoneAt).toBeNull();
  });
});

describe("a setting that is saved", () => {
  it("is what the next request reads", async () => {
    await readSiteConfiguration(shop);
    await shop.finished();
    const { result } = await send("identity", { siteName: "Nordic Mode", companyName: "Nordic Mode AB" });
    expect(result).toEqual({ kind: "done", message: "Name and company saved. Changes are live." });
    expect((await readSiteConfiguration(shop)).identity.siteName).toBe("Nordic Mode");
    expect((await readTexts(shop, ["footer"])).footer.company).toMatch(/^© Nordic Mode AB,/);
  });

  it("is recorded with the fields that changed alone, and can be undone once", async () => {
    await send("contact", { city: "Åre" });
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      actor: "kim",
      subjectId: "contact",
      before: { city: "Trosa" },
      after: { city: "Åre" },
    });
    const undo = undoByAction["settings.changed"]!;
    expect(await undo(shop, entry, { actor: "kim", now })).toBe("undone");
    expect((await readSiteConfiguration(shop)).contact.city).toBe("Trosa");
  });

  it("is not undone when somebody changed the same field since, but is when another one changed", async () => {
    await send("hours", { sunday: "12:00-15:00" });
    const entry = await lastEntry();
    await send("hours", { saturday: "Closed" });
    const undo = undoByAction["settings.changed"]!;
    expect(await undo(shop, entry, { actor: "kim", now })).toBe("undone");
    expect((await readSiteConfiguration(shop)).hours).toMatchObject({ sunday: "Closed", saturday: "Closed" });

    await send("hours", { weekdays: "08:00-16:00" });
    const second = await lastEntry();
    await send("hours", { weekdays: "07:00-15:00" });
    expect(await undo(shop, second, { actor: "kim", now })).toBe("changed-since");
    expect((await readSiteConfiguration(shop)).hours.weekdays).toBe("07:00-15:00");
  });

  it("is not overwritten by a form of an older version: both versions are told", async () => {
    await send("social", { tiktok: "https://tiktok.example/one" });
    const { status, result } = await send("social", { tiktok: "https://tiktok.example/two" }, { basedOn: null });
    expect(status).toBe(409);
    expect(result).toMatchObject({
      kind: "conflict",
      conflict: {
        differences: [{ field: "TikTok", theirs: "https://tiktok.example/one", yours: "https://tiktok.example/two" }],
      },
    });
    expect((await readSiteConfiguration(shop)).social.tiktok).toBe("https://tiktok.example/one");
  });

  it("by two people at once is saved by one of them", async () => {
    const { fields, version } = await readSettingPage(shop, section("footer"));
    const form = (text: string): SettingForm => ({
      intent: "save",
      basedOn: version || null,
      fields: { ...fields, text },
      byScript: true,
      unreadable: null,
    });
    const results = await Promise.all(
      ["One", "Two", "Three"].map((text) => submitSetting(shop, section("footer"), form(text), { actor: "kim", now })),
    );
    expect(results.map(({ result }) => result.kind).toSorted()).toEqual(["conflict", "conflict", "done"]);
  });

  it("has its default again when that is restored", async () => {
    await send("announcement", { "lines.0.text": "Sale ends Sunday" });
    expect((await readTexts(shop, ["announcement"])).announcement.lines[0]?.text).toBe("Sale ends Sunday");
    const { result } = await send("announcement", {}, { intent: "reset" });
    expect(result).toMatchObject({ kind: "done", message: "Announcement bar: default restored." });
    expect((await readTexts(shop, ["announcement"])).announcement.lines[0]?.text).toMatch(/^Free shipping from 899/);
    expect(await findStoredSection(shop, "announcement")).toBeNull();
  });
});

describe("what prices orders", () => {
  it("is asked about before it is saved, and holds for orders placed from then on", async () => {
    await stockGarment(shop.db, { id: "priced" });
    const before = await placeOrder(shop.db, orderOf("priced"), now);
    const asked = await send("shipping", { standardOre: "59" });
    expect(asked.result.kind).toBe("asks");
    expect((await readSiteConfiguration(shop)).shipping.standardOre).toBe(49_00);

    expect((await send("shipping", { standardOre: "59,50" }, { intent: "confirm" })).result.kind).toBe("done");
    const after = await placeOrder(shop.db, orderOf("priced", { total: undefined }), now);
    const shippingOf = (result: Awaited<ReturnType<typeof placeOrder>>) =>
      result.kind === "placed" ? result.order.shippingOre : result.kind;
    expect([shippingOf(before), shippingOf(after)]).toEqual([49_00, 59_50]);
  });

  it.each([
    ["the checkout is closed", { guestCheckout: "" }, /Checkout is closed/],
    ["a phone number is asked for", { phoneRequired: "on" }, /phone number/],
    ["the way to pay is switched off", { "closedPayments.card": "" }, /Card isn.t available/],
  ])("refuses an order while %s", async (_, change, message) => {
    await stockGarment(shop.db, { id: "priced" }).catch(() => undefined);
    await send("checkout", change);
    expect(await placeOrder(shop.db, orderOf("priced"), now)).toMatchObject({
      kind: "checkout-refused",
      message: expect.stringMatching(message) as unknown,
    });
    await send("checkout", {}, { intent: "reset" });
    expect(await placeOrder(shop.db, orderOf("priced"), now)).toMatchObject({ kind: "placed" });
  });
});

describe("a form with mistakes", () => {
  it.each<[SectionName, Record<string, string>, string, RegExp]>([
    ["identity", { siteName: "  " }, "siteName", /Fill in/],
    ["contact", { email: "not one" }, "email", /email/],
    ["social", { facebook: "javascript:alert(1)" }, "facebook", /https/],
    ["hours", { saturday: "late" }, "saturday", /09:00-18:00/],
    ["shipping", { standardOre: "free" }, "standardOre", /amount/],
    ["vat", { rateHundredths: "250" }, "rateHundredths", /At most 100/],
    ["promotions", { returnDays: "7" }, "returnDays", /At least 14/],
    ["hero", { "slides.1.to": "//evil.example" }, "slides.1.to", /shop page/],
    ["hero", { "slides.0.picture": "https://evil.example/x.png" }, "slides.0.picture", /picture/],
    ["footer", { text: "{unknown} thing" }, "text", /\{unknown\}/],
    ["terms", { text: "## A\n\n<script>alert(1)</script>" }, "text", /Line 3: HTML/],
    ["terms", { text: "## A\n\n[x](javascript:alert)" }, "text", /Line 3: Links/],
    ["terms", { text: "words first" }, "text", /Line 1: Start/],
    ["cookies", { text: "## A\n\n{table: Nothing}" }, "text", /Use: Cookies, Local storage/],
  ])("%s %o is told so at its field, and saves nothing", async (id, change, path, message) => {
    const before = await findStoredSection(shop, id);
    const { status, result } = await send(id, change, { intent: "confirm" });
    expect(status).toBe(400);
    expect(result).toMatchObject({ kind: "invalid", fields: change });
    expect(result.kind === "invalid" && result.problems[path]).toMatch(message);
    expect(await findStoredSection(shop, id)).toEqual(before);
  });

  it("drops entries of a list that were emptied, and keeps the order of the others", async () => {
    await send("mindset", { "thoughts.1.text": "", "thoughts.4.text": "A fifth" });
    const { thoughts } = (await readSiteConfiguration(shop)).mindset;
    expect(thoughts.map(({ text }) => text)).toEqual([
      "The session you didn't feel like doing",
      "The weight you couldn't lift last week",
      "Up before everyone else",
      "A fifth",
    ]);
  });
});

describe("a long text", () => {
  it("is the one built into its page until it is edited, then what was written, with values filled in", async () => {
    await send("privacy", {}, { intent: "reset" });
    expect(await readPageText(shop, "privacy")).toBeNull();
    await send("privacy", { text: "## What we know\n\nAsk {email}.\n\n- One\n- [Two](/returns)\n" });
    expect(await readPageText(shop, "privacy")).toMatchObject({
      updated: "2026-11-20",
      sections: [
        {
          id: "what-we-know",
          title: "What we know",
          blocks: ["Ask support@pulsemode.example.", { list: ["One", "[Two](/returns)"] }],
        },
      ],
    });
  });

  it("falls back to the built-in one when what is stored is no longer valid, or unknown", async () => {
    const row = { updatedAt: now.toISOString(), updatedBy: "kim" };
    await shop.db
      .insert(siteConfiguration)
      .values([
        { section: "about", content: { storyTitle: 7 }, ...row },
        { section: "from-a-later-version", content: { any: "thing" }, ...row },
      ])
      .onConflictDoUpdate({ target: siteConfiguration.section, set: { content: { storyTitle: 7 } } });
    expect(await readPageText(shop, "about")).toBeNull();
    expect((await readSiteConfiguration(shop)).display.splash).toBe("home");
  });
});

describe("the answers of the FAQ", () => {
  it("hold links that lead to pages alone, told at their field, and what was stored before that rule stays", async () => {
    const wrong = await send("faq", { "entries.1.answer": "[Win](javascript:alert)" });
    expect(wrong).toMatchObject({
      status: 400,
      result: { problems: { "entries.1.answer": expect.stringContaining("Links can start with") } },
    });
    const answer = "Ask [us](/contact).\n\n{table: Delivery times}";
    expect((await send("faq", { "entries.1.answer": answer })).result.kind).toBe("done");
    expect((await readPageText(shop, "faq"))?.entries[1]?.answer).toBe(answer);

    const old = { intro: "", entries: [{ question: "Old?", answer: "<b>Yes</b> [no](ftp://x)" }] };
    await shop.db.update(siteConfiguration).set({ content: old }).where(eq(siteConfiguration.section, "faq"));
    expect((await readPageText(shop, "faq"))?.entries[0]?.answer).toBe("<b>Yes</b> [no](ftp://x)");
    await send("faq", {}, { intent: "reset" });
  });
});

describe("a preview", () => {
  it("keeps what is not saved for its maker alone, for an hour, and changes nothing", async () => {
    const { result } = await send("display", { featuredProducts: "8" }, { intent: "preview" });
    if (result.kind !== "preview") throw new Error(result.kind);
    const draft = await findDraft(shop, result.draftId, "kim", now);
    expect(draft).toMatchObject({ display: { featuredProducts: 8 } });
    expect(await findDraft(shop, result.draftId, "robin", now)).toBeNull();
    expect(await findDraft(shop, result.draftId, "kim", addMinutes(now, 61))).toBeNull();
    expect(await findDraft(shop, "drf_guessed", "kim", now)).toBeNull();
    expect((await readSiteConfiguration(shop)).display.featuredProducts).toBe(12);
    expect((await readSiteConfiguration({ ...shop, siteDraft: draft! })).display.featuredProducts).toBe(8);
  });
});
