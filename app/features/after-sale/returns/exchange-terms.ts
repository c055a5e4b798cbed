/** Days that a replacement is held in stock for the goods to come back. */
export const holdDays = 21;
/** Days after which the buyer is reminded that their goods are not there yet. */
export const reminderDays = 14;

/** What an exchange is, beside the right of withdrawal: said before it is confirmed. `until` is a date, null while it is open. */
export function exchangeTerms(until: string | null): readonly string[] {
  return [
    `We hold the new one for you for ${holdDays} days from now, and send it as soon as we have the old one. The label and both parcels are free.`,
    "The price you paid stays, also when it is higher now. If it is lower now, you get the difference back.",
    `If we don't have the goods after ${holdDays} days, the exchange ends and you keep what you have. Goods that come after that are refunded.`,
    `An exchange is our offer; your right to withdraw stays${until === null ? " until 14 days after your last parcel is delivered" : ` until ${until}`}. What we send you in exchange has 14 days of its own.`,
  ];
}
