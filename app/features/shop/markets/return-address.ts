/** Where a market's goods are sent back to, in one line, of the lines that staff typed; null where the shop's own address is meant. */
export function returnAddressLine(lines: string | null | undefined): string | null {
  return lines ? lines.replaceAll("\n", ", ") : null;
}
