/** The CHECK's name or UNIQUE column that a write violated, such as `product_variants_quantity`; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const match = /(?:CHECK|UNIQUE) constraint failed: ([\w.]+)/.exec(e.message);
    if (match) return match[1] ?? null;
  }
  return null;
}
