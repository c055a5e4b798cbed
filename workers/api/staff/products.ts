import { z } from "zod";

import { emptyDraft } from "#app/admin/files/product-draft.ts";
import { missingIssues } from "#app/admin/products/edit-product.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import {
  readStaffProductRecords,
  staffProductRecordSchema,
} from "#app/features/catalogue/products/product-records.server.ts";
import { createProduct, productIdFor } from "#app/features/catalogue/products/save-product.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { invalid, invalidInput, refusal, refuse } from "../refusals.ts";
import { appendToProduct } from "./append-to-product.ts";
import { editCommands } from "./edit-commands.ts";
import { clearedProductFields, draftOf, ownPictures, productFieldsSchema } from "./product-fields.ts";
import { recordFilter, verified, verifySchema } from "./record-input.ts";
import { inApi, productConflict, saveProduct, unknownProduct } from "./save-product.ts";

const records = z.object({ data: z.array(staffProductRecordSchema) });
const idTaken = refusal(409, "id-taken", "There is a product by this id, or there was one that was deleted");

const verifyProduct = createCommand(
  {
    collection: "products",
    command: "--verify",
    summary: "Answers whether there is a product by an id, whatever its state. Deleted ones are none.",
    limit: "staff",
    input: verifySchema,
    example: { filter: { id: "pulse-core-tee" } },
    responses: { 200: verified },
  },
  async ({ filter }, { shop }) => {
    const found = await readStaffProductRecords(shop.db, [filter.id]);
    return { status: 200, body: { data: [{ exists: found.length > 0 }] } };
  },
);

const create = createCommand(
  {
    collection: "products",
    command: "--create",
    summary:
      "Creates a product. What is left out is as the product form has it; the state is 'published' unless it says otherwise, which needs all that the law wants said of a product. With an id of its own a repeat creates nothing.",
    limit: "staff",
    input: z
      .strictObject({
        ...productFieldsSchema.shape,
        id: z
          .string()
          .regex(/^[\w.~-]{1,80}$/)
          .optional(),
        name: z.string(),
        price: z.number().min(0).max(10_000_000),
      })
      .refine(...ownPictures),
    example: {
      name: "Pulse Core Tee",
      description: "Light and quick to dry.",
      price: 299,
      category: "Mens Collection",
      media: ["/media/tee.webp"],
      colors: ["Black"],
      sizes: ["M", "L"],
      variants: [{ colorId: "black", sizeId: "m", quantity: 4 }],
      state: "draft",
    },
    responses: { 201: records.extend({ id: z.string() }) },
    refusals: [idTaken, invalidInput],
  },
  async ({ id: wanted, ...fields }, { shop, principal }) => {
    const { db } = shop;
    const parsed = productInputSchema.safeParse(draftOf(emptyDraft(), fields));
    if (!parsed.success) return invalid({ issues: parsed.error.issues.map(inApi) });
    const now = new Date();
    const id = wanted ?? productIdFor(parsed.data.name);
    const result = await createProduct(db, parsed.data, { ...staffSave(db, await actorOf(principal), now), id }, now);
    if (result.kind === "id-taken") return refuse(idTaken);
    if (result.kind === "incomplete") return invalid({ issues: missingIssues(result.missing).map(inApi) });
    invalidatePages(shop, result.pages);
    return { status: 201, body: { id, data: await readStaffProductRecords(db, [id]) } };
  },
);

const deleteProduct = createCommand(
  {
    collection: "products",
    command: "--delete",
    summary:
      "Deletes a product for shoppers and staff. Orders of it stay as they are, and the audit log can undo it. With `updatedAt` in the filter, one that was changed since stays.",
    limit: "staff",
    input: z.strictObject({ filter: recordFilter }),
    example: { filter: { id: "pulse-core-tee" } },
    responses: { 200: records },
    refusals: [unknownProduct, productConflict],
  },
  async ({ filter: { id, updatedAt } }, { shop, principal }) => {
    const [current] = await readStaffProductRecords(shop.db, [id]);
    if (!current) return refuse(unknownProduct);
    if (updatedAt !== null && updatedAt !== current.updatedAt) return refuse(productConflict, { data: [current] });
    const result = await archiveProduct(shop.db, id, { actor: await actorOf(principal) }, new Date());
    if (result.kind !== "archived") return refuse(unknownProduct);
    invalidatePages(shop, result.pages);
    return { status: 200, body: { data: [] } };
  },
);

export const productCommands: readonly DatabaseCommand[] = [
  verifyProduct,
  create,
  deleteProduct,
  appendToProduct,
  ...editCommands({
    collection: "products",
    noun: "product",
    record: staffProductRecordSchema,
    fields: productFieldsSchema,
    cleared: clearedProductFields,
    unknown: unknownProduct,
    edit: async (shop, { fields, ...wanted }) => saveProduct(shop, wanted, (current) => draftOf(current, fields)),
    examples: {
      filter: { id: "pulse-core-tee" },
      update: { price: 249, tags: ["running"] },
      field: "price",
      value: 249,
      clear: "earlierPrice",
    },
  }),
];
