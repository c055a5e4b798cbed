import { useState } from "react";

import type { ProductSize } from "#app/features/catalogue/products/product.ts";
import { detailNames, type VariantDetail } from "#app/features/catalogue/products/variant-details.ts";
import { newId } from "#app/shared/ids.ts";
import { slugOf } from "#app/shared/slug.ts";

import { cellsOfNewColor, cellsWithId, type EditedColor, nextColor, shopColorNamed } from "./color-edit.ts";
import type { FormValues } from "./field-form.ts";
import type { Cells } from "./grid-edit.ts";
import { type EditedPicture, editedPictures, type UpdatePictures } from "./picture-list.ts";
import { formColors, formSizes, loadedField, unitsField } from "./product-form.ts";
import { detailField } from "./variant-measures.ts";

/** What the product form keeps beside its plain fields: options, units, pictures, and whether anything is unsaved. */
export function useProductDraft(
  values: FormValues,
  loadedVersion: string,
  shopColors: readonly { name: string; hex: string }[],
) {
  const [version, setVersion] = useState(loadedVersion);
  const [isChanged, setIsChanged] = useState(false);
  const [colors, setColors] = useState<EditedColor[]>(() => formColors(values));
  const [savedColors, setSavedColors] = useState(() => new Set(colors.map(({ id }) => id)));
  const [sizes, setSizes] = useState(() => formSizes(values));
  const [cells, setCells] = useState(() => cellsOf(values, unitsField("")));
  const [loaded, setLoaded] = useState(() => cellsOf(values, loadedField("")));
  const [details, setDetails] = useState(() => detailCells(values));
  const [pictures, setPictures] = useState<EditedPicture[]>(() => picturesOf(values));

  /** A new color begins with the sizes of the others, a new size with no units of each variant. */
  const withOptions = (newColors: readonly EditedColor[], newSizes: readonly ProductSize[]) => {
    setIsChanged(true);
    setColors(newColors.map((color) => (isKnown(color.id) ? color : { key: newId(), ...color })));
    setSizes([...newSizes]);
    const grid = { colors, sizes: newSizes, cells, loaded };
    const added = newColors.flatMap((color) =>
      isKnown(color.id)
        ? newSizes
            .filter((size) => !sizes.some(({ id }) => id === size.id))
            .map((size): [string, string] => [`${color.id} ${size.id}`, "0"])
        : Object.entries(cellsOfNewColor(grid, color.id)),
    );
    setCells({ ...Object.fromEntries(added), ...cells });
  };
  const isKnown = (colorId: string) => colors.some(({ id }) => id === colorId);
  /** A color that is not saved yet is called by its name: its id follows when the name is written. */
  const settleColor = ({ id, name }: EditedColor) => {
    const called = slugOf(name);
    if (savedColors.has(id) || called === "" || called === id || isKnown(called)) return;
    const { hex, name: spelled } = shopColorNamed(shopColors, name);
    const isShops = shopColors.some((color) => color.name === spelled);
    const settled = { id: called, ...(isShops ? { hex, name: spelled } : {}) };
    setColors(colors.map((color) => (color.id === id ? { ...color, ...settled } : color)));
    setCells(cellsWithId(cells, id, called));
    setDetails(mapDetails((detail) => cellsWithId(details[detail], id, called)));
    setPictures(pictures.map((picture) => (picture.colorId === id ? { ...picture, colorId: called } : picture)));
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
      setSavedColors(new Set(colors.map(({ id }) => id)));
      setLoaded(Object.fromEntries(Object.entries(cells).filter(([, units]) => units !== "")));
      setIsChanged(false);
    },
    colors,
    sizes,
    cells,
    loaded,
    details,
    pictures,
    setColors: (next: EditedColor[]) => withOptions(next, sizes),
    settleColor,
    /** Adds the shop's most used color that the product lacks, and returns its id. */
    addColor: () => {
      const color = nextColor(shopColors, colors);
      withOptions([...colors, color], sizes);
      return color.id;
    },
    setSizes: (next: ProductSize[]) => withOptions(colors, next),
    setCells: changed(setCells),
    setDetails: changed(setDetails),
    updatePictures: changed<Parameters<UpdatePictures>[0]>(setPictures),
  };
}

/** The details of all variants, each as cells of the grid. */
export type DetailCells = Readonly<Record<VariantDetail, Cells>>;

function mapDetails(make: (detail: VariantDetail) => Cells): DetailCells {
  return Object.fromEntries(detailNames.map((detail) => [detail, make(detail)])) as DetailCells;
}

const detailCells = (values: FormValues) => mapDetails((detail) => cellsOf(values, detailField(detail, "")));

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
