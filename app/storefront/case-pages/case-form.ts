import { formId as formIdSchema } from "#app/features/after-sale/cases/schemas.ts";

import { caseErrors } from "./case-errors.texts.ts";

type Fields = Readonly<Record<string, string>>;

/** The id of a form as it was sent: a form that is sent again is the same case. Null for none that we made. */
export function sentFormId({ formId }: Fields): string | null {
  return formIdSchema.safeParse(formId).data ?? null;
}

/** What was typed in the fields of a form; empty where nothing was. */
export function typedValues<Name extends string>(names: readonly Name[], fields: Fields) {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])) as Record<Name, string>;
}

/** What is wrong with the fields of a form, by a parse of them: an empty one is missing, another one `textOf` describes. */
export function fieldErrors<Name extends string>(
  names: readonly Name[],
  { error }: { error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined },
  fields: Fields,
  textOf: (name: Name, isEmpty: boolean) => string | undefined,
): Partial<Record<Name, string>> {
  const wrong = new Set(error?.issues.map((issue) => issue.path[0]));
  const { missing, tooLong } = caseErrors();
  const errors: Partial<Record<Name, string>> = {};
  for (const name of names) {
    if (!wrong.has(name)) continue;
    const isEmpty = (fields[name] ?? "").trim() === "";
    errors[name] = textOf(name, isEmpty) ?? (isEmpty ? missing : tooLong);
  }
  return errors;
}
