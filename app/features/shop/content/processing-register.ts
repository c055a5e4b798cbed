/** Companies that handle data for the shop on its instructions (GDPR, article 28), each only while a setting puts it to use. */
export interface Processor {
  name: string;
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
}

const usUnderFramework =
  "United States: the EU-US Data Privacy Framework (adequacy decision (EU) 2023/1795), and standard contractual clauses";

const cloudflare: Processor = {
  name: "Cloudflare, Inc.",
  purpose: "Hosting, database and pictures (kept in the EU), delivery of pages, defence against abuse",
  data: "Everything the shop stores, and technical data such as IP addresses",
  transfer: usUnderFramework,
};

/** The processors in use, in the order the page names them. */
export function processors({ stripe, resend, maps }: ProcessorsInUse): Processor[] {
  return [
    cloudflare,
    ...(stripe
      ? [
          {
            name: "Stripe Payments Europe, Limited",
            purpose: "Payments and refunds, for which it is partly responsible itself",
            data: "Payment details, name, e-mail, address, amount, order number",
            transfer: `Ireland; ${usUnderFramework}`,
          },
        ]
      : []),
    resend
      ? {
          name: "Plus Five Five, Inc. (Resend)",
          purpose: "Sending e-mails about orders, answers and the newsletter",
          data: "E-mail address, the e-mail's content, whether it arrived",
          transfer: usUnderFramework,
        }
      : {
          ...cloudflare,
          purpose: "Sending e-mails about orders, answers and the newsletter",
          data: "E-mail address, the e-mail's content",
        },
    ...(maps
      ? [
          {
            name: "Google Ireland Limited (Google Maps Platform)",
            purpose: "Address suggestions at checkout, asked by our server",
            data: "What you type in the address field; not your name, and not your IP address",
            transfer: `Ireland; ${usUnderFramework}`,
          },
        ]
      : []),
  ];
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

/** The register of what the shop does with personal data. The data-protection page prints it; how long is in the retention table. */
export const processingRegister: readonly ProcessingActivity[] = [
  {
    purpose: "Orders, delivery, returns, exchanges and complaints",
    people: "Customers",
    data: "Name, e-mail, address, phone, what was bought, sent and returned",
    ground: "Our contract with you (b); the consumer acts (c)",
    recipients: "Hosting, the carrier of the parcel",
  },
  {
    purpose: "Payments and refunds",
    people: "Customers",
    data: "Amount, way to pay, the payment's number; never card numbers",
    ground: "Our contract with you (b)",
    recipients: "The payment provider, and the company of the way to pay you chose",
  },
  {
    purpose: "Bookkeeping and VAT",
    people: "Customers",
    data: "Receipts and credit notes: number, day, amounts, VAT, country, name and address",
    ground: "The Accounting Act and the VAT Act (c)",
    recipients: "Hosting; the Swedish Tax Agency on request",
  },
  {
    purpose: "Newsletter and offers",
    people: "Subscribers",
    data: "E-mail, when, where and under which text you agreed",
    ground: "Your consent (a)",
    recipients: "Hosting, e-mail delivery",
  },
  {
    purpose: "Telling you once that something is back in stock",
    people: "Who asked to be told",
    data: "E-mail, which product, color and size, when you asked, confirmed and were told",
    ground: "Your request, which you confirm: steps before a contract (b)",
    recipients: "Hosting, e-mail delivery",
  },
  {
    purpose: "Answers to messages and to requests about data",
    people: "Everybody who writes",
    data: "Name, e-mail, what was written",
    ground: "Our legitimate interest in answering (f); the GDPR (c)",
    recipients: "Hosting, e-mail delivery",
  },
  {
    purpose: "Reviews",
    people: "Reviewers",
    data: "First name, town, rating, text, pictures; the e-mail address, which is never shown",
    ground: "Our legitimate interest in honest reviews (f)",
    recipients: "Hosting; everybody who reads the review",
  },
  {
    purpose: "Security and defence against abuse",
    people: "Visitors, staff",
    data: "IP address for a moment, sign-ins of the staff",
    ground: "Our legitimate interest in a safe shop (f)",
    recipients: "Hosting",
  },
];
