import { customType, integer, text } from "drizzle-orm/sqlite-core";

import { locales } from "../../shared/language/languages.ts";

/** A time, stored and read as ISO 8601 UTC text. */
export const isoTime = (name: string) => text(name);

/** A time, stored as ISO 8601 UTC text but read as a Date, for libraries that need one. */
export const isoDate = customType<{ data: Date; driverData: string }>({
  dataType: () => "text",
  toDriver: (date) => date.toISOString(),
  fromDriver: (iso) => new Date(iso),
});

/** An amount of money in öre. */
export const ore = (name: string) => integer(name);

/** The locale of the pages that whoever caused the row reads. */
export const locale = () => text("locale", { enum: locales }).notNull().default("en");

/** A boolean, stored as 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A JSON document of type `T`, validated before it is written. */
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
