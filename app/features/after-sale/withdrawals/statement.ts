/** What a notice declares, as its confirmation step shows it and its receipt repeats it. */
export interface Declared {
  name: string;
  reference: string;
  /** The items as they were typed; empty for the whole order, or where lines name them. */
  items: string;
  lines: readonly { name: string; color: string; size: string; quantity: number }[];
}

/** The declaration in words: after the model form of the law (2005:59, 2:10). */
export function statementText({ name, reference, items, lines }: Declared): string {
  const named = lines.map((line) => `${line.quantity} × ${line.name} (${line.color}, ${line.size})`);
  const what = named.length > 0 ? named.join("; ") : items || "the whole order";
  return `I, ${name}, withdraw from the contract of order ${reference} for: ${what}.`;
}
