import { type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from "react";

import { ConflictNotice } from "#app/admin/frame/conflict-notice.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Notice } from "#app/ui/notice.tsx";

import { ChecklistPanel } from "./checklist-panel.tsx";
import { ChooseKind } from "./choose-kind.tsx";
import type { FormValues } from "./field-form.ts";
import { focusField } from "./focus-field.ts";
import { problemField, type SectionProps } from "./form-section.ts";
import { ProductBar } from "./product-bar.tsx";
import { formSizes, optionField } from "./product-form.ts";
import { ProductSections } from "./product-sections.tsx";
import { gapsOf, publishChecklist } from "./publish-checklist.ts";
import type { ProductFormData } from "./read-product-form.server.ts";
import type { SaveAnswer } from "./save-answer.ts";
import { SectionGaps } from "./section-panel.tsx";
import { StateFields } from "./state-fields.tsx";
import { useLiveValues } from "./use-live-values.ts";
import { useProductDraft } from "./use-product-draft.ts";
import { useProductSave } from "./use-product-save.ts";
import { useProposals } from "./use-proposals.ts";

interface Props extends ProductFormData {
  mayWrite: boolean;
  /** In how many languages it is translated. */
  translated: number;
  answer: SaveAnswer | undefined;
  onTakeTheirs: () => void;
}

const proposedLook = "[&_:is(input,select,textarea)]:border-dashed [&_:is(input,select,textarea)]:bg-warning-pale";

/** The product form. Everything is one form, so that it is sent as a whole, with scripts or without. */
export function ProductEditor(props: Props) {
  const { values: stored, product, operators, shopColors, requestKey, mayWrite, answer: first, onTakeTheirs } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { values, proposed, from, round, ask, settle } = useProposals({
    form,
    values: stored,
    proposal: props.proposal,
    onProposed: (next, fields) => {
      if (fields.includes("sizes")) draft.setSizes(formSizes(next));
      const category = form.current?.elements.namedItem("category");
      if (category instanceof HTMLSelectElement) category.value = next.category ?? "";
    },
  });
  const draft = useProductDraft(values, product?.version ?? "", shopColors);
  const { pictures, updatePictures, isChanged, markChanged } = draft;
  const { save, saveOver, progress, answer = first } = useProductSave({ form, pictures, update: updatePictures });
  const [addedColor, setAddedColor] = useState<string | null>(null);
  const [problems, setProblems] = useState<FormValues>(first?.kind === "invalid" ? first.problems : {});
  const isInvalid = Object.keys(problems).length > 0;
  const { live, refresh } = useLiveValues({ form, values, draft, round, mayWrite });
  const missing = publishChecklist(useDeferredValue(live), operators);

  useEffect(() => {
    if (answer?.kind === "saved") {
      draft.markSaved(answer.updatedAt);
      settle(null);
    }
    setProblems(answer?.kind === "invalid" ? answer.problems : {});
    // Once for each answer; the draft is another object at every change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answer]);
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [isInvalid, answer]);
  useEffect(() => {
    const index = draft.colors.findIndex(({ id }) => id === addedColor);
    if (index < 0 || !form.current) return;
    focusField(form.current, optionField("color", index, "name"));
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    setAddedColor(null);
  }, [addedColor, draft.colors]);

  const onEdit = ({ target }: { target: EventTarget }) => {
    markChanged();
    refresh();
    const name = "name" in target && typeof target.name === "string" ? target.name : "";
    settle(name);
    if (problemField(name) in problems) setProblems(without(problems, problemField(name)));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  const mark = (field: string) => (proposed.includes(field) ? `Proposed, as in ${from}` : undefined);
  const section: SectionProps = {
    values,
    proposed: mark,
    field: (name) => ({
      name,
      defaultValue: values[name] ?? "",
      ...(mark(name) === undefined ? {} : { hint: mark(name), className: proposedLook }),
      ...(problems[name] === undefined ? {} : { error: problems[name] }),
    }),
  };
  const clearing =
    <T,>(field: string, change: (value: T) => void) =>
    (value: T) => {
      change(value);
      settle(field);
      if (field in problems) setProblems(without(problems, field));
    };
  return (
    <SectionGaps value={gapsOf(missing)}>
      <UnsavedChanges unsaved={isChanged && progress === null} />
      <ProductBar
        product={product}
        requestKey={requestKey}
        mayWrite={mayWrite}
        onAddColor={hydrated ? () => setAddedColor(draft.addColor()) : undefined}
        isChanged={isChanged}
        progress={progress}
        translated={props.translated}
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
      {!hydrated && answer?.kind === "failed" ? <Notice tone="error">{answer.message}</Notice> : null}
      {!hydrated && product === null ? <ChooseKind kinds={props.kinds} /> : null}
      <form ref={form} id="product" method="post" noValidate onSubmit={onSubmit} onInput={onEdit}>
        <input
          type="hidden"
          name="expectedUpdatedAt"
          value={!hydrated && answer?.kind === "conflict" ? answer.version : draft.version}
        />
        <input type="hidden" name="key" value={values.key ?? requestKey} />
        <input type="hidden" name="withoutScripts" value="on" disabled={hydrated} />
        <fieldset disabled={!mayWrite} className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid min-w-0 gap-5 lg:sticky lg:top-24 lg:-m-1.5 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1.5 lg:col-start-2 lg:row-start-1">
            {mayWrite ? (
              <ChecklistPanel items={missing} onGo={(field) => form.current && focusField(form.current, field)} />
            ) : null}
            <StateFields {...section} />
          </div>
          <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
            <ProductSections
              {...props}
              section={section}
              draft={draft}
              live={live}
              round={round}
              problems={problems}
              onKind={(kind) => product === null && ask(kind)}
              clearing={clearing}
            />
          </div>
        </fieldset>
      </form>
    </SectionGaps>
  );
}

function without(problems: FormValues, field: string): FormValues {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));
}
