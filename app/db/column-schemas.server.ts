import type { Column } from "drizzle-orm";
import { z } from "zod";

type ColumnSchemas<C extends Record<string, Column>> = {
  [N in keyof C]: z.ZodType<C[N]["_"]["notNull"] extends true ? C[N]["_"]["data"] : C[N]["_"]["data"] | null>;
};

/** The zod schemas of columns, for API documentation. JSON columns are `unknown`: override them where the type is known. */
export function columnSchemas<C extends Record<string, Column>>(columns: C): ColumnSchemas<C> {
  const schemas = Object.entries(columns).map(([name, column]) => {
    const schema = schemaOf(column);
    return [name, column.notNull ? schema : schema.nullable()];
  });
  return Object.fromEntries(schemas) as ColumnSchemas<C>;
}

function schemaOf({ dataType, enumValues }: Column): z.ZodType {
  if (enumValues && enumValues.length > 0) return z.enum(enumValues);
  if (dataType === "boolean") return z.boolean();
  if (dataType === "number") return z.number();
  return dataType === "string" ? z.string() : z.unknown();
}
