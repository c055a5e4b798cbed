import { PaymentMark } from "#app/features/selling/payments/payment-mark.tsx";
import { paymentMethods } from "#app/shared/payment-methods.ts";

/** One method for each brand: its first. */
const shown = paymentMethods.filter(
  (method, index) => paymentMethods.findIndex(({ brand }) => brand === method.brand) === index,
);

/** The accepted payment methods, with icons. */
export function PaymentIcons() {
  return (
    <ul aria-label="Accepted payment methods" className="grid grid-cols-2 gap-x-4 gap-y-2.5">
      {shown.map(({ id, brand, detail }) => (
        <li key={id} className="flex items-center gap-2.5 text-sm leading-5 first:col-span-2">
          <PaymentMark method={id} />
          {id === "card" ? detail : brand}
        </li>
      ))}
    </ul>
  );
}
