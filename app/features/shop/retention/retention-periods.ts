/** How long data is stored. Calendar years count from the end of the year that it belongs to. */
interface RetentionPeriod {
  amount: number;
  unit: "days" | "months" | "years" | "calendar years";
}

/** How long the shop stores personal data. The policies print this list (`retention-text.ts`) and the nightly job applies it. */
export const retentionPeriods = {
  customers: { amount: 3, unit: "years" },
  orders: { amount: 7, unit: "calendar years" },
  importedOrders: { amount: 7, unit: "calendar years" },
  receipts: { amount: 7, unit: "calendar years" },
  unpaidOrders: { amount: 90, unit: "days" },
  phones: { amount: 90, unit: "days" },
  orderOffers: { amount: 30, unit: "days" },
  withdrawals: { amount: 3, unit: "years" },
  returnPictures: { amount: 3, unit: "years" },
  complaints: { amount: 3, unit: "years" },
  checkoutSessions: { amount: 7, unit: "days" },
  checkoutSessionCalls: { amount: 2, unit: "days" },
  carts: { amount: 3, unit: "days" },
  messages: { amount: 2, unit: "years" },
  accessibilityFeedback: { amount: 2, unit: "years" },
  newsletterRequests: { amount: 7, unit: "days" },
  backInStockOpen: { amount: 3, unit: "days" },
  backInStockWaiting: { amount: 12, unit: "months" },
  backInStockTold: { amount: 30, unit: "days" },
  unsubscribed: { amount: 3, unit: "years" },
  consents: { amount: 3, unit: "years" },
  cookieChoices: { amount: 13, unit: "months" },
  searchesOnce: { amount: 7, unit: "days" },
  searches: { amount: 13, unit: "months" },
  traffic: { amount: 3, unit: "years" },
  vitals: { amount: 13, unit: "months" },
  dataRequests: { amount: 3, unit: "years" },
  myDataLinks: { amount: 1, unit: "days" },
  pendingReviews: { amount: 1, unit: "years" },
  rejectedReviews: { amount: 90, unit: "days" },
  reviewContacts: { amount: 1, unit: "years" },
  unsentPictures: { amount: 1, unit: "days" },
  files: { amount: 7, unit: "days" },
  emails: { amount: 90, unit: "days" },
  mailEvents: { amount: 90, unit: "days" },
  paymentEvents: { amount: 90, unit: "days" },
  suppressedAddresses: { amount: 3, unit: "years" },
  signInAttempts: { amount: 1, unit: "days" },
  passkeyChallenges: { amount: 1, unit: "days" },
  writeCounts: { amount: 1, unit: "days" },
  staffInvitations: { amount: 90, unit: "days" },
  staffNotifications: { amount: 1, unit: "years" },
  staffSessions: { amount: 1, unit: "days" },
} as const satisfies Record<string, RetentionPeriod>;
export type RetainedData = keyof typeof retentionPeriods;

/** The ISO time before which data of a kind has expired. Calendar years end in Swedish time, an hour before UTC. */
export function retentionCutoff(kind: RetainedData, now: Date): string {
  const { amount, unit }: RetentionPeriod = retentionPeriods[kind];
  const cutoff = new Date(now);
  if (unit === "days") cutoff.setUTCDate(cutoff.getUTCDate() - amount);
  if (unit === "months") cutoff.setUTCMonth(cutoff.getUTCMonth() - amount);
  if (unit === "years") cutoff.setUTCFullYear(cutoff.getUTCFullYear() - amount);
  if (unit === "calendar years") return `${now.getUTCFullYear() - amount - 1}-12-31T23:00:00.000Z`;
  return cutoff.toISOString();
}
