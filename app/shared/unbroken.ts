const joiner = "\u2060";
const space = "\u00A0";

/** A text of one line, kept on it: it breaks neither at its spaces nor after its dashes. */
export function unbroken(text: string): string {
  return text.replaceAll(" ", space).replaceAll(/[-–](?!\u2060)/g, (dash) => dash + joiner);
}

/** What a reader takes as one word: `09:00-18:00`, `Mon-Fri`, `+46 70 174 06 05`. */
const ranges = /\d[\d:.]*[-–]\d[\d:.]*|(?<!\p{L})\p{L}{2,3}[-–]\p{L}{2,3}(?!\p{L})|\+?\d[\d()-]*(?: [\d()-]+){2,}/gu;

/** A running text, whose times, days and phone numbers stay in one piece. */
export function withWholeNumbers(text: string): string {
  return text.replaceAll(ranges, unbroken);
}
