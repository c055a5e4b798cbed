import { customType, integer, text } from "drizzle-orm/sqlite-core";

/** A moment, kept as ISO 8601 UTC text and handed out as text. */
export const isoTime = (name: string) => text(name);

/** A moment, kept as ISO 8601 UTC text but handed out as a Date, for libraries that insist on one. */
export const isoDate = customType<{ data: Date; driverData: string }>({
  dataType: () => "text",
  toDriver: (date) => date.toISOString(),
  fromDriver: (iso) => new Date(iso),
});

/** An amount of money in öre. */
export const ore = (name: string) => integer(name);

/** A yes or no, kept as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A JSON document; what it may hold is `T`, parsed where it enters. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
