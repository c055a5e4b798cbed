import { type SubmitEvent, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import { productCategories } from "#app/features/catalogue/products/categories.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import type { SheetProduct } from "./read-sheet.server.ts";
import type { SheetAnswer } from "./save-sheet.server.ts";
import { productColumnNames } from "./sheet-cells.ts";
import { maxSheetProducts } from "./sheet-form.ts";
import { SheetRows } from "./sheet-rows.tsx";
import { useSheet } from "./use-sheet.ts";

interface Props {
  products: readonly SheetProduct[];
  /** How many were chosen beyond those shown. */
  left: number;
  answer: SheetAnswer | undefined;
}

/** Edits many products as in a spreadsheet: one save, refused rows say why, and the whole save can be undone. */
export function SheetScreen({ products, left, answer }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const submit = useSubmit();
  const { state } = useNavigation();
  const sheet = useSheet(products, answer?.typed ?? {}, form);
  const { changed } = sheet;
  useEffect(() => {
    if (answer) sheet.settle(answer.typed);
    // Once for each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(changesOf(event.currentTarget, changed), { method: "post" });
  };
  const count = changed.length === 1 ? "1 cell changed" : `${changed.length} cells changed`;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <UnsavedChanges unsaved={changed.length > 0 && state === "idle"} />
      <div>
        <RowLink to="/admin?tab=products">Back to Admin</RowLink>
        <h1 className="display mt-2 text-display-sm lg:text-display-md">Edit as a sheet</h1>
        <p className="mt-2 max-w-prose text-sm text-muted">
          Arrow keys and Enter move between cells. Paste a column copied from a spreadsheet. Nothing changes until you
          save.
        </p>
      </div>
      {left > 0 ? (
        <Notice tone="warning">
          The first {maxSheetProducts} are shown. {left} more were selected.
        </Notice>
      ) : null}
      <Answer answer={answer} />
      {products.length === 0 ? <p className="text-sm text-muted">No products.</p> : null}
      <form ref={form} method="post" onSubmit={save} className="min-w-0">
        <div className="sticky top-0 z-20 mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-paper py-3">
          <Button type="submit" size="small" busy={state !== "idle"} disabled={hydrated && changed.length === 0}>
            {state === "submitting" ? "Saving..." : "Save changes"}
          </Button>
          {hydrated ? (
            <p role="status" className="text-sm tabular-nums">
              {changed.length === 0 ? "No changes" : count}
            </p>
          ) : null}
        </div>
        <datalist id="sheet-collections">
          {productCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </datalist>
        <div className="min-w-0 lg:overflow-x-auto">
          <table role="table" className="w-full text-sm max-lg:block lg:border lg:border-line lg:bg-white">
            <caption className="sr-only">Products and their variants</caption>
            <thead role="rowgroup" className="max-lg:sr-only">
              <tr role="row" className="border-b border-line">
                {["Product", ...Object.values(productColumnNames), "Units"].map((title) => (
                  <th key={title} role="columnheader" scope="col" className="eyebrow px-3 py-3 text-left text-muted">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            {products.map((product) => (
              <SheetRows key={product.id} product={product} sheet={sheet} refusal={answer?.refused[product.id]} />
            ))}
          </table>
        </div>
      </form>
      <p role="status" className="sr-only">
        {sheet.told}
      </p>
    </div>
  );
}

/** The fields of the form that a save needs: the cells that were changed, with what they were and their products' versions. */
function changesOf(form: HTMLFormElement, changed: readonly string[]): FormData {
  const fields = new FormData();
  const names = new Set(changed);
  for (const [name, text] of new FormData(form)) {
    const isNeeded = name.startsWith("version ") || names.has(name) || names.has(name.replace(/^was /, "cell "));
    if (isNeeded) fields.append(name, text);
  }
  return fields;
}

/** What the last save came to, and the way back. */
function Answer({ answer }: { answer: SheetAnswer | undefined }) {
  if (!answer) return null;
  const refused = Object.keys(answer.refused).length;
  const products = (count: number) => (count === 1 ? "1 product" : `${count} products`);
  return (
    <>
      {answer.saved > 0 ? (
        <Notice tone="success">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <p role="status">
              {products(answer.saved)} {answer.isUndo ? "changed back" : "saved"}.
            </p>
            {answer.undo ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="undo" />
                {Object.entries(answer.undo).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Button type="submit" size="small" look="outline">
                  Undo
                </Button>
              </Form>
            ) : null}
          </div>
        </Notice>
      ) : null}
      {refused > 0 ? (
        <Notice tone="error">
          {products(refused)} {answer.isUndo ? "not changed back" : "not saved"}. What you typed is kept below.
        </Notice>
      ) : null}
      {answer.saved + refused === 0 ? <Notice tone="warning">No changes to save.</Notice> : null}
    </>
  );
}
