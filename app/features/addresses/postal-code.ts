import type { ShippingCountry } from "#app/features/shipping/rates.ts";

interface PostalCodeRule {
  /** Matches the code without spaces, hyphens and country prefix. */
  digits: RegExp;
  prefix: RegExp;
  example: string;
  adjective: string;
  count: number;
}

const rules: Record<ShippingCountry, PostalCodeRule> = {
  Sweden: { digits: /^[1-9]\d{4}$/, prefix: /^(SE|S)/, example: "619 30", adjective: "Swedish", count: 5 },
  Norway: { digits: /^\d{4}$/, prefix: /^(NO|N)/, example: "0154", adjective: "Norwegian", count: 4 },
  Denmark: { digits: /^\d{4}$/, prefix: /^(DK)/, example: "2100", adjective: "Danish", count: 4 },
  Finland: { digits: /^\d{5}$/, prefix: /^(FIN|FI)/, example: "00100", adjective: "Finnish", count: 5 },
};

/**
 * A postal code as its country writes it ('619 30' in Sweden, '0154' in Norway); null when it is none. Spaces, hyphens and
 * a leading country code are ignored.
 */
export function normalizePostalCode(typed: string, country: ShippingCountry): string | null {
  const rule = rules[country];
  const digits = typed.toUpperCase().replace(/[\s-]/g, "").replace(rule.prefix, "");
  if (!rule.digits.test(digits)) return null;
  return country === "Sweden" ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}

/** The error message for a postal code that is invalid in the country. */
export function postalCodeAdvice(country: ShippingCountry): string {
  const { adjective, count, example } = rules[country];
  return `${adjective} postal codes have ${count} digits, such as ${example}.`;
}
