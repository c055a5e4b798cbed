import type { FileKind } from "#app/shared/states.ts";

/** Files of another shop of which nothing can be made where they were sent, by columns that only they have. */
interface KnownFile {
  columns: readonly string[];
  /** What such a file is sent as; missing where nothing here can be made of it. */
  kind?: FileKind;
  /** What staff are told. */
  reason: string;
}

const knownFiles: readonly KnownFile[] = [
  {
    columns: ["initial balance", "current balance"],
    reason:
      "This is a list of gift cards. This shop doesn't have gift cards, so their balances can't come in. Refund them, or ask the other shop to honor them.",
  },
  {
    columns: ["financial status", "lineitem name"],
    kind: "orders",
    reason: "This is a list of orders. Choose Orders above, and send it there.",
  },
  {
    columns: ["rating", "body", "product_handle"],
    kind: "reviews",
    reason: "This is a list of reviews. Choose Reviews above, and send it there.",
  },
  {
    columns: ["value type", "discount class"],
    kind: "discounts",
    reason: "This is a list of discount codes. Choose Discounts above, and send it there.",
  },
];

/** Why a file with these columns is refused as one of a kind, also where it has all that the kind needs; null for any other. */
export function refusalOf(kind: FileKind, columns: readonly string[]): string | null {
  const given = new Set(columns.map((column) => column.toLowerCase()));
  const known = knownFiles.find((file) => file.columns.every((column) => given.has(column)));
  return known === undefined || known.kind === kind ? null : known.reason;
}
