import { Form } from "react-router";

import { Button } from "#app/ui/button.tsx";

/** A button that does one thing to a notice. */
export function Press({
  intent,
  look = "primary",
  children,
}: {
  intent: string;
  look?: "primary" | "outline";
  children: string;
}) {
  return (
    <Form method="post" preventScrollReset className="mt-4">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="small" look={look}>
        {children}
      </Button>
    </Form>
  );
}
