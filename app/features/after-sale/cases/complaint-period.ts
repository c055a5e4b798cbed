import { complaintYears } from "#app/features/shop/content/withdrawal-terms.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";
import { isWorkingDay } from "#app/shared/public-holidays.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

/** Days in which we promise to answer a complaint. */
const answerDays = 14;

/**
 * The last moment in which the law lets a fault be told, ISO: three years from delivery (Consumer Sales Act, 2022:260, 4:14), on a
 * working day (1930:173, 2 §). Null while nothing was delivered, for then it is open.
 */
export function faultsUntil(deliveredAt: string | null): string | null {
  if (deliveredAt === null) return null;
  const day = stockholmDay(new Date(deliveredAt));
  // 29 February becomes 1 March, in the buyer's favor.
  const last = new Date(`${Number(day.slice(0, 4)) + complaintYears}${day.slice(4)}T12:00:00Z`)
    .toISOString()
    .slice(0, 10);
  return endOfDay(workingDayFrom(last));
}

/** Until when we promise to answer what came in at an ISO time: the end of the fourteenth day after it. */
export function answerDueAt(receivedAt: string): string {
  return endOfDay(addToDay(stockholmDay(new Date(receivedAt)), answerDays));
}

function workingDayFrom(day: string): string {
  return isWorkingDay(day, "SE") ? day : workingDayFrom(addToDay(day, 1));
}

/** The last millisecond of a Swedish day, ISO. */
function endOfDay(day: string): string {
  const next = fromSwedishField(`${addToDay(day, 1)}T00:00`) ?? `${day}T23:00:00.000Z`;
  return new Date(Date.parse(next) - 1).toISOString();
}
