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
  shipmondo: boolean;
}

const usUnderFramework =
  "United States: the EU-US Data Privacy Framework (adequacy decision (EU) 2023/1795), and standard contractual clauses";

const cloudflare: Processor = {
  name: "Cloudflare, Inc.",
  purpose: "Hosting, database and pictures (kept in the EU), delivering pages, protection against abuse",
  data: "Everything the shop stores, and technical data, for example IP addresses",
  transfer: usUnderFramework,
};

/** The processors in use, in the order the page names them. */
export function processors({ stripe, resend, maps, shipmondo }: ProcessorsInUse): Processor[] {
  return [
    cloudflare,
    ...(stripe
      ? [
          {
            name: "Stripe Payments Europe, Limited",
            purpose: "Payments and refunds, some of which it is responsible for itself",
            data: "Payment details, name, email, address, amount, order number",
            transfer: `Ireland; ${usUnderFramework}`,
          },
        ]
      : []),
    resend
      ? {
          name: "Plus Five Five, Inc. (Resend)",
          purpose: "Sending emails about orders, replies and the newsletter",
          data: "Email address, the email's content, whether it arrived",
          transfer: usUnderFramework,
        }
      : {
          ...cloudflare,
          purpose: "Sending emails about orders, replies and the newsletter",
          data: "Email address, the email's content",
        },
    ...(maps
      ? [
          {
            name: "Google Ireland Limited (Google Maps Platform)",
            purpose: "Address suggestions at checkout, requested by our server",
            data: "What you type in the address field; not your name, and not your IP address",
            transfer: `Ireland; ${usUnderFramework}`,
          },
        ]
      : []),
    ...(shipmondo
      ? [
          {
            name: "Shipmondo ApS",
            purpose: "Booking parcels and printing their labels",
            data: "Name, address, email, phone, what the parcel weighs",
            transfer: "Denmark",
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
    data: "Name, email, address, phone, what was bought, shipped and returned",
    ground: "Our contract with you (b); the consumer acts (c)",
    recipients: "Hosting, the carrier of the parcel",
  },
  {
    purpose: "Payments and refunds",
    people: "Customers",
    data: "Amount, payment method, payment number; never card numbers",
    ground: "Our contract with you (b)",
    recipients: "The payment provider, and the company behind your payment method",
  },
  {
    purpose: "Bookkeeping and VAT",
    people: "Customers",
    data: "Receipts and credit notes: number, date, amounts, VAT, country, name and address",
    ground: "The Accounting Act and the VAT Act (c)",
    recipients: "Hosting; the Swedish Tax Agency on request",
  },
  {
    purpose: "Newsletter and offers",
    people: "Subscribers",
    data: "Email; when, where and to which text you agreed",
    ground: "Your consent (a)",
    recipients: "Hosting, email delivery",
  },
  {
    purpose: "Back-in-stock emails",
    people: "People who asked for one",
    data: "Email, product, color and size; when you asked, confirmed and were emailed",
    ground: "Your request, which you confirm: steps before a contract (b)",
    recipients: "Hosting, email delivery",
  },
  {
    purpose: "Replies to messages and data requests",
    people: "Everyone who writes to us",
    data: "Name, email, message",
    ground: "Our legitimate interest in replying (f); the GDPR (c)",
    recipients: "Hosting, email delivery",
  },
  {
    purpose: "Reviews",
    people: "Reviewers",
    data: "First name, town, rating, text, pictures; email address, which is never shown",
    ground: "Our legitimate interest in honest reviews (f)",
    recipients: "Hosting; everyone who reads the review",
  },
  {
    purpose: "Counting visits",
    people: "Visitors",
    data: "For a moment: country, kind of referring site, campaign link, browser type. Only daily totals are kept",
    ground: "Our legitimate interest in knowing how the shop is used (f)",
    recipients: "Hosting",
  },
  {
    purpose: "Measuring how fast pages are and how far checkouts get",
    people: "Visitors who allow it",
    data: "Kind of page, four times, phone or desktop, country, steps of the checkout; no ID, added to totals right away",
    ground: "Your consent (a)",
    recipients: "Hosting",
  },
  {
    purpose: "Security and protection against abuse",
    people: "Visitors, staff",
    data: "IP address for a moment, staff sign-ins",
    ground: "Our legitimate interest in a safe shop (f)",
    recipients: "Hosting",
  },
  {
    purpose: "Notifying staff of new orders",
    people: "Staff who turned it on",
    data: "The address of their browser at its push service, and the keys for messages to it",
    ground: "Our legitimate interest in quick shipping (f), while they want it",
    recipients:
      "Hosting; the browser's push service (Google, Mozilla, Microsoft or Apple), which cannot read the messages",
  },
];
