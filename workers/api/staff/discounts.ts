import { z } from "zod";

import { codeSchema } from "#app/features/selling/discounts/code-form.ts";
import { codeStates } from "#app/features/selling/discounts/code-state.ts";
import { normalizeCode } from "#app/features/selling/discounts/evaluate-code.ts";
import { listCodes } from "#app/features/selling/discounts/list-codes.server.ts";
import { createCode, deleteCode, editCode, readCode } from "#app/features/selling/discounts/save-code.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { discountMethods } from "#app/shared/states.ts";

import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { invalid, invalidInput, refusal, refuse } from "../refusals.ts";
import { changedCode, clearedCodeFields, codeFieldsSchema } from "./discount-fields.ts";
import { codeRecord, codeRecordSchema } from "./discount-fields.ts";
import { conflictOf, type Edit, editCommands, type EditResult } from "./edit-commands.ts";
import { keyOrList, keyOrListMessage, nextField, nextOf, pageFields, pagingOf, searchField } from "./list-input.ts";
import { idFields, verified } from "./record-input.ts";

const records = z.object({ data: z.array(codeRecordSchema) });
const unknownCode = refusal(404, "unknown-discount-code", "There is no such discount code");
const codeTaken = refusal(409, "code-taken", "There is a code of this name already");
const codeUsed = refusal(409, "code-used", "An order names it, so it can't be deleted. Disable it instead.");
const conflict = conflictOf(codeRecordSchema);

/** A code is its own id. */
const keyFields = { ...idFields, code: idFields.id };
const oneCode = z
  .strictObject({ ...keyFields, updatedAt: z.string().max(40).optional() })
  .refine(({ id, _id, code }) => (id ?? _id ?? code) !== undefined, "Name one code")
  .transform(({ id, _id, code, updatedAt }) => ({
    id: normalizeCode(id ?? _id ?? code ?? ""),
    updatedAt: updatedAt ?? null,
  }));

const readCodes = createCommand(
  {
    collection: "discount_codes",
    command: "--read",
    summary:
      "Answers one code, or a page of the codes, newest first. A search is the beginning of codes, and sorts by code.",
    limit: "staff",
    input: z.strictObject({
      filter: z
        .strictObject({
          ...keyFields,
          state: z.enum(codeStates).optional(),
          method: z.enum(discountMethods).optional(),
        })
        .refine(({ code, ...filter }) => keyOrList({ ...filter, id: filter.id ?? code }), keyOrListMessage)
        .default({}),
      search: searchField,
      ...pageFields,
    }),
    example: { filter: { code: "WELCOME10" } },
    responses: { 200: records.extend(nextField) },
  },
  async ({ filter: { id, _id, code, state, method }, search, ...page }, { shop }) => {
    const wanted = id ?? _id ?? code;
    if (wanted !== undefined) {
      const found = await readCode(shop.db, normalizeCode(wanted));
      return { status: 200, body: { data: found ? [codeRecord(found)] : [], next: null } };
    }
    const query = {
      search,
      sort: "newest",
      filters: { ...(state && { state }), ...(method && { method }) },
      paging: pagingOf(page),
    } as const;
    const found = await listCodes(shop.db, query, new Date());
    return { status: 200, body: { data: found.rows.map(codeRecord), ...nextOf(found) } };
  },
);

const verifyCode = createCommand(
  {
    collection: "discount_codes",
    command: "--verify",
    summary: "Answers whether there is a code of a name. Whether it holds for a cart: /api/discount/validate.",
    limit: "staff",
    input: z.strictObject({
      filter: oneCode.refine(({ updatedAt }) => updatedAt === null, "Ask without updatedAt"),
    }),
    example: { filter: { code: "WELCOME10" } },
    responses: { 200: verified },
  },
  async ({ filter }, { shop }) => {
    return { status: 200, body: { data: [{ exists: (await readCode(shop.db, filter.id)) !== undefined }] } };
  },
);

const create = createCommand(
  {
    collection: "discount_codes",
    command: "--create",
    summary:
      "Creates a discount code or an automatic discount, which holds at once unless it says otherwise. Amounts in kronor.",
    limit: "staff",
    input: z.strictObject({
      /** What shoppers enter; of an automatic discount its id, which nobody can enter. */
      code: codeSchema,
      method: z.enum(discountMethods).default("code"),
      ...codeFieldsSchema.shape,
      discountType: codeFieldsSchema.shape.discountType.unwrap(),
      value: codeFieldsSchema.shape.value.unwrap(),
    }),
    example: { code: "WELCOME10", discountType: "percentage", value: 10, description: "10% off your first order" },
    responses: { 201: records.extend({ id: z.string() }) },
    refusals: [codeTaken, invalidInput],
  },
  async ({ code, method, ...given }, { shop, principal }) => {
    const all = { ...clearedCodeFields, isActive: true, ...given };
    const result = changedCode(all, {
      method,
      title: "",
      maxUses: null,
      maxUsesPerCustomer: null,
      discountType: "",
      valueHundredths: 0,
      startsAt: null,
      expiryDate: null,
      buyQuantity: null,
      getQuantity: null,
    });
    if ("problems" in result) return invalid(result.problems);
    const fields = { method, ...(result.fields as Required<typeof result.fields>) };
    const outcome = await createCode(shop, { code, fields, actor: await actorOf(principal) }, new Date());
    const created = await readCode(shop.db, code);
    if (outcome === "taken" || !created) return refuse(codeTaken);
    return { status: 201, body: { id: code, data: [codeRecord(created)] } };
  },
);

const remove = createCommand(
  {
    collection: "discount_codes",
    command: "--delete",
    summary: "Deletes a code that no order names.",
    limit: "staff",
    input: z.strictObject({ filter: oneCode }),
    example: { filter: { code: "WELCOME10" } },
    responses: { 200: records },
    refusals: [unknownCode, codeUsed, conflict],
  },
  async ({ filter: { id: code, updatedAt } }, { shop, principal }) => {
    const known = await readCode(shop.db, code);
    if (!known) return refuse(unknownCode);
    if (updatedAt !== null && updatedAt !== known.updatedAt) return refuse(conflict, { data: [codeRecord(known)] });
    const outcome = await deleteCode(shop, { code, actor: await actorOf(principal) }, new Date());
    if (outcome === "deleted") return { status: 200, body: { data: [] } };
    return refuse(outcome === "used" ? codeUsed : unknownCode);
  },
);

/** How often a change of the newest version is tried when somebody else saves at the same moment. */
const tries = 3;

async function edit(shop: Shop, { id: code, updatedAt, actor, fields }: Edit): Promise<EditResult> {
  for (let attempt = 1; ; attempt++) {
    const known = await readCode(shop.db, code);
    if (!known) return { kind: "unknown" };
    if (updatedAt !== null && updatedAt !== known.updatedAt) return { kind: "conflict", current: codeRecord(known) };
    const change = changedCode(fields, known);
    if ("problems" in change) return { kind: "invalid", problems: change.problems };
    const result = await editCode(shop, { code, fields: change.fields, basedOn: known.updatedAt, actor }, new Date());
    if (result.kind === "gone") return { kind: "unknown" };
    if (result.kind === "conflict") {
      if (updatedAt === null && attempt < tries) continue;
      return { kind: "conflict", current: codeRecord(result.theirs) };
    }
    const saved = await readCode(shop.db, code);
    return saved ? { kind: "saved", record: codeRecord(saved) } : { kind: "unknown" };
  }
}

export const discountCommands: readonly DatabaseCommand[] = [
  readCodes,
  verifyCode,
  create,
  remove,
  ...editCommands({
    collection: "discount_codes",
    noun: "discount code",
    record: codeRecordSchema,
    fields: codeFieldsSchema,
    cleared: clearedCodeFields,
    filter: oneCode,
    unknown: unknownCode,
    edit,
    examples: {
      filter: { code: "WELCOME10" },
      update: { value: 15, expiryDate: "2026-12-31T23:00:00.000Z" },
      field: "isActive",
      value: false,
      clear: "expiryDate",
    },
  }),
];
