type DateFormat = Pick<Intl.DateTimeFormat, "format" | "formatToParts">;

/** A format that is made when it is first used: a browser's first one takes a slow phone 70 ms, and each page would start with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  let made: Intl.DateTimeFormat | undefined;
  const format = () => (made ??= new Intl.DateTimeFormat(locale, options));
  return { format: (date) => format().format(date), formatToParts: (date) => format().formatToParts(date) };
}
