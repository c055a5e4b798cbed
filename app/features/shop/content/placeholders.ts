/** What staff may write in a text for a value that is set elsewhere, and what each stands for. */
export const placeholders = {
  siteName: "the site's name",
  tagline: "the tagline",
  companyName: "the company",
  organizationNumber: "its organization number",
  vatNumber: "its VAT number",
  email: "the support email",
  phone: "the phone number",
  address: "the street address",
  openingHours: "the opening hours",
  freeShipping: "where free shipping begins",
  standardShipping: "the price of standard delivery",
  expressShipping: "the price of express delivery",
  returnDays: "days to return",
  welcomeCode: "the welcome code",
  vatRate: "the VAT rate",
  paymentBrands: "the first three ways to pay",
} as const;
export type Placeholder = keyof typeof placeholders;

const written = /\{([A-Za-z]\w*)\}/g;

/** The first placeholder of a text that the shop does not know; null when it knows all. */
export function unknownPlaceholder(text: string): string | null {
  return (
    [...text.matchAll(written)].map(([, name]) => name ?? "").find((name) => !Object.hasOwn(placeholders, name)) ?? null
  );
}

/** The same content with every placeholder of its texts replaced by its value. */
export function fillPlaceholders<T>(content: T, values: Record<Placeholder, string>): T {
  if (typeof content === "string") {
    const filled = content.replace(written, (all, name: string) =>
      Object.hasOwn(values, name) ? values[name as Placeholder] : all,
    );
    return filled as T;
  }
  if (Array.isArray(content)) return content.map((part: unknown) => fillPlaceholders(part, values)) as T;
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, fillPlaceholders<unknown>(part, values)]),
  ) as T;
}
