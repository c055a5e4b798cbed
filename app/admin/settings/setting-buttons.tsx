import { useState } from "react";

import { ConfirmDialog } from "#app/admin/frame/confirm-dialog.tsx";
import { placeholders } from "#app/features/shop/content/placeholders.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";

interface Props {
  /** What must be confirmed before it is saved; undefined when nothing must. */
  asks: string | undefined;
  busy: boolean;
  isEdited: boolean;
  /** Called with the answer to `asks`. */
  onConfirm: (confirmed: boolean) => void;
  onReset: () => void;
}

/** Save, preview and restore, at the foot of a setting's form. */
export function SettingButtons({ asks, busy, isEdited, onConfirm, onReset }: Props) {
  const [asksReset, setAsksReset] = useState(false);
  const hydrated = useHydrated();
  return (
    <>
      {asks && !hydrated ? (
        <div role="alert" className="mt-6 border-l-4 border-warning bg-warning-pale p-5 text-sm leading-6">
          <p>{asks}</p>
          <Button type="submit" name="intent" value="confirm" size="small" busy={busy} className="mt-3">
            Save and apply from now
          </Button>
        </div>
      ) : null}
      <div className="foot-actions sticky bottom-0 mt-8 flex flex-wrap gap-2 border-t border-line bg-paper py-4 max-md:bottom-14">
        <Button type="submit" name="intent" value="save" busy={busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
        <Button type="submit" name="intent" value="preview" look="outline" formTarget="_blank">
          Preview
        </Button>
        {isEdited ? (
          <Button
            {...(hydrated ? {} : { type: "submit" as const, name: "intent", value: "reset" })}
            look="outline"
            className="ml-auto"
            busy={busy}
            onClick={() => setAsksReset(true)}
          >
            Restore default
          </Button>
        ) : null}
      </div>
      <details className="mt-2 text-sm text-muted">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          Placeholders for texts
        </summary>
        <ul className="mt-1 grid gap-x-8 gap-y-1 leading-6 sm:grid-cols-2">
          {Object.entries(placeholders).map(([name, meaning]) => (
            <li key={name}>
              <code className="text-ink">{`{${name}}`}</code> {meaning}
            </li>
          ))}
        </ul>
      </details>
      <ConfirmDialog
        open={hydrated && asks !== undefined}
        title="Save and apply from now?"
        confirm="Save and apply from now"
        busy={busy}
        onConfirm={() => onConfirm(true)}
        onClose={() => onConfirm(false)}
      >
        <p>{asks}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asksReset}
        title="Restore the default?"
        confirm="Restore default"
        onConfirm={() => {
          setAsksReset(false);
          onReset();
        }}
        onClose={() => setAsksReset(false)}
      >
        <p>The default goes live right away. You can undo this in the audit log.</p>
      </ConfirmDialog>
    </>
  );
}
