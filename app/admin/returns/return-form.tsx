import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";

/** A form of a return's page; `intent` says which. */
export function ReturnForm({
  intent,
  children,
  ...rest
}: { intent: string; children: ReactNode } & Pick<ComponentProps<typeof Form>, "encType">) {
  return (
    <Form method="post" className="grid gap-4" preventScrollReset {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
