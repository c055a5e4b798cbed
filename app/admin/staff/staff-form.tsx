import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import { Button } from "#app/ui/button.tsx";

import type { StaffForm } from "./staff-forms.ts";

interface Props {
  intent: StaffForm["intent"];
  /** Whom or what it is about, sent with it. */
  subject?: Readonly<Record<string, string>>;
  /** What the button does, in its own words; `label` names whom it does it to, for screen readers. */
  button: string;
  label?: string;
  look?: "primary" | "outline";
  className?: string;
  children?: ReactNode;
}

/** One form of the staff page; its button is busy while it is sent. */
export function StaffFormFrame({ intent, subject = {}, button, label, look = "outline", className, children }: Props) {
  const sent = useNavigation().formData;
  const isSent = (name: string, value: string) => sent?.get(name) === value;
  const busy = isSent("intent", intent) && Object.entries(subject).every(([name, value]) => isSent(name, value));
  return (
    <Form method="post" action="/admin/staff" preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" size="small" look={look} busy={busy} aria-label={label ? `${button}: ${label}` : undefined}>
        {button}
      </Button>
    </Form>
  );
}
