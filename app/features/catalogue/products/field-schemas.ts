import * as z from "zod/mini";

import {
  chosenOf,
  type FieldKind,
  type FieldOf,
  forEachField,
  initialValue,
  type ProductField,
} from "./field-kinds.ts";
import {
  type FieldValue,
  rowFieldEntries,
  type rowFields,
  textFieldEntries,
  type textFields,
} from "./product-fields.ts";
import { productMeasures, productName, productText } from "./product-text.ts";

const idsOf = (among: FieldOf<"choice" | "choices">["among"]) => among.map(({ id }) => id);

/** What a field of each kind may hold. */
const schemas: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodMiniType } = {
  line: ({ max, required }) =>
    required === undefined ? productName(max) : productName(max).check(z.minLength(1, required)),
  "optional-line": ({ max }) => z.nullable(productName(max)),
  code: ({ pattern, max, refusal }) => z.nullable(productName(max).check(z.regex(pattern, refusal))),
  text: ({ max }) => productText(max),
  paragraphs: ({ max }) => productText(max),
  note: () => z.nullable(productText(5_000)),
  lines: () => z.array(productText(2_000)).check(z.maxLength(50)),
  words: () => z.array(productName(60).check(z.minLength(1))).check(z.maxLength(50)),
  flag: () => z.boolean(),
  number: ({ min, max }) =>
    z.nullable(z.int("Whole numbers only").check(z.gte(min, `No less than ${min}`), z.lte(max, `No more than ${max}`))),
  choice: ({ among, refusal, initial }) => {
    const one = z.enum(idsOf(among), refusal);
    return initial === undefined ? z.nullable(one) : one;
  },
  choices: ({ among, refusal }) =>
    z.pipe(
      z.array(z.enum(idsOf(among), refusal)),
      z.transform((ids: string[]) => chosenOf(among, ids)),
    ),
  measures: () => z.nullable(z.object({ cm: productMeasures, inches: productMeasures })),
};

/** The schema of a field: left out, it is as a new product has it, unless one must be given. */
function fieldSchema(field: ProductField): z.ZodMiniType {
  const schema = schemas[field.kind](field as never);
  const isGiven = "required" in field && field.initial === undefined;
  return isGiven ? schema : z._default(schema, structuredClone(initialValue(field)));
}

type Schemas<Fields extends Readonly<Record<string, ProductField>>> = {
  [Name in keyof Fields]: z.ZodMiniType<FieldValue<Fields[Name]>>;
};
export const rowFieldSchemas = forEachField(rowFieldEntries, fieldSchema) as Schemas<typeof rowFields>;
export const textFieldSchemas = forEachField(textFieldEntries, fieldSchema) as Schemas<typeof textFields>;
