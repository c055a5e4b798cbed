import * as z from "zod/mini";

/** What is wrong with each field of a form, by its name: the first problem of each, as a sentence. Empty for a form without problems. */
export function fieldErrors(schema: z.core.$ZodType, fields: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, fields);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0] ?? "")] ??= sentence(message);
  return errors;
}

/** A schema may be the API's too, which joins its messages: they have no full stop there. */
const sentence = (message: string) => (message.endsWith(".") ? message : `${message}.`);
