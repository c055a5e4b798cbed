import { z } from "zod";

import type { Shop } from "#app/platform/env/context.ts";

import type { Collection } from "../access.ts";
import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { invalid, invalidInput, type PlainRefusal, refusal, refuse, type Refused } from "../refusals.ts";
import { recordFilter, type RecordFilter } from "./record-input.ts";

type Issues = Pick<z.core.$ZodError, "issues">;

/** Which record staff change, from which version (null for the newest), and the fields that are to change. */
export interface Edit extends RecordFilter {
  /** The staff member's username. */
  actor: string;
  fields: Record<string, unknown>;
}

export type EditResult =
  | { kind: "saved"; record: object }
  /** It is no longer in the version that the change was made from. Nothing was written. */
  | { kind: "conflict"; current: object }
  | { kind: "unknown" }
  /** The paths begin with the names of fields as the API has them. */
  | { kind: "invalid"; problems: Issues }
  | { kind: "refused"; answer: Refused<PlainRefusal> };

/** A collection whose records staff change by field. */
export interface Editable {
  collection: Collection;
  /** What one record is called in the documentation: "product". */
  noun: string;
  /** A record as it is answered. */
  record: z.ZodObject;
  /** The fields that can be set, each optional, and others refused. */
  fields: z.ZodObject;
  /** What a field that can be cleared is then. */
  cleared: Readonly<Record<string, unknown>>;
  /** How a record is named, if not by its id alone. */
  filter?: z.ZodType<RecordFilter>;
  unknown: PlainRefusal;
  /** The refusals of `edit`. */
  refusals?: readonly PlainRefusal[];
  edit: (shop: Shop, edit: Edit) => Promise<EditResult>;
  examples: { filter: object; update: object; field: string; value: unknown; clear: string };
}

/** The refusal of a change that was made from an older version: it has the record as it is. */
export function conflictOf<R extends z.core.$ZodObject>(record: R) {
  const text = "It was changed meanwhile. Nothing was saved.";
  return refusal(409, "conflict", text, { data: z.array(record) });
}

/** `--update`, `--update-field` and `--delete-field` of a collection: three ways to name the fields of one edit. */
export function editCommands(editable: Editable): DatabaseCommand[] {
  const { collection, noun, record, fields, cleared, unknown, refusals = [], edit, examples } = editable;
  const { filter: filterSchema = recordFilter } = editable;
  const { filter } = examples;
  const conflict = conflictOf(record);
  const shared = {
    collection,
    limit: "staff",
    responses: { 200: z.object({ data: z.array(record) }) },
    refusals: [unknown, conflict, invalidInput, ...refusals],
  } as const;
  const names = Object.keys(fields.shape) as [string, ...string[]];
  const clearable = Object.keys(cleared) as [string, ...string[]];
  const version = "With `updatedAt` in the filter, a record that was changed since is answered with 409.";

  const save = async (shop: Shop, change: Edit, placeOf: (path: PropertyKey[]) => PropertyKey[]) => {
    const result = await edit(shop, change);
    if (result.kind === "saved") return { status: 200 as const, body: { data: [{ ...result.record }] } };
    if (result.kind === "conflict") return refuse(conflict, { data: [{ ...result.current }] });
    if (result.kind === "unknown") return refuse(unknown);
    return result.kind === "refused" ? result.answer : invalid(placed(result.problems, placeOf));
  };
  /** One field's value: its problems are told of `value`, and those of others by their names. */
  const ofField = (field: string) => (path: PropertyKey[]) => (path[0] === field ? ["value", ...path.slice(1)] : path);

  return [
    createCommand(
      {
        ...shared,
        command: "--update",
        summary: `Changes the named fields of a ${noun}, and no others. ${version}`,
        input: z.strictObject({
          filter: filterSchema,
          update: fields.refine((sent) => Object.keys(sent).length > 0, "Name a field that is to change"),
        }),
        example: { filter, update: examples.update },
      },
      async ({ filter: wanted, update }, { shop, principal }) =>
        save(shop, { ...wanted, actor: await actorOf(principal), fields: given(update) }, (path) => [
          "update",
          ...path,
        ]),
    ),
    createCommand(
      {
        ...shared,
        command: "--update-field",
        summary: `Sets one field of a ${noun}. ${version}`,
        input: z.strictObject({ filter: filterSchema, field: z.enum(names), value: z.unknown() }),
        example: { filter, field: examples.field, value: examples.value },
      },
      async ({ filter: wanted, field, value }, { shop, principal }) => {
        const parsed = fields.safeParse({ [field]: value });
        if (!parsed.success) return invalid(placed(parsed.error, ofField(field)));
        if (value === undefined) return invalid({ issues: [missingValue] });
        return save(shop, { ...wanted, actor: await actorOf(principal), fields: given(parsed.data) }, ofField(field));
      },
    ),
    createCommand(
      {
        ...shared,
        command: "--delete-field",
        summary: `Clears one field of a ${noun} that may be empty. ${version}`,
        input: z.strictObject({ filter: filterSchema, field: z.enum(clearable) }),
        example: { filter, field: examples.clear },
      },
      async ({ filter: wanted, field }, { shop, principal }) => {
        const change = { ...wanted, actor: await actorOf(principal), fields: { [field]: cleared[field] } };
        return save(shop, change, (path) => (path[0] === field ? ["field"] : path));
      },
    ),
  ];
}

const missingValue: z.core.$ZodIssue = {
  code: "custom",
  path: ["value"],
  message: "Say what it is to be",
  input: undefined,
};

/** The fields that were sent: one that is left out is no field to change. */
function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function placed({ issues }: Issues, placeOf: (path: PropertyKey[]) => PropertyKey[]): Issues {
  return { issues: issues.map((issue) => ({ ...issue, path: placeOf(issue.path) })) };
}
