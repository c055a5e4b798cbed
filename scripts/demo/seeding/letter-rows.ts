import type { letters } from "#app/db/schema/letters.server.ts";
import type { LetterBlock } from "#app/features/catalogue/letters/letter-blocks.ts";

import { demoProducts } from "../catalogue/products.ts";
import { demoStaff } from "../catalogue/staff.ts";
import { daysBefore } from "./time.ts";

type LetterRow = typeof letters.$inferInsert;

const editor = demoStaff[1]?.username ?? "";

/** A newsletter of each state that stands still: a draft, one that was sent, and one that was stopped. */
export function letterRows(now: Date): LetterRow[] {
  const shown = demoProducts.slice(0, 4).map(({ id }) => id);
  const sent = { startedAt: daysBefore(now, 59), endedAt: daysBefore(now, 59), recipients: 42 };
  const stopped = { startedAt: daysBefore(now, 79), endedAt: daysBefore(now, 79), recipients: 39 };
  return [
    row(now, { id: "ltr_demo_draft", daysOld: 1, subject: "Layers for the first cold week" }, [
      { kind: "text", text: "It's down to minus five in Trosa.\n\nThis is what we train in." },
      { kind: "heading", text: "Start next to the skin" },
      { kind: "products", ids: shown.slice(0, 2) },
      { kind: "button", text: "Shop the collection", href: "/shop" },
    ]),
    {
      ...row(now, { id: "ltr_demo_sent", daysOld: 60, subject: "Back in every size" }, [
        { kind: "text", text: "The ones you asked for are back.\n\nThey rarely stay for long." },
        { kind: "products", ids: shown },
        { kind: "button", text: "See what's new", href: "/shop" },
      ]),
      ...sent,
      state: "sent",
      results: { sent: 42, bounced: 0, complained: 0, failed: 0, waiting: 0, left: 1 },
    },
    {
      ...row(now, { id: "ltr_demo_stopped", daysOld: 80, subject: "September starters" }, [
        { kind: "text", text: "New season, new plan." },
        { kind: "button", text: "Shop", href: "/shop" },
      ]),
      ...stopped,
      state: "cancelled",
      results: { sent: 12, bounced: 1, complained: 0, failed: 0, waiting: 0, left: 2 },
    },
  ];
}

interface Written {
  id: string;
  daysOld: number;
  subject: string;
}

function row(now: Date, { id, daysOld, subject }: Written, blocks: LetterBlock[]): LetterRow {
  const time = daysBefore(now, daysOld);
  const unsent = { state: "draft", startedAt: null, endedAt: null, recipients: 0, results: null } as const;
  return { id, subject, blocks, createdBy: editor, createdAt: time, updatedAt: time, ...unsent };
}
