import { z } from "zod";

/** A whole number in an address. Only digits are one: what JavaScript turns into a number without a word is refused. */
export function queryNumber(min: number, max: number) {
  return z.preprocess(
    (text) => (typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : text),
    z.int().min(min).max(max),
  );
}

/** A parameter that may stand several times in an address. */
export function queryList<S extends z.ZodType>(value: S) {
  return z.preprocess(
    (given) => (typeof given === "string" ? [given] : given),
    z.array(value).max(20).optional(),
  ) as z.ZodType<z.output<S>[] | undefined, z.input<S>[] | undefined>;
}

/** Which page of a numbered list: `after` is the `next` of the page before it. */
export const afterPage = z
  .string()
  .regex(/^p[1-9]\d{0,2}$/, "Send the `next` of the page before")
  .transform((text) => Number(text.slice(1)) + 1)
  .optional();

/** Where the page after this one begins; null on the last one. */
export function nextPage(page: number, pages: number): string | null {
  return page < pages ? `p${page}` : null;
}

/** The parameters of an address: text, or a list where one stands several times. */
export function queryOf(request: Request): Record<string, unknown> {
  const { searchParams } = new URL(request.url);
  const names = [...new Set(searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
