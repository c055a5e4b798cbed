import { PaymentMark } from "#app/features/payments/payment-mark.tsx";

const ways = [
  { method: "card", name: "Visa, Mastercard, Amex" },
  { method: "klarna-pay-later", name: "Klarna" },
  { method: "swish", name: "Swish" },
  { method: "apple-pay", name: "Apple Pay" },
  { method: "google-pay", name: "Google Pay" },
  { method: "paypal", name: "PayPal" },
];

/** The ways to pay, each with a mark of our own. */
export function PaymentIcons() {
  return (
    <ul aria-label="Accepted payment methods" className="grid grid-cols-2 gap-x-4 gap-y-2.5">
      {ways.map(({ method, name }) => (
        <li key={method} className="flex items-center gap-2.5 text-sm leading-5 first:col-span-2">
          <PaymentMark method={method} />
          {name}
        </li>
      ))}
    </ul>
  );
}
