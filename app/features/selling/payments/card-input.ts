/** The card's fields. They exist only in the form's state: never stored, never sent to our server. */
export interface CardFields {
  cardNumber: string;
  cardExpiry: string;
  cardCvc: string;
}

/** A field's text and the position of its caret. */
export interface FormattedInput {
  value: string;
  caret: number;
}

const onlyDigits = (text: string) => text.replace(/\D/g, "");

/** A card number in the groups printed on cards: 4-4-4-4, for American Express 4-6-5. */
export function formatCardNumber(typed: string): string {
  const digits = onlyDigits(typed).slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  const parts = groups ? (groups.exec(digits)?.slice(1).filter(Boolean) ?? []) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.join(" ");
}

/**
 * An expiry date as MM/YY while it is typed: '1228', '12 28', '12-28' and '12/2028' become '12/28', a first '5' becomes
 * '05/'. The slash comes with the year, so that it can be deleted.
 */
export function formatExpiry(typed: string): string {
  const [, first = "", separator = "", rest = ""] = /^\D*(\d*)([^\d]*)(.*)$/.exec(typed) ?? [];
  const month = first.length === 1 && (separator !== "" || Number(first) > 1) ? `0${first}` : first;
  const digits = month + onlyDigits(rest);
  const year = digits.slice(2);
  if (year === "") return separator !== "" && digits.length === 2 ? `${digits}/` : digits;
  const short = /^20\d\d/.test(year) ? year.slice(2, 4) : year.slice(0, year.startsWith("20") ? 3 : 2);
  return `${digits.slice(0, 2)}/${short}`;
}

/** A security code: three or four digits. */
export function formatCvc(typed: string): string {
  return onlyDigits(typed).slice(0, 4);
}

/** A field after an edit: its text formatted, and the caret after the same digit as before. */
export function reformat(typed: string, caret: number, format: (typed: string) => string): FormattedInput {
  const value = format(typed);
  if (caret >= typed.length) return { value, caret: value.length };
  const digitsBefore = onlyDigits(typed.slice(0, caret)).length;
  let seen = 0;
  let place = 0;
  while (place < value.length && seen < digitsBefore) if (/\d/.test(value.charAt(place++))) seen++;
  return { value, caret: place };
}

/** Month (1 to 12) and full year of an expiry date; null when it is not valid. */
export function parseExpiry(typed: string): { month: number; year: number } | null {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(formatExpiry(typed)) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: 2000 + Number(year) };
}
