const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";

/** An unguessable id of 24 letters and digits (124 bits), with an optional prefix: `ord_…`. Works in Worker and browser. */
export function newId(prefix = ""): string {
  let id = "";
  while (id.length < 24) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // 252 is the largest multiple of 36 in a byte: dropping the rest keeps every character equally likely.
      if (byte < 252 && id.length < 24) id += alphabet[byte % 36];
    }
  }
  return prefix ? `${prefix}_${id}` : id;
}

/** An order number: `PM-` and 8 digits (decisions.md). The database keeps it unique. */
export function newOrderNumber(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `PM-${String(random % 100_000_000).padStart(8, "0")}`;
}

/** The number of a notice of withdrawal: `WD-` and 8 digits. The database keeps it unique. */
export function newWithdrawalNumber(): string {
  return newOrderNumber().replace("PM-", "WD-");
}

/** The number of a complaint: `CP-` and 8 digits. The database keeps it unique. */
export function newComplaintNumber(): string {
  return newOrderNumber().replace("PM-", "CP-");
}
