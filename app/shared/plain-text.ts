/* Cleans text from unknown visitors, because it may end up in an e-mail, on a page or in the admin. */

/** Invisible characters that can split a header, hide text or turn its direction around. Joiners stay: scripts need them. */
const invisible =
  "[\\p{Cc}\\u00AD\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB\\p{Cs}]";
const inLine = new RegExp(`${invisible}+`, "gu");
const inText = new RegExp(`(?!\\n)${invisible}+`, "gu");

/** Endings that mail programs turn into links, and any word behind which a path begins. */
const link =
  /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|shop|store|io|ai|app|dev|xyz|top|site|online|club|link|click|live|pro|vip|win|bet|me|co|cc|ly|gg|tk|eu|se|no|dk|fi|is|de|uk|nl|fr|it|es|pl|ru|cn|us)(?![\p{L}\p{N}])|[\p{L}\p{N}-]\.\p{L}{2,}\//iu;

/** One line: invisible characters become spaces, runs of spaces one space, and both ends are trimmed. */
export function cleanLine(text: string): string {
  return text.normalize("NFC").replace(inLine, " ").replace(/\s+/gu, " ").trim();
}

/** A text of several lines, trimmed, with nothing invisible but line ends and tabs turned to spaces. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(/\r\n?/g, "\n").replace(inText, " ").trim();
}

/** Whether a mail program would turn part of the text into a link. Names and addresses must not contain one. */
export function hasLink(text: string): boolean {
  return link.test(text.normalize("NFKC").replace(/[。｡]/gu, "."));
}
