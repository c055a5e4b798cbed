import { z } from "zod";

/** A Swedish VAT number: `SE` and twelve digits (E-commerce Act 2002:562, 8 §); empty for a company that has none. */
export const vatNumber = z
  .string()
  .trim()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^(SE\d{12})?$/, "A VAT number is SE and twelve digits, such as SE556000000001."));

/** An identity that was stored before it had a VAT number, with the one that follows from its organization number. */
export function withVatNumber(content: unknown): unknown {
  if (typeof content !== "object" || content === null || "vatNumber" in content) return content;
  const { organizationNumber = "556000-0000" } = content as { organizationNumber?: unknown };
  const digits = String(organizationNumber).replaceAll(/\D/g, "");
  return { ...content, vatNumber: digits.length === 10 ? `SE${digits}01` : "" };
}
