import type { searchLog } from "#app/db/schema/search-log.server.ts";
import type { searchSynonyms } from "#app/db/schema/search.server.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";

import { randomFrom } from "../catalogue/random.ts";
import { daysBefore } from "./time.ts";

/** What shoppers search for in the demo shop: how often on a good day, how many products it finds, and where the opened one stands. */
const searched: readonly [words: string, aDay: number, found: number, place: number][] = [
  ["hoodie", 14, 6, 2],
  ["leggings", 12, 5, 1],
  ["loparjacka", 9, 1, 1],
  ["svart hoodie", 7, 4, 2],
  ["tights", 7, 7, 3],
  ["sport bh", 6, 5, 2],
  ["mossa", 5, 2, 1],
  ["rea", 5, 11, 4],
  ["strumpor", 4, 4, 2],
  ["huppari", 4, 6, 2],
  ["jakke", 4, 5, 3],
  ["vattenflaska", 3, 2, 1],
  ["merino", 3, 5, 2],
  ["t shirt dam", 3, 2, 1],
  ["black shorts", 2, 3, 1],
  ["pipo", 2, 2, 1],
  ["yogamatta", 2, 1, 1],
  ["regnjacka", 2, 1, 1],
  ["vinterhandskar", 1, 1, 1],
  ["pulse core tee", 1, 1, 1],
  ["loparskor", 6, 0, 0],
  ["presentkort", 4, 0, 0],
  ["pulsklocka", 3, 0, 0],
  ["cykelbyxor", 2, 0, 0],
  ["simglasogon", 1, 0, 0],
  ["barnklader", 1, 0, 0],
  ["proteinpulver", 1, 0, 0],
  ["stavar", 1, 0, 0],
  ["badbyxor", 1, 0, 0],
  ["gift card", 1, 0, 0],
  ["flipflops", 1, 0, 0],
  ["plysch", 1, 0, 0],
];
const loggedDays = 45;

/** What was searched for, day by day, up to yesterday. */
export function searchLogRows(now: Date): (typeof searchLog.$inferInsert)[] {
  const today = stockholmDay(now);
  return Array.from({ length: loggedDays }, (_, i) => addToDay(today, -1 - i)).flatMap((day, i) =>
    searched.flatMap(([words, aDay, found, place]) => {
      const random = randomFrom(`${words} ${i}`);
      const times = Math.floor(random() * (aDay + 1));
      if (times === 0) return [];
      const clicks = place === 0 ? 0 : Math.min(times, Math.round(times * (0.3 + 0.5 * random())));
      return [
        { day, words, times, resultCount: found, clicks, rankSum: clicks * place, bestRank: clicks > 0 ? place : null },
      ];
    }),
  );
}

/** What the demo shop's staff taught the search. */
export function synonymRows(now: Date): (typeof searchSynonyms.$inferInsert)[] {
  return [
    { id: "syn_demo0001", words: ["munkis", "hoodie"], createdAt: daysBefore(now, 6), createdBy: "edvin.berg" },
    {
      id: "syn_demo0002",
      words: ["plysch", "fleece", "teddy"],
      createdAt: daysBefore(now, 1),
      createdBy: "edvin.berg",
    },
  ];
}
