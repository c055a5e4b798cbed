/** Companies that handle data for the shop on its instructions (GDPR, article 28), each only while a setting puts it to use. */
export interface Processor {
  purpose: string;
  data: string;
  /** Where it is, and on what ground data may go there (GDPR, chapter V). */
  transfer: string;
}

/** Which processors are in use, as the Worker's settings say. */
export interface ProcessorsInUse {
  stripe: boolean;
  resend: boolean;
  maps: boolean;
  shipmondo: boolean;
}

/** One thing that the shop does with personal data (GDPR, article 30.1). */
export interface ProcessingActivity {
  purpose: string;
  people: string;
  data: string;
  /** The legal ground, by article 6.1. */
  ground: string;
  recipients: string;
}

/** What the shop does with personal data, in the order the page names it. */
const activities = [
  "orders",
  "payments",
  "bookkeeping",
  "newsletter",
  "backInStock",
  "replies",
  "reviews",
  "visits",
  "measuring",
  "security",
  "notifications",
] as const;

/** The register in one language. */
export interface RegisterWords {
  /** Each processor by what it does for us; `cloudflareMail` sends e-mail where Resend is not in use. */
  processors: Record<"cloudflare" | "stripe" | "resend" | "cloudflareMail" | "maps" | "shipmondo", Processor>;
  activities: Record<(typeof activities)[number], ProcessingActivity>;
}

const names: Record<keyof RegisterWords["processors"], string> = {
  cloudflare: "Cloudflare, Inc.",
  stripe: "Stripe Payments Europe, Limited",
  resend: "Plus Five Five, Inc. (Resend)",
  cloudflareMail: "Cloudflare, Inc.",
  maps: "Google Ireland Limited (Google Maps Platform)",
  shipmondo: "Shipmondo ApS",
};

/** The processors in use as rows of the page's table, in its order: who, what for, with what data, and where. */
export function processorRows({ stripe, resend, maps, shipmondo }: ProcessorsInUse, words: RegisterWords): string[][] {
  const used: (keyof typeof names)[] = [
    "cloudflare",
    ...(stripe ? (["stripe"] as const) : []),
    resend ? "resend" : "cloudflareMail",
    ...(maps ? (["maps"] as const) : []),
    ...(shipmondo ? (["shipmondo"] as const) : []),
  ];
  return used.map((one) => {
    const { purpose, data, transfer } = words.processors[one];
    return [names[one], purpose, data, transfer];
  });
}

/**
 * The register of what the shop does with personal data, a row for each purpose. The data-protection page prints it; how long is in the
 * retention table.
 */
export function registerRows(words: RegisterWords): string[][] {
  return activities.map((activity) => {
    const { purpose, people, data, ground, recipients } = words.activities[activity];
    return [purpose, people, data, ground, recipients];
  });
}
