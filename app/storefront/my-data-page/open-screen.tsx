import { Button, ButtonLink } from "#app/ui/button.tsx";

/** Where the e-mailed link leads: one button, which uses it up. */
export function OpenMyDataScreen({ valid }: { valid: boolean }) {
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
      {valid ? (
        <>
          <h1 className="display text-display-md">See your data</h1>
          <p className="max-w-prose text-muted">
            Your link works once and keeps you signed in for half an hour. On a shared computer, sign out when you're
            done.
          </p>
          <form method="post">
            <Button type="submit">See my data</Button>
          </form>
        </>
      ) : (
        <>
          <h1 className="display text-display-md">This link has expired</h1>
          <p className="max-w-prose text-muted">
            It has been used, or is more than half an hour old. Request a new one.
          </p>
          <ButtonLink to="/privacy/my-data">Request a new link</ButtonLink>
        </>
      )}
    </section>
  );
}
