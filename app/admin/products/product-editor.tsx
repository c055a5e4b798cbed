import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { ConflictNotice } from "#app/admin/frame/conflict-notice.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import { defaultColors, defaultSizes, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { BasicFields, PriceFields } from "./basic-fields.tsx";
import { shopColorNamed } from "./color-edit.ts";
import { ComplianceFields } from "./compliance-fields.tsx";
import type { FormValues } from "./field-form.ts";
import { problemField, type SectionProps } from "./form-section.ts";
import { MediaEditor } from "./media-editor.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import { AttributeFields, OrganizationFields, StateFields } from "./organization-fields.tsx";
import { PriorPrices } from "./prior-prices.tsx";
import { ProductBar } from "./product-bar.tsx";
import { optionField } from "./product-form.ts";
import type { ProductFormData } from "./read-product-form.server.ts";
import type { SaveAnswer } from "./save-answer.ts";
import { TextFields } from "./text-fields.tsx";
import { useProductDraft } from "./use-product-draft.ts";
import { useProductSave } from "./use-product-save.ts";
import { VariantGrid } from "./variant-grid.tsx";

interface Props extends ProductFormData {
  mayWrite: boolean;
  answer: SaveAnswer | undefined;
  onTakeTheirs: () => void;
}

/** The product form. Everything is one form, so that it is sent as a whole, with scripts or without. */
export function ProductEditor(props: Props) {
  const { values, product, operators, shopColors, missing, requestKey, mayWrite, answer: first, onTakeTheirs } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const draft = useProductDraft(values, product?.version ?? "", shopColors);
  const { pictures, updatePictures, isChanged, markChanged } = draft;
  const { save, saveOver, progress, answer = first } = useProductSave({ form, pictures, update: updatePictures });
  const [addedColor, setAddedColor] = useState<string | null>(null);
  const [problems, setProblems] = useState<FormValues>(first?.kind === "invalid" ? first.problems : {});
  const isInvalid = Object.keys(problems).length > 0;

  useEffect(() => {
    if (answer?.kind === "saved") draft.markSaved(answer.updatedAt);
    setProblems(answer?.kind === "invalid" ? answer.problems : {});
    // Once for each answer; the draft is another object at every change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [isInvalid, answer]);

  useEffect(() => {
    if (addedColor === null) return;
    const index = draft.colors.findIndex(({ id }) => id === addedColor);
    const name = form.current?.querySelector<HTMLInputElement>(`[name="${optionField("color", index, "name")}"]`);
    name?.scrollIntoView({ block: "center" });
    name?.select();
    name?.focus({ preventScroll: true });
    setAddedColor(null);
  }, [addedColor, draft.colors]);

  const onEdit = ({ target }: { target: EventTarget }) => {
    markChanged();
    const name = "name" in target && typeof target.name === "string" ? problemField(target.name) : "";
    if (name in problems) setProblems(without(problems, name));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  const section: SectionProps = {
    values,
    field: (name) => ({
      name,
      defaultValue: values[name] ?? "",
      ...(problems[name] === undefined ? {} : { error: problems[name] }),
    }),
  };
  const clearing =
    <T,>(field: string, change: (value: T) => void) =>
    (value: T) => {
      change(value);
      if (field in problems) setProblems(without(problems, field));
    };
  return (
    <>
      <UnsavedChanges unsaved={isChanged && progress === null} />
      <ProductBar
        product={product}
        requestKey={requestKey}
        mayWrite={mayWrite}
        onAddColor={hydrated ? () => setAddedColor(draft.addColor()) : undefined}
        isChanged={isChanged}
        progress={progress}
      />
      {answer?.kind === "conflict" ? (
        <ConflictNotice
          conflict={answer.conflict}
          onKeepYours={() => void saveOver(answer)}
          onTakeTheirs={onTakeTheirs}
        />
      ) : null}
      {isInvalid ? (
        <Notice tone="error" className="mb-5">
          Not saved yet: {Object.values(problems).join(". ")}.
        </Notice>
      ) : null}
      {!isInvalid && missing.length > 0 ? (
        <Notice tone="warning" className="mb-5">
          Before publishing, add: {missing.join(". ")}.
        </Notice>
      ) : null}
      {!hydrated && answer?.kind === "failed" ? <Notice tone="error">{answer.message}</Notice> : null}
      <form ref={form} id="product" method="post" noValidate onSubmit={onSubmit} onInput={onEdit}>
        <input
          type="hidden"
          name="expectedUpdatedAt"
          value={!hydrated && answer?.kind === "conflict" ? answer.version : draft.version}
        />
        <input type="hidden" name="key" value={values.key ?? requestKey} />
        <input type="hidden" name="withoutScripts" value="on" disabled={hydrated} />
        <fieldset
          disabled={!mayWrite}
          className="grid min-w-0 items-start gap-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <div className="grid min-w-0 gap-5">
            <BasicFields {...section} />
            <PriceFields {...section} />
            {product ? <PriorPrices {...product} currency={(values.currency ?? "SEK") as Currency} /> : null}
            <AttributeFields {...section} />
          </div>
          <div className="grid min-w-0 gap-5">
            <StateFields {...section} />
            <OrganizationFields {...section} />
          </div>
          <Card className="min-w-0 md:col-span-2">
            <MediaEditor
              name="media"
              value={pictures}
              onChange={clearing("media", updatePictures)}
              colors={draft.colors}
              productName={draft.name(form.current)}
              error={problems.media}
            />
          </Card>
          <Card title="Colors and sizes" className="grid min-w-0 gap-6 md:col-span-2">
            <div className="grid gap-6 lg:grid-cols-2">
              <OptionsEditor
                kind="color"
                title="Colors"
                options={draft.colors}
                onChange={clearing("colors", draft.setColors)}
                named={(name) => shopColorNamed(shopColors, name)}
                known={shopColors}
                onNamed={draft.settleColor}
                defaults={Object.keys(defaultColors)}
                defaultsLabel="Add standard colors"
                error={problems.colors}
              />
              <OptionsEditor
                kind="size"
                title="Sizes"
                options={draft.sizes}
                onChange={clearing("sizes", draft.setSizes)}
                named={sizeNamed}
                defaults={defaultSizes}
                defaultsLabel="Add standard sizes"
                error={problems.sizes}
              />
            </div>
            <VariantGrid
              colors={draft.colors}
              sizes={draft.sizes}
              cells={draft.cells}
              onChange={clearing("variants", draft.setCells)}
              loaded={draft.loaded}
              error={problems.variants}
            />
          </Card>
          <div className="grid min-w-0 items-start gap-5 md:col-span-2 md:grid-cols-2">
            <ComplianceFields {...section} operators={operators} />
          </div>
          {/* The fit with its table beside the two others. */}
          <div className="grid min-w-0 items-start gap-5 md:col-span-2 md:grid-cols-2 md:*:first:row-span-2">
            <TextFields {...section} sizes={draft.sizes.map(({ name }) => name)} onChange={markChanged} />
          </div>
        </fieldset>
      </form>
    </>
  );
}

function without(problems: FormValues, field: string): FormValues {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));
}
