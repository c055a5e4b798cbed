import { z } from "zod";

/** Products that one trial may name. */
const maxLines = 10;

/** `2 Pulse Core Tee` or `2 × Pulse Core Tee`; without a number it is one. */
const productLine = z.string().transform((line) => {
  const match = /^(?:(\d{1,3})\s*[x×]?\s+)?(.+)$/i.exec(line.trim());
  return { quantity: Math.max(1, Number(match?.[1] ?? 1)), name: (match?.[2] ?? "").slice(0, 100) };
});

/** The cart that a code is tried against: kronor, products by name (one a line), and whose customer's uses count. */
export const trialSchema = z.object({
  amount: z.union([
    z.literal("").transform(() => null),
    z
      .string()
      .trim()
      .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/)
      .transform((text) => Number(text.replace(",", "."))),
  ]),
  products: z
    .string()
    .max(2_000)
    .transform((text) => text.split("\n").filter((line) => line.trim() !== ""))
    .pipe(z.array(productLine).max(maxLines)),
  email: z.string().trim().toLowerCase().max(200).default(""),
});
export type TrialForm = z.output<typeof trialSchema>;
