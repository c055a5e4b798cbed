import type { SectionName } from "#app/features/shop/content/sections.server.ts";

/** A field of a setting's form, and how its content is written in it. */
export type SettingField = { name: string; label: string; hint?: string } & (
  | {
      kind: "text" | "email" | "paragraph" | "number" | "kronor" | "percent" | "rate" | "flag" | "picture" | "document";
    }
  | { kind: "choice"; options: readonly (readonly [value: string, label: string])[] }
  /** Ticked options are open; the content lists those that are not. */
  | { kind: "open-choices"; options: readonly (readonly [value: string, label: string])[] }
  | { kind: "group"; fields: readonly SettingField[] }
  /** `item` is what one entry is called. With `fixed` none can be added, removed or moved. */
  | { kind: "list"; item: string; fields: readonly SettingField[]; most: number; fixed?: boolean }
);

export type SettingList = Extract<SettingField, { kind: "list" }>;

/** A form's fields by name, as a browser sends them: `slides.0.title`. An unticked box is absent. */
export type FlatFields = Readonly<Record<string, string>>;

/** How many entries of a list a form has. */
export function entryCount(fields: FlatFields, path: string): number {
  const indexes = Object.keys(fields)
    .filter((name) => name.startsWith(`${path}.`))
    .map((name) => Number(name.slice(path.length + 1).split(".")[0]));
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
}

/** The label of a field by its path, for messages: `Slide 2: Title`. */
export function labelOf(fields: readonly SettingField[], path: string): string {
  const [name, ...rest] = path.split(".");
  const field = fields.find((known) => known.name === name);
  if (!field) return path;
  if (rest.length === 0) return field.label;
  if (field.kind === "group") return `${field.label}: ${labelOf(field.fields, rest.join("."))}`;
  if (field.kind !== "list") return field.label;
  const [index = "0", ...inner] = rest;
  const entry = `${field.item} ${Number(index) + 1}`;
  return inner.length === 0 ? entry : `${entry}: ${labelOf(field.fields, inner.join("."))}`;
}

export interface SettingSection {
  id: SectionName;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  /** The page that shows it, for the preview. */
  seenAt: string;
  fields: readonly SettingField[];
  /** What staff must know before they save it; it is asked then. */
  asks?: string;
}
