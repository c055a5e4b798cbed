/** Files of another shop that nothing here can be made of, by columns that only they have, and what staff are told. */
const refusedFiles: readonly { columns: readonly string[]; reason: string }[] = [
  {
    columns: ["initial balance", "current balance"],
    reason:
      "This is a list of gift cards. This shop doesn't have gift cards, so their balances can't come in. Refund them, or ask the other shop to honor them.",
  },
  {
    columns: ["financial status", "lineitem name"],
    reason: "This is a list of orders. Orders of another shop can't come in. Keep the file for your bookkeeping.",
  },
  {
    columns: ["rating", "body", "product_handle"],
    reason: "This is a list of reviews. Choose Reviews above, and send it there.",
  },
  {
    columns: ["value type", "discount class"],
    reason: "This is a list of discount codes. Choose Discounts above, and send it there.",
  },
];

/** Why a file with these columns is refused whatever it was sent as; null for any other. */
export function refusalOf(columns: readonly string[]): string | null {
  const given = new Set(columns.map((column) => column.toLowerCase()));
  return refusedFiles.find((file) => file.columns.every((column) => given.has(column)))?.reason ?? null;
}
