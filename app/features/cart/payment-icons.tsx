const ways = ["Visa", "Mastercard", "Amex", "Klarna", "Swish", "Apple Pay", "Google Pay", "PayPal"];

/** The ways to pay, by name: the marks themselves belong to others. */
export function PaymentIcons() {
  return (
    <ul aria-label="Accepted payment methods" className="flex flex-wrap gap-1.5">
      {ways.map((way) => (
        <li
          key={way}
          className="inline-flex min-h-7 items-center border border-line bg-white px-2 text-[0.6875rem] font-semibold text-muted"
        >
          {way}
        </li>
      ))}
    </ul>
  );
}
