import { Button, ButtonLink } from "#app/ui/button.tsx";

/** Where the e-mailed link leads: one button, which uses it up. */
export function OpenMyDataScreen({ valid }: { valid: boolean }) {
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
      {valid ? (
        <>
          <h1 className="display text-display-md">See your data</h1>
          <p className="max-w-prose text-muted">
            The link is used up by the button. Your visit lasts half an hour and ends by itself; on a computer that
            others use, end it yourself when you are done.
          </p>
          <form method="post">
            <Button type="submit">See my data</Button>
          </form>
        </>
      ) : (
        <>
          <h1 className="display text-display-md">This link does not work any more</h1>
          <p className="max-w-prose text-muted">
            It was used before, or is older than half an hour. Ask for a new one.
          </p>
          <ButtonLink to="/privacy/my-data">Ask for a new link</ButtonLink>
        </>
      )}
    </section>
  );
}
