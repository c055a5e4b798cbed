import { staffSave } from "#app/admin/products/save-product.server.ts";
import type { Operator } from "#app/features/catalogue/operators/operator.ts";
import { listOperators } from "#app/features/catalogue/operators/operators.server.ts";
import { missingData } from "#app/features/catalogue/products/missing-data.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readRedirect } from "#app/features/catalogue/redirects/old-path.ts";
import { saveRedirect } from "#app/features/catalogue/redirects/save-redirect.server.ts";
import { storedCopies } from "#app/features/shop/files/copied-pictures.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { collectionFor } from "./collection-of.ts";
import { withAnswers } from "./file-answers.ts";
import {
  type ApplyOutcome,
  cellChanges,
  changedSince,
  type ImportKind,
  type PlanContext,
  type Planned,
} from "./import-kind.server.ts";
import type { ImportNote } from "./import-note.ts";
import { idOfOldProduct, oldProductSchema, readOldProduct } from "./old-product.ts";
import { jsonColumn } from "./open-upload.ts";
import { isSameProduct, productCells } from "./product-cells.ts";
import { constantCells, productColumns, unreadColumns } from "./product-columns.ts";
import { incompleteText } from "./product-draft.ts";
import { handlePattern, type ProductRead, type ProductReadContext } from "./product-read.ts";
import { readProductRows } from "./read-product-rows.ts";
import { readProducts, type StoredProduct } from "./read-products.server.ts";
import { fromShopify } from "./shopify-rows.ts";
import type { SourceRow } from "./source-rows.ts";
import { codesLeftOut } from "./taken-codes.server.ts";

/** A product of a file before it is compared with the shop's. */
interface Entry {
  id: string;
  line: number;
  read: (current: StoredProduct | null) => ProductRead;
  notes: ImportNote[];
  /** What stands in the file for a model number. */
  modelNumber: string;
  /** The handle as the other shop has it, where it can't be ours. */
  oldHandle: string | null;
}

/** Columns that say how the others are to be read. */
const hintColumns = [
  "Gift Card",
  "Variant Image",
  "Google Shopping / MPN",
  ...[1, 2, 3].map((number) => `Option${number} Linked To`),
];

export const productImport: ImportKind = {
  keyColumn: "Handle",
  required: ["Handle"],
  columns: [
    ...productColumns.filter((column) => !unreadColumns.includes(column)),
    "Option3 Name",
    "Option3 Value",
    ...hintColumns,
    jsonColumn,
  ],
  isKnown: (column, text, fileColumns) =>
    constantCells[column]?.toLowerCase() === text.toLowerCase() ||
    (unreadColumns.includes(column) && fileColumns.includes("Color Id")),
  plan: async (groups, context) => {
    const copies = await storedCopies(context.shop.db, pictureAddresses(groups));
    const entries = groups.map((rows) => entryOf(rows, copies, context));
    const ids = entries.flatMap((entry) => ("id" in entry ? [entry.id] : []));
    const stored = await readProducts(context.shop.db, ids);
    const operators = await listOperators(context.shop.db);
    const read = entries.map((entry) => {
      const current = "id" in entry ? (stored.get(entry.id) ?? null) : null;
      return "id" in entry ? { entry, current, result: entry.read(current) } : entry;
    });
    const products = read.flatMap((one) =>
      "entry" in one && one.result.kind === "product" ? [{ id: one.entry.id, fields: one.result.fields }] : [],
    );
    const leaveOut = await codesLeftOut(context.shop.db, products);
    return read.map((one) => {
      if (!("entry" in one)) return one;
      const { entry, current, result } = one;
      if (result.kind === "broken") return planOf(entry, current, result, operators, context);
      const { fields, notes } = leaveOut({ id: entry.id, fields: result.fields }, current?.fields ?? null);
      const own = { ...entry, notes: [...entry.notes, ...notes] };
      return planOf(own, current, { kind: "product", fields }, operators, context);
    });
  },
};

function entryOf(
  rows: readonly SourceRow[],
  copies: ReadonlyMap<string, string>,
  { shop, options }: PlanContext,
): Entry | Extract<Planned, { verdict: "broken" }> {
  const [first] = rows;
  if (!first) throw new Error("A group without rows");
  const origin = new URL(shop.env.PUBLIC_ORIGIN).origin;
  if (!first.has(jsonColumn)) return entryOfRows(rows, { origin, copies, withStock: options.stock === "file" });
  const parsed = oldProductSchema.safeParse(JSON.parse(first.get(jsonColumn)));
  const refuse = (reason: string) => ({ verdict: "broken" as const, line: first.line, name: "", reason });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(`${issue?.path.join(".") || "The entry"}: ${issue?.message}`);
  }
  const id = idOfOldProduct(parsed.data);
  if (!handlePattern.test(id)) return refuse("id: use letters a to z, digits, hyphens and dots");
  return {
    id,
    line: first.line,
    read: (current) => readOldProduct(parsed.data, current, { line: first.line, origin }),
    notes: [],
    modelNumber: id,
    oldHandle: null,
  };
}

function entryOfRows(
  sourceRows: readonly SourceRow[],
  readContext: ProductReadContext,
): Entry | Extract<Planned, { verdict: "broken" }> {
  const { rows, notes } = fromShopify(sourceRows);
  const [first] = rows;
  if (!first) throw new Error("A group without rows");
  const { line } = first;
  const id = first.get("Handle");
  if (id === "") return { verdict: "broken", line, name: "", reason: first.problem ?? "Handle is missing" };
  const category = first.get("Collection") || collectionOfRow(first);
  const modelNumber =
    [first.get("Google Shopping / MPN"), first.get("Variant SKU"), id].find((text) => text !== "") ?? "";
  const read = (current: StoredProduct | null): ProductRead => {
    const result = readProductRows(rows, current, readContext);
    return result.kind === "broken" || current ? result : { ...result, fields: { ...result.fields, category } };
  };
  const given = sourceRows[0]?.get("Handle") ?? id;
  return { id, line, read, notes, modelNumber, oldHandle: given === id ? null : given };
}

/** The addresses of pictures on other servers that rows name, in the spelling that a product has them. */
function pictureAddresses(groups: readonly SourceRow[][]): string[] {
  const named = groups.flat().flatMap((row) => [row.get("Image Src"), row.get("Variant Image")]);
  return [...new Set(named.map((url) => url.replace(/^\/\//, "https://")))].filter((url) => url.startsWith("http"));
}

function collectionOfRow(row: SourceRow): string {
  return collectionFor({
    type: row.get("Type"),
    tags: row.get("Tags"),
    path: row.get("Product Category"),
    gender: row.get("Google Shopping / Gender"),
  });
}

function planOf(
  { id, line, notes: entryNotes, modelNumber, oldHandle }: Entry,
  current: StoredProduct | null,
  result: ProductRead,
  operators: readonly Operator[],
  context: PlanContext,
): Planned {
  const name = current?.fields.name ?? id;
  if (current && current.archivedAt !== null)
    return {
      verdict: "broken",
      line,
      name,
      reason: "This handle belongs to a deleted product. Choose another one",
    };
  if (result.kind === "broken") return { verdict: "broken", line, name, reason: inLine(result, line) };
  const answered = withAnswers(result.fields, context.options, { operators, modelNumber, isNew: current === null });
  const missing = answered.state === "published" ? missingData(answered, operators) : [];
  const isOffered = current?.fields.state === "published";
  const fields = missing.length > 0 && !isOffered ? { ...answered, ...stateOf(current) } : answered;
  if (current && isSameProduct(current.fields, fields)) return { verdict: "unchanged", line, key: id, name };
  if (missing.length > 0 && isOffered)
    return { verdict: "broken", line, name: fields.name, reason: incompleteText(missing) };
  const draft = missing.length > 0 ? [{ kind: "draft" as const, text: incompleteText(missing) }] : [];
  const notes = [...draft, ...entryNotes];
  const before = current ? productCells(current.fields) : new Map<string, string>();
  const changes = cellChanges(before, productCells(fields));
  const planned = { line, key: id, name: fields.name, changes, notes };
  if (!current)
    return { ...planned, verdict: "created", version: null, apply: () => create({ id, oldHandle, fields }, context) };
  const version = versionOf(current, fields);
  return { ...planned, verdict: "changed", version, apply: () => update(current, fields, context) };
}

/** The state of a product that may not be published yet: as it is, or a draft. */
function stateOf(current: StoredProduct | null): Pick<ProductInput, "state" | "publishAt"> {
  return current
    ? { state: current.fields.state, publishAt: current.fields.publishAt }
    : { state: "draft", publishAt: null };
}

/** The line is that of the whole product, which may have many rows: name the row that is meant. */
function inLine({ line, reason }: { line: number; reason: string }, first: number): string {
  return line === first ? reason : `Line ${line}: ${reason}`;
}

/** Units sold meanwhile make another version only of an import that sets them. */
function versionOf({ updatedAt, fields: { variants } }: StoredProduct, wanted: ProductInput): string {
  const units = new Map(variants.map(({ colorId, sizeId, quantity }) => [`${colorId} ${sizeId}`, quantity]));
  const setsUnits = wanted.variants.some(({ colorId, sizeId, quantity }) => {
    const now = units.get(`${colorId} ${sizeId}`);
    return now !== undefined && now !== quantity;
  });
  return setsUnits ? `${updatedAt} ${variants.map(({ quantity }) => quantity).join(" ")}` : updatedAt;
}

async function create(
  { id, oldHandle, fields }: { id: string; oldHandle: string | null; fields: ProductInput },
  { shop, actor, now }: PlanContext,
): Promise<ApplyOutcome> {
  const result = await createProduct(shop.db, fields, { id, ...staffSave(shop.db, actor, now, "import") }, now);
  if (result.kind === "id-taken")
    return { kind: "refused", reason: "Someone else just created a product with this handle" };
  if (result.kind === "incomplete") return { kind: "refused", reason: incompleteText(result.missing) };
  invalidatePages(shop, result.pages);
  if (oldHandle !== null) {
    const wanted = readRedirect({ from: `/products/${oldHandle}`, to: `/product/${id}` }, shop.env.PUBLIC_ORIGIN);
    // Where it can't lead on, the note of the dry run has told both addresses.
    if (wanted.kind === "read") await saveRedirect(shop.db, wanted, { actor, now });
  }
  return { kind: "applied" };
}

async function update(
  current: StoredProduct,
  fields: ProductInput,
  { shop, actor, now }: PlanContext,
): Promise<ApplyOutcome> {
  const save = { expectedUpdatedAt: current.updatedAt, ...staffSave(shop.db, actor, now, "import") };
  const result = await updateProduct(shop.db, current.id, fields, save, now);
  if (result.kind === "unknown-product") return { kind: "refused", reason: "Someone deleted it" };
  if (result.kind === "conflict") return { kind: "refused", reason: changedSince };
  if (result.kind === "incomplete") return { kind: "refused", reason: incompleteText(result.missing) };
  invalidatePages(shop, result.pages);
  return { kind: "applied" };
}
