import { addToDay } from "#app/shared/days.ts";
import { type Day, isWorkingDay } from "#app/shared/public-holidays.ts";

/** Whether parcels are packed and delivered on a day: the warehouse is in Sweden. */
export function isBusinessDay(day: Day): boolean {
  return isWorkingDay(day, "SE");
}

/** The day that is `count` business days from `day`, back when negative. 0 is `day` itself, whatever day it is. */
export function addBusinessDays(day: Day, count: number): Day {
  const step = Math.sign(count);
  let reached = day;
  for (let left = Math.abs(count); left > 0;) {
    reached = addToDay(reached, step);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
