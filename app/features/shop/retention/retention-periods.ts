import { capitalize } from "#app/shared/capitalize.ts";
/** Days, months or years that data is stored, from `since`. Calendar years count from the end of the year it belongs to. */
interface RetentionPeriod {
  /** The data, as the policies name it. */
  data: string;
  amount: number;
  unit: "days" | "months" | "years" | "calendar years";
  /** The start of the period, as the policies name it. */
  since: string;
  /** What happens then; deleted when absent. */
  afterwards?: string;
}

/** How long the shop stores personal data. The policies print this list and the nightly job applies it. */
export const retentionPeriods = {
  customers: { data: "Customer data", amount: 3, unit: "years", since: "your last order" },
  orders: {
    data: "Orders, transactions and invoices",
    amount: 7,
    unit: "calendar years",
    since: "the year of the order (Accounting Act)",
    afterwards: "name, address and contact details are removed from the record",
  },
  importedOrders: {
    data: "Orders in the shop we had before",
    amount: 7,
    unit: "calendar years",
    since: "the year of the order (Accounting Act)",
  },
  receipts: {
    data: "Receipts and credit notes",
    amount: 7,
    unit: "calendar years",
    since: "the year they were issued (Accounting Act)",
    afterwards: "name and address are removed from them",
  },
  unpaidOrders: {
    data: "Unpaid orders that were canceled",
    amount: 90,
    unit: "days",
    since: "the order",
    afterwards: "name, address and contact details are removed from the record",
  },
  phones: {
    data: "Phone numbers of orders",
    amount: 90,
    unit: "days",
    since: "its delivery or cancellation",
    afterwards: "it is removed from the record",
  },
  orderOffers: { data: "Orders we put together for you", amount: 30, unit: "days", since: "we emailed you" },
  withdrawals: {
    data: "Notices of withdrawal",
    amount: 3,
    unit: "years",
    since: "we received it",
    afterwards: "name, email address and message are removed from the record",
  },
  returnPictures: {
    data: "Pictures of returned items we made a deduction for",
    amount: 3,
    unit: "years",
    since: "we told you about the deduction",
  },
  complaints: {
    data: "Complaints, with their photos and our letters",
    amount: 3,
    unit: "years",
    since: "they were settled",
    afterwards: "name, email address, photos and message are removed from the record",
  },
  checkoutSessions: {
    data: "Orders that an AI assistant put together for you",
    amount: 7,
    unit: "days",
    since: "it began",
  },
  checkoutSessionCalls: { data: "Our answers to an AI assistant", amount: 2, unit: "days", since: "the answer" },
  carts: { data: "Copies of carts", amount: 3, unit: "days", since: "the last change" },
  messages: { data: "Messages to us, with our replies", amount: 2, unit: "years", since: "the last reply" },
  accessibilityFeedback: { data: "Accessibility feedback", amount: 2, unit: "years", since: "you sent it" },
  newsletterRequests: {
    data: "Unconfirmed newsletter sign-ups",
    amount: 7,
    unit: "days",
    since: "the sign-up",
  },
  backInStockOpen: {
    data: "Unconfirmed back-in-stock requests",
    amount: 3,
    unit: "days",
    since: "the request",
  },
  backInStockWaiting: {
    data: "Confirmed back-in-stock requests",
    amount: 12,
    unit: "months",
    since: "you confirmed",
  },
  backInStockTold: {
    data: "Answered back-in-stock requests",
    amount: 30,
    unit: "days",
    since: "we emailed you",
  },
  unsubscribed: { data: "Our record that you unsubscribed", amount: 3, unit: "years", since: "you unsubscribed" },
  consents: {
    data: "Records of consent, under a code instead of your address",
    amount: 3,
    unit: "years",
    since: "you withdrew it",
  },
  cookieChoices: {
    data: "Cookie choices, under a random number",
    amount: 13,
    unit: "months",
    since: "the choice",
  },
  searchesOnce: {
    data: "One-off searches, without who searched",
    amount: 7,
    unit: "days",
    since: "that day",
  },
  searches: {
    data: "Repeated searches, counted by day, without who searched",
    amount: 13,
    unit: "months",
    since: "that day",
  },
  traffic: {
    data: "Visits, opened carts and steps of the checkout, counted by day, without who came",
    amount: 3,
    unit: "years",
    since: "that day",
  },
  vitals: {
    data: "How fast pages were, counted by day, without who saw them",
    amount: 13,
    unit: "months",
    since: "that day",
  },
  dataRequests: {
    data: "Your data requests, with our replies",
    amount: 3,
    unit: "years",
    since: "our reply",
  },
  myDataLinks: { data: "Links to your data", amount: 1, unit: "days", since: "we sent them" },
  pendingReviews: {
    data: "Unpublished reviews",
    amount: 1,
    unit: "years",
    since: "you wrote them, or we imported them",
  },
  rejectedReviews: {
    data: "Declined reviews, with their pictures",
    amount: 90,
    unit: "days",
    since: "we declined them",
  },
  reviewContacts: {
    data: "Email addresses behind published reviews",
    amount: 1,
    unit: "years",
    since: "you wrote it",
    afterwards: "the address is removed and the review stays",
  },
  unsentPictures: {
    data: "Pictures for reviews and complaints that were never sent",
    amount: 1,
    unit: "days",
    since: "the upload",
  },
  files: {
    data: "Data our staff export or import as a file",
    amount: 7,
    unit: "days",
    since: "the export or import",
  },
  emails: { data: "Records of emails sent to you", amount: 90, unit: "days", since: "the email" },
  mailEvents: { data: "Email delivery reports", amount: 90, unit: "days", since: "we received it" },
  paymentEvents: {
    data: "Payment reports from our payment provider",
    amount: 90,
    unit: "days",
    since: "we received it",
  },
  suppressedAddresses: {
    data: "Records that email to your address bounced or was reported as spam",
    amount: 3,
    unit: "years",
    since: "that day",
  },
  signInAttempts: { data: "Failed staff sign-ins", amount: 1, unit: "days", since: "the attempt" },
  passkeyChallenges: { data: "Staff sign-in challenges", amount: 1, unit: "days", since: "they were made" },
  writeCounts: {
    data: "How often an IP address sent us something, under a code instead of it",
    amount: 1,
    unit: "days",
    since: "that day",
  },
  staffInvitations: { data: "Staff invitations", amount: 90, unit: "days", since: "they ended" },
  staffNotifications: {
    data: "Addresses of staff's browsers for notifications",
    amount: 1,
    unit: "years",
    since: "they were turned on",
  },
  staffSessions: { data: "Staff sessions", amount: 1, unit: "days", since: "they ended" },
} as const satisfies Record<string, RetentionPeriod>;
export type RetainedData = keyof typeof retentionPeriods;

/** A period as the policies print it: `3 years after your last order`. */
export function retentionText(kind: RetainedData): string {
  const { amount, unit, since }: RetentionPeriod = retentionPeriods[kind];
  const name = unit === "calendar years" ? "years" : unit;
  return `${amount} ${amount === 1 ? name.slice(0, -1) : name} after ${since}`;
}

/** The periods as a policy's table prints them, a row each: what, for how long, and what happens then. */
export function retentionRows(): string[][] {
  return (Object.keys(retentionPeriods) as RetainedData[]).map((kind) => {
    const { data, afterwards }: RetentionPeriod = retentionPeriods[kind];
    return [data, capitalize(retentionText(kind)), capitalize(afterwards ?? "it is deleted")];
  });
}

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
