import { accountName, type Voucher } from "./bookkeeping.ts";

interface Books {
  company: string;
  /** `556000-0000`; empty where none is set. */
  organizationNumber: string;
  /** What each voucher is called. */
  text: string;
  vouchers: readonly Voucher[];
  now: Date;
}

/**
 * Vouchers as a SIE file of type 4I (SIE format 4B), which Swedish bookkeeping systems import: `\r\n` lines in code page 437, amounts with a
 * decimal point. Source: sie.se, "SIE filformat", edition 4B.
 */
export function sieFile({ company, organizationNumber, text, vouchers, now }: Books): Uint8Array<ArrayBuffer> {
  const used = [...new Set(vouchers.flatMap(({ rows }) => rows.map(({ account }) => account)))].toSorted(
    (a, b) => a - b,
  );
  const lines = [
    "#FLAGGA 0",
    '#PROGRAM "Pulse Mode" 1.0',
    "#FORMAT PC8",
    `#GEN ${compact(now.toISOString())}`,
    "#SIETYP 4",
    ...(organizationNumber === "" ? [] : [`#ORGNR ${organizationNumber}`]),
    `#FNAMN ${quoted(company)}`,
    ...used.map((account) => `#KONTO ${account} ${quoted(accountName(account))}`),
    ...vouchers.flatMap(({ day, currency, rows }) => [
      `#VER "" "" ${compact(day)} ${quoted(currency === "SEK" ? text : `${text}, omräknat från ${currency}`)}`,
      "{",
      ...rows.map(({ account, ore }) => `   #TRANS ${account} {} ${(ore / 100).toFixed(2)}`),
      "}",
    ]),
  ];
  return codePage437(`${lines.join("\r\n")}\r\n`);
}

const compact = (day: string) => day.slice(0, 10).replaceAll("-", "");

/** A text in quotes: those inside it and control characters have no place in one. */
const quoted = (text: string) => `"${text.replace(/["\\\p{Cc}]/gu, " ")}"`;

/** The letters beyond ASCII that Nordic names have, with their bytes in code page 437. */
const bytes: Readonly<Record<string, number>> = {
  Å: 0x8f,
  Ä: 0x8e,
  Ö: 0x99,
  å: 0x86,
  ä: 0x84,
  ö: 0x94,
  É: 0x90,
  é: 0x82,
  Ü: 0x9a,
  ü: 0x81,
  Æ: 0x92,
  æ: 0x91,
};

function codePage437(text: string): Uint8Array<ArrayBuffer> {
  const question = 0x3f;
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? question;
    return code < 0x80 ? code : (bytes[letter] ?? question);
  });
}
