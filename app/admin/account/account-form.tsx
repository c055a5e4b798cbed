import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

import type { AccountIntent } from "./account-forms.ts";

interface Props {
  intent: AccountIntent;
  /** What the button does, in its own words. */
  button: string;
  look?: "primary" | "outline";
  className?: string;
  children?: ReactNode;
}

/** One form of the account page; its button is busy while it is sent. */
export function AccountFormFrame({ intent, button, look = "primary", className = "grid gap-4", children }: Props) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" size="small" look={look} busy={busy} className="justify-self-start">
        {button}
      </Button>
    </Form>
  );
}

/** Asks for the password of who is signed in. */
export function OwnPasswordField({ label = "Your password", name = "password" }: { label?: string; name?: string }) {
  return (
    <TextField label={label} name={name} type="password" autoComplete="current-password" maxLength={500} required />
  );
}
