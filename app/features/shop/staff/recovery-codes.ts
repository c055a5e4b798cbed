/** Recovery codes a staff member has at a time. */
const recoveryCodeCount = 10;

/** No letters that look like another or like a digit: codes are copied from paper. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;

/** New recovery codes, 49 random bits each, as they are shown: `k7mq2-9xw4p`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = randomLetters(codeLength);
    return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
  });
}

/** A recovery code as it is stored, however it was typed: without its dash, in capitals, with spaces. */
export function normalizeRecoveryCode(typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

function randomLetters(length: number): string {
  let letters = "";
  while (letters.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 248 is the largest multiple of 31 in a byte: dropping the rest keeps every letter equally likely.
      if (byte < 248 && letters.length < length) letters += alphabet[byte % alphabet.length];
    }
  }
  return letters;
}
