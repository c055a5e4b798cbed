import { paymentMethods } from "#app/shared/payment-methods.ts";

/* Our own line drawings, one for each kind of payment, because the companies' logos are trademarks. */
const drawings = {
  card: "M4 8h24v16H4V8Zm0 5h24M8 20h6",
  bank: "M5 13 16 7l11 6H5Zm3 3v6m5.3-6v6m5.4-6v6M24 16v6M5 25h22",
  calendar: "M6 9h20v16H6V9Zm0 5h20M11 6v5m10-5v5m-8 9 2.5 2.5L20 17.5",
  parts: "M16 6a10 10 0 1 0 10 10H16V6Zm4-1v7h7a7 7 0 0 0-7-7Z",
  phone: "M10 5h12v22H10V5Zm3 10.5 2.3 2.3 4-4.3M14.5 24h3",
  contactless: "M7 8h9v16H7V8Zm3 13h3m7-9.5a7 7 0 0 1 0 9m3.5-12a11.5 11.5 0 0 1 0 15",
  swap: "M6 12h18m-5-5 5 5-5 5M26 21H8m5-5-5 5 5 5",
  wallet: "M5 10h20v14H5V10Zm0 0 15-4v4m-1 5h8v5h-8v-5Z",
} satisfies Record<(typeof paymentMethods)[number]["mark"], string>;

const markOf = (id: string) => paymentMethods.find((method) => method.id === id)?.mark ?? "card";

/** The icon of a payment method, by its id. Decorative: its name is shown beside it. */
export function PaymentMark({ method, className = "h-8 w-10" }: { method: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center border border-line-strong bg-paper text-ink ${className}`}
    >
      <svg viewBox="0 0 32 32" className="line-icon size-6">
        <path d={drawings[markOf(method)]} />
      </svg>
    </span>
  );
}
