import { Button, ButtonLink } from "#app/ui/button.tsx";

import { openMyDataTexts } from "./my-data.texts.ts";

/** Where the e-mailed link leads: one button, which uses it up. */
export function OpenMyDataScreen({ valid }: { valid: boolean }) {
  const texts = openMyDataTexts();
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
      {valid ? (
        <>
          <h1 className="display text-display-md">{texts.title}</h1>
          <p className="max-w-prose text-muted">{texts.once}</p>
          <form method="post">
            <Button type="submit">{texts.see}</Button>
          </form>
        </>
      ) : (
        <>
          <h1 className="display text-display-md">{texts.expiredTitle}</h1>
          <p className="max-w-prose text-muted">{texts.expired}</p>
          <ButtonLink to="/privacy/my-data">{texts.again}</ButtonLink>
        </>
      )}
    </section>
  );
}
