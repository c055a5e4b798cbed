import { useEffect, useState } from "react";

import { Button } from "#app/ui/button.tsx";

import { pushEndpoint } from "./browser-push.ts";

/** Signs out, and names the browser's address for notifications: they end with it, whichever session turned them on. */
export function SignOutForm({ look }: { look: "ghost" | "outline" }) {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    // Without it the server ends those of the session at hand.
    pushEndpoint().then(setEndpoint, () => undefined);
  }, []);
  return (
    <form method="post" action="/admin/sign-out" className="px-3 py-1">
      {endpoint ? <input type="hidden" name="endpoint" value={endpoint} /> : null}
      <Button type="submit" look={look} size="small">
        Logout
      </Button>
    </form>
  );
}
