/** The measurements of the garment by size, such as `{ M: { length: 71, waist: 78 } }`. */
export type MeasurementTable = Record<string, Record<string, number>>;

/** A card of the product form that draws its fields from the table. */
export type FieldCard =
  | "filters"
  | "options"
  | "state"
  | "organization"
  | "supplier"
  | "fit"
  | "materials"
  | "shipping"
  | "seo";

interface AnyField {
  /** What staff call it: in the form, in messages, and where versions are compared. */
  label: string;
  /** What the form's control says, where the label alone would not do. */
  formLabel?: string;
  hint?: string;
  /** The column of a product file. */
  column: string;
  /** Where the form has it; null where a control of its own is drawn by hand. */
  card: FieldCard | null;
  /** Two of them stand side by side, each one line high. */
  isShort?: true;
  /** The form has it only where a product says something in it: another field of its card is meant for that. */
  isExtra?: true;
  /** What the API calls it, where that is not its key. */
  apiName?: string;
  /** Cards of listings show it, or it decides in which listings a product stands. */
  isListed?: true;
  /** The page of a product neither shows it nor needs it. */
  isOffPage?: true;
}

type Choices = readonly { id: string; label: string }[];

/** How each kind is checked, stored, drawn, and written to files and the API is said once for each, by `FieldKind`. */
export type ProductField = AnyField &
  /** One line; empty when there is none. `required` is what an empty one is refused with, `formDefault` what the form takes it for. */
  (
    | { kind: "line"; max: number; required?: string; initial?: string; formDefault?: string }
    /** One line, or null. */
    | { kind: "optional-line"; max: number }
    /** A code of a list that others keep, of at most `max` signs, or null. */
    | { kind: "code"; pattern: RegExp; max: number; refusal: string }
    /** A text in which line breaks are kept; empty when there is none. */
    | { kind: "text"; max: number }
    /** The same, which files have as HTML. */
    | { kind: "paragraphs"; max: number }
    /** A text, or null. */
    | { kind: "note" }
    /** Texts, which the form has one in a line. */
    | { kind: "lines" }
    /** Short texts, which the form has with commas between them. */
    | { kind: "words" }
    | { kind: "flag"; initial: boolean }
    /** A whole number, or null. */
    | { kind: "number"; min: number; max: number }
    /** One of a list; with `initial` always one, else null where it says nothing, which the form calls `none`. */
    | { kind: "choice"; among: Choices; refusal?: string; initial?: string; none?: string }
    /** Any of a list, in its order. The form has a box for each: `sport.running`. */
    | { kind: "choices"; among: Choices; refusal: string; box: string }
    /** Measures by size, in centimeters and inches, or null. */
    | { kind: "measures" }
  );
export type FieldKind = ProductField["kind"];
/** What a field of each kind holds. */
export interface KindValues extends Record<FieldKind, unknown> {
  line: string;
  "optional-line": string | null;
  code: string | null;
  text: string;
  paragraphs: string;
  note: string | null;
  lines: string[];
  words: string[];
  flag: boolean;
  number: number | null;
  choice: string | null;
  choices: string[];
  measures: Record<"cm" | "inches", MeasurementTable> | null;
}
/** A field of one kind. */
export type FieldOf<Kind extends FieldKind> = Extract<ProductField, { kind: Kind }>;

/** Something for each field of a table, by its name. */
export function forEachField<Name extends string, Value>(
  entries: readonly (readonly [Name, ProductField])[],
  make: (field: ProductField, name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(entries.map(([name, field]) => [name, make(field, name)])) as Record<Name, Value>;
}

/** What a field is when it is emptied; undefined for those that always have a value. */
export function emptyValue(field: ProductField): null | "" | [] | undefined {
  switch (field.kind) {
    case "optional-line":
    case "code":
    case "note":
    case "number":
    case "measures":
      return null;
    case "choice":
      return field.initial === undefined ? null : undefined;
    case "line":
      return field.required === undefined ? "" : undefined;
    case "text":
    case "paragraphs":
      return "";
    case "lines":
    case "words":
    case "choices":
      return [];
    case "flag":
      return undefined;
  }
}

/** What a field of a new product is: `initial`, else empty. */
export function initialValue(field: ProductField): unknown {
  if ("initial" in field) return field.initial;
  const empty = emptyValue(field);
  return empty === undefined ? "" : empty;
}

/** The ids of a list that are among some, in its order. */
export function chosenOf<Id extends string>(among: readonly { id: Id }[], ids: readonly string[]): Id[] {
  return among.map(({ id }) => id).filter((id) => ids.includes(id));
}
