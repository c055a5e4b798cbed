import { type ComponentProps, type ReactNode, useId } from "react";

import { Icon } from "./icon.tsx";
import { selectArrow } from "./select-arrow.ts";

const control =
  "min-h-12 w-full border border-line-strong bg-white px-3.5 text-base text-ink transition-colors enabled:hover:border-ink disabled:bg-paper-deep disabled:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]";

interface Labelled {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A text input with its label and its described-by error or hint. */
export function TextField({ label, error, hint, className = "", ...rest }: ComponentProps<"input"> & Labelled) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={rest.required} className={className}>
      {(ids) => <input {...ids} {...rest} className={control} />}
    </FieldFrame>
  );
}

/** A text area with its label and its described-by error or hint. */
export function TextAreaField({ label, error, hint, className = "", ...rest }: ComponentProps<"textarea"> & Labelled) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={rest.required} className={className}>
      {(ids) => <textarea rows={5} {...ids} {...rest} className={`${control} py-3`} />}
    </FieldFrame>
  );
}

/** A select with its label. Give the options as children. */
export function SelectField({
  label,
  error,
  hint,
  className = "",
  children,
  ...rest
}: ComponentProps<"select"> & Labelled) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={rest.required} className={className}>
      {(ids) => (
        <select {...ids} {...rest} className={`${control} ${selectArrow}`}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}

/** A checkbox with its label. */
export function Checkbox({ label, className = "", ...rest }: ComponentProps<"input"> & { label: ReactNode }) {
  return (
    <label className={`flex min-h-6 cursor-pointer items-start gap-3 text-sm leading-6 ${className}`}>
      <input type="checkbox" className="mt-0.5" {...rest} />
      <span>{label}</span>
    </label>
  );
}

interface ControlIds {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

function FieldFrame(
  props: Labelled & { required?: boolean | undefined; className: string; children: (ids: ControlIds) => ReactNode },
) {
  const { label, error, hint, required, className, children } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children({
        id,
        ...(error ? { "aria-invalid": true } : {}),
        ...(note ? { "aria-describedby": `${id}-note` } : {}),
      })}
      {note ? (
        <p id={`${id}-note`} className={`mt-1.5 flex gap-1.5 text-sm ${error ? "text-danger" : "text-muted"}`}>
          {error ? <Icon name="alert" className="mt-0.5 size-4 shrink-0" /> : null}
          {note}
        </p>
      ) : null}
    </div>
  );
}
