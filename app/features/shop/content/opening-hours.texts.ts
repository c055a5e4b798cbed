import { localised } from "#app/shared/language/localised.ts";

export const openingHoursTexts = localised({
  weekdays: { en: "Mon-Fri", sv: "Mån–fre", nb: "Man–fre", da: "Man–fre", fi: "Ma–pe" },
  saturday: { en: "Sat", sv: "Lör", nb: "Lør", da: "Lør", fi: "La" },
  sunday: { en: "Sun", sv: "Sön", nb: "Søn", da: "Søn", fi: "Su" },
  closed: { en: "Closed", sv: "Stängt", nb: "Stengt", da: "Lukket", fi: "Suljettu" },
});
