/* Links in a line of text, as staff type them and built-in texts have them: `[label](address)`. */

/** How a link is written: its label, then its address. Has the flag `g`. */
export const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Where a link may lead: a page or section of the shop, a secure page elsewhere, an e-mail address, a number. */
const safeAddress = /^(\/(?![/\\])[^\\]*|#[\w-]+|https:\/\/[^\\]+|mailto:[^\\]+|tel:[+\d]+)$/;

/** Whether a link of a text may lead there. */
export function isSafeAddress(address: string): boolean {
  return safeAddress.test(address);
}

/** A line with the labels of its links alone, for search engines. */
export function withoutLinks(line: string): string {
  return line.replace(linkPattern, "$1");
}
