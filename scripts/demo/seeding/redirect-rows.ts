import type { redirects } from "#app/db/schema/redirects.server.ts";

import { daysBefore } from "./time.ts";

const old: readonly [from: string, to: string, toPath: string | null][] = [
  ["/pages/our-athletes", "/about", "/about"],
  ["/collections/summer-drop", "/shop?category=new", "/shop"],
  ["/blogs/news/how-to-wash-tights", "/faq", "/faq"],
  ["/blogs/training/first-5k", "https://training.example/first-5k", null],
];

/** Old addresses of the shop that the demo shop was before, one of which leads to another site. */
export function redirectRows(now: Date): (typeof redirects.$inferInsert)[] {
  return old.map(([fromPath, toAddress, toPath], i) => ({
    fromPath,
    toAddress,
    toPath,
    createdAt: daysBefore(now, 90 - i),
    createdBy: "astrid.lind",
  }));
}
