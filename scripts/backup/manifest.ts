import { z } from "zod";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/** A table, or a full-text table: its rows in a file, one a line, in the order of their rowids. */
const tableSchema = z.object({
  name: z.string(),
  /** The columns of a line, after the rowid; generated ones are left out. */
  columns: z.array(z.string()),
  rows: count,
  /** SHA-256 of the file, in hexadecimal. */
  hash,
});

const objectSchema = z.object({
  key: z.string(),
  size: count,
  /** SHA-256 of the content, and the name of its file. */
  hash,
  httpMetadata: z.record(z.string(), z.string()),
  customMetadata: z.record(z.string(), z.string()),
});

/** What is in a backup, written last: a folder without it is not a whole backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** D1's bookmark before the first row was read, for Time Travel. */
  bookmark: z.string().nullable(),
  /** Whether all rows are of one moment. */
  consistent: z.boolean(),
  /** The statements that make the empty tables, and those that make everything that works on them, in order. */
  schema: z.object({ tables: z.array(z.string()), rest: z.array(z.string()) }),
  /** Full-text tables have settings of their own, such as `secure-delete`. */
  searchSettings: z.array(z.object({ table: z.string(), name: z.string(), value: z.union([z.string(), z.number()]) })),
  /** The highest ids ever given, by table, so that none is given twice. */
  sequences: z.array(z.object({ name: z.string(), seq: count })),
  /** In an order in which every row finds what it refers to. */
  tables: z.array(tableSchema),
  objects: z.array(objectSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableSchema>;
export type ObjectEntry = z.infer<typeof objectSchema>;

export const manifestFile = "manifest.json";
export const tableFile = (name: string) => `tables/${name}.jsonl`;
export const objectFile = (contentHash: string) => `objects/${contentHash}`;
