/** A row of the table of parcels. */
interface Row {
  orderId: string;
  orderNumber: string;
}

/**
 * What a pasted column of tracking IDs fills in, by order: one line a row from the row `from` on; a line that names an order in another
 * column is of that order. Null for what is no column: it is pasted as it is.
 */
export function pastedTracking(text: string, rows: readonly Row[], from: number): Map<string, string> | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2 && !text.includes("\t")) return null;
  const filled = new Map<string, string>();
  let next = from;
  for (const line of lines) {
    const cells = line.split(/[\t;]/).map((cell) => cell.trim());
    const named = rows.find(({ orderNumber }) => cells.includes(orderNumber));
    const number = cells.find((cell) => cell !== "" && cell !== named?.orderNumber) ?? "";
    const row = named ?? rows[next++];
    if (row && number !== "") filled.set(row.orderId, number);
  }
  return filled;
}
