/** A sum in kronor as it is typed, with a comma or a point, in öre; 0 for nothing, null for what is no sum. */
export function parseSum(typed: string): number | null {
  const text = typed.trim();
  return /^(?:\d{1,6}(?:[.,]\d{1,2})?)?$/.test(text) ? Math.round(Number(text.replace(",", ".")) * 100) : null;
}
