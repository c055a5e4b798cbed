import { useEffect, useState } from "react";
import { useFetcher, useSubmit } from "react-router";

import { askForPasskey, canUsePasskeys } from "#app/admin/frame/browser-passkeys.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Signs in with a passkey, in browsers that have them. */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  const challenge = useFetcher<{ options?: object; error?: string }>();
  const submit = useSubmit();
  const [refused, setRefused] = useState(false);
  const options = challenge.data?.options;

  useEffect(() => {
    if (!options) return;
    askForPasskey(options).then(
      (passkey) => submit({ intent: "passkey", passkey }, { method: "post", action: "/admin?index" }),
      () => setRefused(true),
    );
  }, [options, submit]);

  if (!hydrated || !canUsePasskeys()) return null;
  const start = () => {
    setRefused(false);
    void challenge.submit({ intent: "passkey-options" }, { method: "post", action: "/admin?index" });
  };
  const problem = refused ? "No passkey was used. Try again, or use your password." : challenge.data?.error;
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button look="outline" busy={challenge.state !== "idle"} onClick={start}>
        Use a passkey
      </Button>
    </div>
  );
}
