import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import type { PickedProduct } from "#app/admin/products/find-products.server.ts";
import type { ConsentPurpose } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { BlocksEditor, type KeyedBlock } from "./blocks-editor.tsx";
import type { LetterAnswer, LetterAudience, LetterDraft } from "./letter-answer.ts";

interface Props {
  draft: LetterDraft;
  /** The id of the letter, or that a new one gets. */
  id: string;
  /** Empty for a new one. */
  updatedAt: string;
  /** Comes with the test, so that a press repeated sends one. */
  press: string;
  audiences: readonly LetterAudience[];
  picked: readonly PickedProduct[];
  answer: LetterAnswer | undefined;
  /** Told of each change, for the preview. */
  onChange: (draft: LetterDraft) => void;
}

/** The form that a letter is written in. Testing and sending save it first. */
export function LetterEditor({ draft, id, updatedAt, press, audiences, picked, answer, onChange }: Props) {
  const { formData, state } = useNavigation();
  const sent = formData?.get("intent");
  const [unsaved, setUnsaved] = useState(false);
  const [blocks, setBlocks] = useState<readonly KeyedBlock[]>(draft.blocks.map((block, key) => ({ key, block })));
  const change = (changed: Partial<LetterDraft>) => {
    setUnsaved(true);
    onChange({ ...draft, ...changed });
  };
  const errors = answer?.errors ?? {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-refused] :is(input, textarea)")?.focus();
  }, [answer]);
  const count = audiences.find(({ purpose }) => purpose === draft.purpose)?.recipients ?? 0;
  return (
    <Form ref={form} method="post" className="grid gap-5">
      <UnsavedChanges unsaved={unsaved && state === "idle"} />
      {answer?.problem ? <Notice tone="error">{answer.problem}</Notice> : null}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <input type="hidden" name="press" value={press} />
      <input type="hidden" name="blocks" value={JSON.stringify(blocks.map(({ block }) => block))} />
      <TextField
        label="Subject"
        name="subject"
        required
        maxLength={120}
        value={draft.subject}
        error={errors["subject"]}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextField
        label="Preview text"
        name="preview"
        hint="What inboxes show beside the subject. Optional."
        maxLength={150}
        value={draft.preview}
        error={errors["preview"]}
        onChange={({ target }) => change({ preview: target.value })}
      />
      <BlocksEditor
        blocks={blocks}
        picked={picked}
        errors={errors}
        onChange={(changed) => {
          setBlocks(changed);
          change({ blocks: changed.map(({ block }) => block) });
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Goes to everyone who wants"
          name="purpose"
          value={draft.purpose}
          onChange={({ target }) => change({ purpose: target.value as ConsentPurpose })}
        >
          {audiences.map(({ purpose, name, recipients }) => (
            <option key={purpose} value={purpose}>
              {name} ({recipients})
            </option>
          ))}
        </SelectField>
        <TextField
          label="Discount code it names"
          name="discountCode"
          hint="Optional. We count the orders that use it."
          maxLength={40}
          value={draft.discountCode}
          error={errors["discountCode"]}
          onChange={({ target }) => change({ discountCode: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" name="intent" value="save" busy={sent === "save"}>
          Save draft
        </Button>
        <Button type="submit" size="small" look="outline" name="intent" value="test" busy={sent === "test"}>
          Send a test to me
        </Button>
        <ConfirmSubmit
          label="Send newsletter"
          title={`Send it to ${recipientsText(count)}?`}
          confirm={`Send to ${recipientsText(count)}`}
          name="intent"
          value="send"
        >
          <p>
            {draft.subject === "" ? "It has no subject yet." : `“${draft.subject}” goes out at a hundred a minute.`} You
            can stop what hasn't been sent.
          </p>
        </ConfirmSubmit>
        {updatedAt === "" ? null : (
          <ConfirmSubmit
            label="Delete draft"
            title="Delete this draft?"
            confirm="Delete draft"
            name="intent"
            value="delete"
          >
            <p>You can't undo this.</p>
          </ConfirmSubmit>
        )}
      </div>
    </Form>
  );
}

const recipientsText = (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`);
