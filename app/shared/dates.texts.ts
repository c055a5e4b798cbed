import { localised } from "./language/localised.ts";

/**
 * The words of days and times. They are our own, not those of Intl: a browser and the server may have it in different editions, and a page
 * is to read alike in both.
 */
export const dateTexts = localised({
  // In dates: Finnish has them in the partitive.
  months: {
    en: "January February March April May June July August September October November December",
    sv: "januari februari mars april maj juni juli augusti september oktober november december",
    nb: "januar februar mars april mai juni juli august september oktober november desember",
    da: "januar februar marts april maj juni juli august september oktober november december",
    fi: "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  },
  shortMonths: {
    en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    sv: "jan feb mars apr maj juni juli aug sep okt nov dec",
    nb: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
    da: "jan. feb. mar. apr. maj juni juli aug. sep. okt. nov. dec.",
    fi: "1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12.",
  },
  // From Sunday on.
  shortDays: {
    en: "Sun Mon Tue Wed Thu Fri Sat",
    sv: "sön mån tis ons tors fre lör",
    nb: "søn. man. tir. ons. tor. fre. lør.",
    da: "søn. man. tir. ons. tor. fre. lør.",
    fi: "su ma ti ke to pe la",
  },
  date: {
    en: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
    sv: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
    nb: (day: string, month: string, year: string) => `${day}. ${month} ${year}`,
    da: (day: string, month: string, year: string) => `${day}. ${month} ${year}`,
    fi: (day: string, month: string, year: string) => `${day}. ${month} ${year}`,
  },
  shortDate: {
    en: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
    sv: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
    nb: (day: string, month: string, year: string) => `${day}. ${month} ${year}`,
    da: (day: string, month: string, year: string) => `${day}. ${month} ${year}`,
    fi: (day: string, month: string, year: string) => `${day}.${month}${year}`,
  },
  dateTime: {
    en: (date: string, hour: string, minute: string) => `${date}, ${hour}:${minute}`,
    sv: (date: string, hour: string, minute: string) => `${date} kl. ${hour}:${minute}`,
    nb: (date: string, hour: string, minute: string) => `${date} kl. ${hour}.${minute}`,
    da: (date: string, hour: string, minute: string) => `${date} kl. ${hour}.${minute}`,
    fi: (date: string, hour: string, minute: string) => `${date} klo ${hour}.${minute}`,
  },
  exactTime: {
    en: (date: string, time: readonly string[], zone: string) => `${date} at ${time.join(":")} ${zone}`,
    sv: (date: string, time: readonly string[], zone: string) => `${date} kl. ${time.join(":")} ${zone}`,
    nb: (date: string, time: readonly string[], zone: string) => `${date} kl. ${time.join(".")} ${zone}`,
    da: (date: string, time: readonly string[], zone: string) => `${date} kl. ${time.join(".")} ${zone}`,
    fi: (date: string, time: readonly string[], zone: string) => `${date} klo ${time.join(".")} ${zone}`,
  },
});

/** A month or a day of a list of `dateTexts`, by its place from 0. */
export function wordOf(list: "months" | "shortMonths" | "shortDays", place: number): string {
  return dateTexts()[list].split(" ")[place] ?? "";
}
