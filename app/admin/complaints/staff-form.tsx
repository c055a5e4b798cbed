import type { ReactNode } from "react";
import { Form } from "react-router";

import type { RefusedForm } from "./form-state.ts";

/** A form of the page, which says by `intent` what it does. */
export function StaffForm({
  intent,
  hidden,
  children,
}: {
  intent: string;
  hidden: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

/** What was typed in a field of a form that was refused; else empty. */
export function typedIn(refused: RefusedForm | null, intent: string, name: string): string {
  return refused?.fields["intent"] === intent ? (refused.fields[name] ?? "") : "";
}
