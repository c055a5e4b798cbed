import { describe, expect, it } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import { accessibilityFeedback } from "#app/db/schema/accessibility.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { answerFeedback, listFeedback, storeFeedback } from "#app/features/shop/accessibility/feedback.server.ts";
import { feedbackSchema } from "#app/features/shop/accessibility/schemas.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { addDays } from "#app/shared/dates.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const paging = { size: 20, after: null, before: null };
const send = (fields: Record<string, string>, at = now) => storeFeedback(db, feedbackSchema.parse(fields), at);
const list = async (state: "open" | "answered") =>
  (await listFeedback(db, { search: "", sort: "due", filters: { state }, paging })).rows;
const open = () => list("open");
const waiting = async () =>
  (await readToday(db, builtInRoles.support, now)).tasks.find(({ task }) => task === "accessibility");

describe("feedback on accessibility", () => {
  it("is stored once, however often its form is sent, and is due in 14 days", async () => {
    const fields = { message: "The size buttons have no names", page: "/product/tee", email: "Asa@mail.example" };
    await Promise.all([send(fields), send(fields), send(fields)]);
    expect(await open()).toMatchObject([
      {
        message: fields.message,
        page: "/product/tee",
        email: "asa@mail.example",
        dueAt: addDays(now, 14).toISOString(),
      },
    ]);
  });

  it("needs words alone: no address, no page", async () => {
    await send({ message: "I cannot stop the pictures", email: "" }, addDays(now, -1));
    expect((await open())[0]).toMatchObject({ email: "", page: "", dueAt: addDays(now, 13).toISOString() });
    for (const fields of [
      { message: " ", email: "" },
      { message: "x", email: "no address" },
    ])
      expect(feedbackSchema.safeParse(fields).success).toBe(false);
  });

  it("waits for staff, what is due first on top, until one of them says what was done, once", async () => {
    expect(await waiting()).toMatchObject({ count: 2 });
    const [first] = await open();
    const answer = { id: first!.id, note: "They can be paused now", actor: "kim" };
    const done = await Promise.all([answerFeedback(db, answer, now), answerFeedback(db, answer, now)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await answerFeedback(db, { ...answer, id: "acf_unknown" }, now)).toBe(false);
    expect(await waiting()).toMatchObject({ count: 1 });
    expect(await list("answered")).toMatchObject([{ answeredBy: "kim" }]);
    const logged = await db.select().from(auditLog);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain("mail.example");
    expect(await db.select().from(accessibilityFeedback)).toHaveLength(2);
  });
});
