import * as z from "zod/mini";

import { fibres } from "#app/shared/fibres.ts";

import { compositionProblem, type ProductPart, productParts } from "./composition.ts";
import { productName, productText } from "./product-text.ts";
import { warningKindNames } from "./warning-kinds.texts.ts";

/** What a warning is about, and what staff call it. */
export const warningKinds = warningKindNames("en");
export type WarningKind = keyof typeof warningKinds;

/** A commercial guarantee lasts at least as long as the law's: 3 years (konsumentköplagen 4:14). */
const guaranteeYears = { least: 3, most: 50 } as const;

const operatorId = z._default(z.nullable(z.string().check(z.maxLength(80))), null);
const text = (max: number, message: string) => productText(max).check(z.minLength(1, message));
const keysOf = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as [Key, ...Key[]];

/** The fields of a product that the law wants said before it is offered. */
export const complianceFields = {
  /** Whether it is a textile product; null while nobody said. */
  textile: z._default(z.nullable(z.boolean()), null),
  animalParts: z._default(z.boolean(), false),
  components: z._default(
    z
      .array(
        z.object({
          part: z.enum(keysOf<ProductPart>(productParts)),
          fibre: z.enum(fibres, "Choose a fiber by its name in Annex I of Reg. (EU) 1007/2011"),
          percent: z.int("Enter a whole percentage").check(z.gte(1, "At least 1%"), z.lte(100, "At most 100%")),
        }),
      )
      .check(z.maxLength(60)),
    [],
  ),
  manufacturerId: operatorId,
  responsiblePersonId: operatorId,
  modelNumber: z._default(z.nullable(productName(80)), null),
  /** Staff found that it needs no warning. */
  noWarnings: z._default(z.boolean(), false),
  warnings: z._default(
    z
      .array(z.object({ kind: z.enum(keysOf<WarningKind>(warningKinds)), text: text(500, "Enter the warning") }))
      .check(z.maxLength(20)),
    [],
  ),
  guarantee: z._default(
    z.nullable(
      z.object({
        years: z
          .int("Enter whole years")
          .check(
            z.gte(guaranteeYears.least, `A guarantee must cover at least ${guaranteeYears.least} years`),
            z.lte(guaranteeYears.most),
          ),
        guarantorId: text(80, "Choose a guarantor"),
        conditions: text(2_000, "Enter what the guarantee covers and how to claim it"),
      }),
    ),
    null,
  ),
};
const complianceSchema = z.object(complianceFields);
export type ComplianceFields = z.output<typeof complianceSchema>;

/** What a product says that nobody has filled in yet. */
export const emptyCompliance: ComplianceFields = complianceSchema.parse({});

/** Where these fields contradict each other, by the field; whatever the product's state. */
export function complianceProblems(fields: ComplianceFields): { field: keyof ComplianceFields; message: string }[] {
  const composition = compositionProblem(fields.components);
  return [
    ...(composition === null ? [] : [{ field: "components" as const, message: composition }]),
    ...(fields.noWarnings && fields.warnings.length > 0
      ? [{ field: "noWarnings" as const, message: "It has warnings: uncheck 'No warnings needed'" }]
      : []),
  ];
}
