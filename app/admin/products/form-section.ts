import type { FormValues } from "./field-form.ts";

/** What every section of the product form needs: its values, and the props of a field by its name. */
export interface SectionProps {
  values: FormValues;
  field: (name: string) => {
    name: string;
    defaultValue: string;
    error?: string;
    /** What is proposed is marked until it is edited or saved. */
    hint?: string | undefined;
    className?: string;
  };
  /** What is said of a field that is proposed; undefined for others. */
  proposed: (field: string) => string | undefined;
}

/** The field that a problem is shown at: the parts of an editor share one. */
export function problemField(name: string): string {
  if (name.startsWith("color.")) return "colors";
  if (name.startsWith("size.")) return "sizes";
  if (name.startsWith("component.")) return "components";
  if (name.startsWith("warning.")) return "warnings";
  if (name.startsWith("guarant")) return "guarantee";
  return name.startsWith("units ") ? "variants" : name;
}
