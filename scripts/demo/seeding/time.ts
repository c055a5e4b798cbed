const day = 24 * 60 * 60 * 1000;

/** The moment so many days before `now`, as ISO text. Fractions of a day are allowed. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}

/** The moment so many hours after another, but never after `now`. */
export function hoursAfter(iso: string, hours: number, now: Date): string {
  return new Date(Math.min(now.getTime(), new Date(iso).getTime() + hours * 60 * 60 * 1000)).toISOString();
}
