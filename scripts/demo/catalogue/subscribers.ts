/** A subscriber of the newsletter who has not bought anything. */
export interface DemoSubscriber {
  email: string;
  source: "footer" | "welcome-popup" | "checkout";
  daysAgo: number;
  /** Days ago that they left; null while they are subscribed. */
  leftDaysAgo: number | null;
}

type Row = readonly [name: string, source: DemoSubscriber["source"], daysAgo: number, leftDaysAgo?: number];

const rows: readonly Row[] = [
  ["moa.lundin", "welcome-popup", 0],
  ["simon.eklund", "welcome-popup", 1],
  ["elin.hedman", "footer", 2],
  ["jens.friis", "footer", 4],
  ["ronja.backman", "welcome-popup", 5],
  ["tomi.salo", "footer", 7],
  ["wilma.oberg", "welcome-popup", 9],
  ["kaisa.virtanen", "footer", 12],
  ["tuva.moen", "welcome-popup", 16],
  ["julia.strom", "footer", 19],
  ["pernilla.aberg", "welcome-popup", 23, 6],
  ["clara.hult", "footer", 28],
  ["nora.lie", "welcome-popup", 34],
  ["vendela.frisk", "footer", 41],
  ["emilie.bach", "welcome-popup", 53],
  ["agnes.palm", "footer", 66, 20],
  ["roger.vik", "footer", 81],
  ["lisa.brandt", "welcome-popup", 97],
  ["anneli.koski", "footer", 120, 88],
  ["per.granlund", "footer", 155],
];

export const demoSubscribers: readonly DemoSubscriber[] = rows.map(([name, source, daysAgo, leftDaysAgo = null]) => ({
  email: `${name}@post.example`,
  source,
  daysAgo,
  leftDaysAgo,
}));
