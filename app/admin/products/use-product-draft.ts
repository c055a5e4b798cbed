import { useState } from "react";

import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";

import type { FormValues } from "./field-form.ts";
import type { Cells } from "./grid-edit.ts";
import { type EditedPicture, editedPictures, type UpdatePictures } from "./picture-list.ts";
import { formColors, formSizes, loadedField, unitsField } from "./product-form.ts";

/** What the product form keeps beside its plain fields: options, units, pictures, and whether anything is unsaved. */
export function useProductDraft(values: FormValues, loadedVersion: string) {
  const [version, setVersion] = useState(loadedVersion);
  const [isChanged, setIsChanged] = useState(false);
  const [colors, setColors] = useState(() => formColors(values));
  const [sizes, setSizes] = useState(() => formSizes(values));
  const [cells, setCells] = useState(() => cellsOf(values, unitsField("")));
  const [loaded, setLoaded] = useState(() => cellsOf(values, loadedField("")));
  const [pictures, setPictures] = useState<EditedPicture[]>(() => picturesOf(values));

  /** New colors and sizes begin with no units of each variant. */
  const withOptions = (newColors: readonly ProductColor[], newSizes: readonly ProductSize[]) => {
    setIsChanged(true);
    setColors([...newColors]);
    setSizes([...newSizes]);
    const isKnown = (key: string) => colors.some((c) => sizes.some((s) => key === `${c.id} ${s.id}`));
    const keys = newColors.flatMap((color) => newSizes.map((size) => `${color.id} ${size.id}`));
    const added = keys.filter((key) => !isKnown(key) && cells[key] === undefined).map((key) => [key, "0"]);
    setCells({ ...cells, ...(Object.fromEntries(added) as Cells) });
  };
  const changed =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      setIsChanged(true);
      set(value);
    };
  return {
    version,
    isChanged,
    markChanged: () => setIsChanged(true),
    /** What is in the form is what is stored now: later differences are counted from it. */
    markSaved: (savedVersion: string) => {
      setVersion(savedVersion);
      setLoaded(Object.fromEntries(Object.entries(cells).filter(([, units]) => units !== "")));
      setIsChanged(false);
    },
    colors,
    sizes,
    cells,
    loaded,
    pictures,
    setColors: (next: ProductColor[]) => withOptions(next, sizes),
    setSizes: (next: ProductSize[]) => withOptions(colors, next),
    setCells: changed(setCells),
    updatePictures: changed<Parameters<UpdatePictures>[0]>(setPictures),
    /** The name as it is typed, for the names of uploaded files. */
    name: (form: HTMLFormElement | null) => {
      const typed = form ? new FormData(form).get("name") : values.name;
      return typeof typed === "string" ? typed : "";
    },
  };
}

function cellsOf(values: FormValues, prefix: string): Cells {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}

function picturesOf(values: FormValues): EditedPicture[] {
  try {
    return editedPictures(JSON.parse(values.media ?? "[]") as Parameters<typeof editedPictures>[0]);
  } catch {
    return [];
  }
}
