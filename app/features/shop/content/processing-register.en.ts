import type { RegisterWords } from "./processing-register.ts";

const usUnderFramework =
  "United States: the EU-US Data Privacy Framework (adequacy decision (EU) 2023/1795), and standard contractual clauses";

export const registerEn: RegisterWords = {
  processors: {
    cloudflare: {
      purpose: "Hosting, database and pictures (kept in the EU), delivering pages, protection against abuse",
      data: "Everything the shop stores, and technical data, for example, IP addresses",
      transfer: usUnderFramework,
    },
    stripe: {
      purpose: "Payments and refunds, some of which it is responsible for itself",
      data: "Payment details, name, email, address, amount, order number",
      transfer: `Ireland; ${usUnderFramework}`,
    },
    resend: {
      purpose: "Sending emails about orders, replies and the newsletter",
      data: "Email address, the email's content, whether it arrived",
      transfer: usUnderFramework,
    },
    cloudflareMail: {
      purpose: "Sending emails about orders, replies and the newsletter",
      data: "Email address, the email's content",
      transfer: usUnderFramework,
    },
    maps: {
      purpose: "Address suggestions at checkout, requested by our server",
      data: "What you type in the address field; not your name, and not your IP address",
      transfer: `Ireland; ${usUnderFramework}`,
    },
    shipmondo: {
      purpose: "Booking parcels and printing their labels",
      data: "Name, address, email, phone, what the parcel weighs",
      transfer: "Denmark",
    },
  },
  activities: {
    orders: {
      purpose: "Orders, delivery, returns, exchanges and complaints",
      people: "Customers",
      data: "Name, email, address, phone, what was bought, shipped and returned",
      ground: "Our contract with you (b); consumer law (c)",
      recipients:
        "Hosting, the carrier of the parcel, the AI assistant you ordered through (order number, and that it's paid)",
    },
    payments: {
      purpose: "Payments and refunds",
      people: "Customers",
      data: "Amount, payment method, payment number; never card numbers",
      ground: "Our contract with you (b)",
      recipients: "The payment provider, and the company behind your payment method",
    },
    bookkeeping: {
      purpose: "Bookkeeping and VAT",
      people: "Customers",
      data: "Receipts and credit notes: number, date, amounts, VAT, country, name and address",
      ground: "The Accounting Act and the VAT Act (c)",
      recipients: "Hosting; the Swedish Tax Agency on request",
    },
    newsletter: {
      purpose: "Newsletter and offers",
      people: "Subscribers",
      data: "Email; when, where and to which text you agreed",
      ground: "Your consent (a)",
      recipients: "Hosting, email delivery",
    },
    backInStock: {
      purpose: "Back-in-stock emails",
      people: "People who asked for one",
      data: "Email, product, color and size; when you asked, confirmed and were emailed",
      ground: "Your request, which you confirm: steps before a contract (b)",
      recipients: "Hosting, email delivery",
    },
    replies: {
      purpose: "Replies to messages and data requests",
      people: "Everyone who writes to us",
      data: "Name, email, message",
      ground: "Our legitimate interest in replying (f); the GDPR (c)",
      recipients: "Hosting, email delivery",
    },
    reviews: {
      purpose: "Reviews",
      people: "Reviewers",
      data: "First name, town, rating, text, pictures; email address, which is never shown",
      ground: "Our legitimate interest in honest reviews (f)",
      recipients: "Hosting; everyone who reads the review",
    },
    visits: {
      purpose: "Counting visits",
      people: "Visitors",
      data: "For a moment: country, kind of referring site, campaign link, browser type. Only daily totals are kept",
      ground: "Our legitimate interest in knowing how the shop is used (f)",
      recipients: "Hosting",
    },
    measuring: {
      purpose: "Measuring how fast pages are and how far checkouts get",
      people: "Visitors who allow it",
      data: "Kind of page, four measurements, phone or desktop, country, steps of the checkout; no ID, added to totals right away",
      ground: "Your consent (a)",
      recipients: "Hosting",
    },
    security: {
      purpose: "Security and protection against abuse",
      people: "Visitors, staff",
      data: "IP address for a moment, staff sign-ins",
      ground: "Our legitimate interest in a safe shop (f)",
      recipients: "Hosting",
    },
    notifications: {
      purpose: "Notifying staff of new orders",
      people: "Staff who turned it on",
      data: "The address of their browser at its push service, and the keys for messages to it",
      ground: "Our legitimate interest in quick shipping (f), for as long as they leave it on",
      recipients:
        "Hosting; the browser's push service (Google, Mozilla, Microsoft or Apple), which cannot read the messages",
    },
  },
};
