import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { applyImport } from "#app/admin/files/apply-import.server.ts";
import { startExport } from "#app/admin/files/start-export.server.ts";
import { startImport } from "#app/admin/files/start-import.server.ts";
import { newsletterRequests, newsletterSubscribers, users } from "#app/db/schema/customers.server.ts";
import { erasePerson } from "#app/features/people/personal-data/erase-person.server.ts";
import type { FileJob } from "#app/features/shop/files/job.ts";
import { countNotes, findJob, listJobRows } from "#app/features/shop/files/jobs.server.ts";
import { readZip } from "#app/features/shop/files/zip-parts.server.ts";
import { newId } from "#app/shared/ids.ts";
import { openFileShop } from "#tests/support/file-queue.ts";
import { now } from "#tests/support/shop-fixture.ts";

const { shop, deliver } = openFileShop();
const { db } = shop;

/** The columns of Shopify's export of customers, as of 2026. */
const head =
  "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1," +
  "Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code," +
  "Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags";
const rows = [
  "'7001,Åsa,Öberg,Asa@Mail.example,yes,,Storgatan 1,,Trosa,,SE,'619 30,,'+46701234567,no,1299.00,2,Likes blue,no,vip",
  "'7002,,,no-name@mail.example,no,,,,,,,,,,no,0.00,0,,no,",
  "'7003,,Lind,last-only@mail.example,yes,,,,,,NO,,,,yes,0.00,0,,no,",
  "'7004,Phone,Only,,no,,,,,,,,,'+46701111111,no,0.00,0,,no,",
  `'7005,${"Long ".repeat(30).trim()},Name,long@mail.example,no,,,,,,XK,,,,no,0.00,0,,no,`,
];
const file = `${[head, ...rows].join("\r\n")}\r\n`;

async function checked(text = file): Promise<FileJob> {
  const id = newId("job");
  const upload = {
    id,
    kind: "customers",
    file: new File([text], "customers_export.csv"),
    options: {},
    actor: "astrid",
  };
  expect(await startImport(shop, { ...upload, kind: "customers" }, now)).toEqual({ kind: "started" });
  await deliver();
  return jobOf(id);
}

async function jobOf(id: string): Promise<FileJob> {
  const job = await findJob(db, id);
  if (!job) throw new Error(`No job ${id}`);
  return job;
}

/** The customers in the ZIP that staff move out with, a line each. */
async function movedOut(): Promise<string[]> {
  const id = newId("job");
  await startExport(shop, { id, kind: "everything", filter: {}, separator: ",", actor: "astrid" }, now);
  await deliver();
  const zip = await new Response(readZip(shop, await jobOf(id))).arrayBuffer();
  const { "customers.csv": text } = unzipSync(new Uint8Array(zip));
  return text ? strFromU8(text).trimEnd().split("\r\n") : [];
}

describe("Shopify's export of customers", () => {
  it("comes in with whoever has an address, named or not, and says what isn't kept", async () => {
    const job = await checked();
    expect(job).toMatchObject({ created: 4, changed: 0, unchanged: 0, broken: 1 });
    const { rows: broken } = await listJobRows(db, job.id, "broken", { after: 0, size: 10 });
    expect(broken).toMatchObject([{ name: "Phone Only", reason: expect.stringContaining("No email address") }]);
    expect(job.unkept).toMatchObject({
      "Customer ID": { rows: 5 },
      "Default Address Address1": { sample: "Storgatan 1", rows: 1 },
      Phone: { rows: 2 },
      "Accepts SMS Marketing": { sample: "yes", rows: 1 },
      "Total Spent": { sample: "1299.00", rows: 1 },
      Note: { sample: "Likes blue", rows: 1 },
      Tags: { sample: "vip", rows: 1 },
    });
    expect(Object.keys(job.unkept)).not.toContain("Tax Exempt");
    expect(await applyImport(shop, job, "astrid", now)).toBe(true);
    await deliver();
    expect(await jobOf(job.id)).toMatchObject({ state: "done", applied: 4, refused: 0 });
    const byAddress = Object.fromEntries((await db.select().from(users)).map((user) => [user.email, user]));
    expect(byAddress["asa@mail.example"]).toMatchObject({ firstName: "Åsa", city: "Trosa", country: "Sweden" });
    expect(byAddress["no-name@mail.example"]).toMatchObject({ firstName: "", lastName: "" });
    expect(byAddress["last-only@mail.example"]).toMatchObject({ firstName: "", lastName: "Lind", country: "Norway" });
    expect(byAddress["long@mail.example"]?.firstName.length).toBeLessThanOrEqual(100);
  });

  it("subscribes nobody, asks nobody by email, and says so of each who had agreed", async () => {
    expect(await db.select().from(newsletterSubscribers)).toEqual([]);
    expect(await db.select().from(newsletterRequests)).toEqual([]);
    const job = await checked();
    expect(await countNotes(db, job.id)).toEqual([
      { kind: "consent", count: 2, text: "Agreed to email in the other shop. Not subscribed here" },
      { kind: "cut", count: 1, text: expect.stringContaining("First Name") },
    ]);
  });

  it("changes nothing the second time, and leaves what its empty cells don't know", async () => {
    await db.update(users).set({ firstName: "Nora", city: "Oslo" }).where(eq(users.email, "no-name@mail.example"));
    expect(await checked()).toMatchObject({ created: 0, changed: 0, unchanged: 4, broken: 1 });
  });

  it("says nothing of consent of somebody who subscribed here", async () => {
    await db
      .insert(newsletterSubscribers)
      .values({ id: "sub_1", email: "asa@mail.example", consentSource: "footer", createdAt: now.toISOString() });
    const job = await checked();
    expect((await countNotes(db, job.id)).find(({ kind }) => kind === "consent")).toMatchObject({ count: 1 });
  });
});

describe("customers who move out", () => {
  const time = now.toISOString();
  const placed = { createdAt: time, updatedAt: time };

  it("go in Shopify's columns, with the consent of those alone who are subscribed, and change nothing when they come in again", async () => {
    await db.delete(newsletterSubscribers);
    await db.delete(users);
    await db.insert(users).values([
      {
        id: "usr_1",
        firstName: "=Åsa",
        lastName: "Öberg",
        email: "asa@mail.example",
        city: "Trosa",
        country: "Sweden",
        ...placed,
      },
      {
        id: "usr_2",
        firstName: "Bo",
        lastName: "Left",
        email: "left@mail.example",
        newsletterSubscribed: true,
        ...placed,
      },
      {
        id: "usr_3",
        firstName: "",
        lastName: "",
        email: "far@mail.example",
        city: "Pristina",
        country: "Kosovo",
        ...placed,
      },
    ]);
    await db.insert(newsletterSubscribers).values([
      { id: "sub_1", email: "asa@mail.example", createdAt: time },
      { id: "sub_2", email: "left@mail.example", subscribed: false, unsubscribedAt: time, createdAt: time },
    ]);
    const lines = await movedOut();
    expect(lines).toEqual([
      head,
      ",'=Åsa,Öberg,asa@mail.example,yes,,,,Trosa,,SE,,,,no,0.00,0,,no,",
      ",Bo,Left,left@mail.example,no,,,,,,,,,,no,0.00,0,,no,",
      ",,,far@mail.example,no,,,,Pristina,,,,,,no,0.00,0,,no,",
    ]);
    const before = await db.select().from(users).orderBy(users.id);
    const job = await checked(lines.map((line) => `${line}\r\n`).join(""));
    expect(job).toMatchObject({ state: "checked", created: 0, changed: 0, unchanged: 3, broken: 0, unkept: {} });
    expect(await countNotes(db, job.id)).toEqual([]);
    expect(await db.select().from(users).orderBy(users.id)).toEqual(before);
  });

  it("are not those who were erased", async () => {
    const erased = await erasePerson(shop, { address: "asa@mail.example", actor: "astrid" }, now);
    expect(erased).toMatchObject({ kind: "erased" });
    const lines = await movedOut();
    expect(lines).toHaveLength(3);
    expect(lines.join("\n")).not.toContain("asa@mail.example");
  });
});
