import { useEffect, useRef, useState } from "react";
import { Link, useFetcher, useRevalidator } from "react-router";

import { ConflictNotice } from "#app/admin/frame/conflict-notice.tsx";
import { useAnnounce } from "#app/admin/frame/status-messages.tsx";
import { UnsavedChanges } from "#app/admin/frame/unsaved-changes.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { Notice } from "#app/ui/notice.tsx";

import { SettingButtons } from "./setting-buttons.tsx";
import type { FlatFields, SettingSection } from "./setting-fields.ts";
import { SettingFieldset } from "./setting-fieldset.tsx";
import type { SettingAnswer } from "./submit-setting.server.ts";
import { VatWarning } from "./vat-warning.tsx";

interface Props {
  section: SettingSection;
  fields: FlatFields;
  /** The version the fields are of; empty when the section is not stored. */
  version: string;
  edited: { at: string; by: string } | null;
  tables: readonly string[];
  /** The answer to a form sent without scripts. */
  answer: SettingAnswer | undefined;
}

/** A setting's page: its form, live once saved, with a preview before. */
export function SettingScreen({ section, fields, version, edited, tables, answer: answered }: Props) {
  const fetcher = useFetcher<SettingAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [unsaved, setUnsaved] = useState(false);
  /** The question that was answered with Cancel. */
  const [declined, setDeclined] = useState<SettingAnswer | null>(null);
  const announce = useAnnounce();
  const revalidator = useRevalidator();
  const answer = fetcher.data ?? answered;
  const sent = answer && "fields" in answer ? answer.fields : null;

  useEffect(() => {
    if (fetcher.data?.kind === "done") {
      setUnsaved(false);
      announce({ tone: "success", text: fetcher.data.message });
    }
    // Announced once an answer; the function itself is another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fetcher.data]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fetcher.data]);

  const send = (intent: string, basedOn = version) => {
    if (!form.current) return;
    const body = new FormData(form.current);
    body.set("intent", intent);
    body.set("basedOn", basedOn);
    body.set("by", "script");
    void fetcher.submit(body, { method: "post", action: `/admin/settings/${section.id}` });
  };
  return (
    <>
      <UnsavedChanges unsaved={unsaved} />
      <nav aria-label="Breadcrumb" className="text-sm">
        <Link
          to="/admin/settings"
          discover="none"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Site settings
        </Link>
      </nav>
      <h1 className="display text-display-sm lg:text-display-md">{section.title}</h1>
      <p className="mt-2 text-sm text-muted">{section.about}</p>
      <p className="mt-1 mb-6 text-sm text-muted tabular-nums">
        {edited ? `Edited ${formatDateTime(edited.at)} by ${edited.by}.` : "Default."}
      </p>
      {answer?.kind === "conflict" ? (
        <ConflictNotice
          conflict={answer.conflict}
          onKeepYours={() => send("confirm", answer.version)}
          onTakeTheirs={() => {
            setUnsaved(false);
            void revalidator.revalidate();
          }}
        />
      ) : null}
      {answer?.kind === "failed" ? (
        <Notice tone="error" className="mb-6">
          {answer.message}
        </Notice>
      ) : null}
      {answer?.kind === "invalid" ? (
        <Notice tone="error" className="mb-6">
          Not saved: {Object.keys(answer.problems).length === 1 ? "one field needs" : "some fields need"} a correction.
        </Notice>
      ) : null}
      <form
        ref={form}
        method="post"
        action={`/admin/settings/${section.id}`}
        noValidate
        onInput={() => setUnsaved(true)}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          const intent = submitter instanceof HTMLButtonElement ? submitter.value || "save" : "save";
          // The browser itself opens the preview in a tab of its own.
          if (intent === "preview") return;
          event.preventDefault();
          send(intent);
        }}
        className="max-w-3xl"
      >
        <input type="hidden" name="basedOn" value={version} />
        {section.id === "vat" ? (
          <VatWarning
            stored={fields}
            problem={answer?.kind === "invalid" ? answer.problems["confirmation"] : undefined}
          />
        ) : null}
        <SettingFieldset
          fields={section.fields}
          values={sent ?? fields}
          problems={answer?.kind === "invalid" ? answer.problems : {}}
          onChange={() => setUnsaved(true)}
        />
        {tables.length > 0 ? (
          <p className="mt-3 text-sm leading-6 text-muted">Fact tables on this page: {tables.join(", ")}.</p>
        ) : null}
        <SettingButtons
          asks={answer?.kind === "asks" && answer !== declined ? section.asks : undefined}
          busy={fetcher.state !== "idle"}
          isEdited={edited !== null}
          onConfirm={(confirmed) => (confirmed ? send("confirm") : setDeclined(answer ?? null))}
          onReset={() => send("reset")}
        />
      </form>
    </>
  );
}
