import { data } from "react-router";

import { subscribe } from "#app/features/newsletter/commands.server.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { subscriptionSchema } from "#app/features/newsletter/schemas.ts";
import { newsletterTexts } from "#app/features/newsletter/texts.ts";
import { pageMeta } from "#app/features/site/page-meta.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { isOverLimit } from "#app/platform/rate-limit.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/newsletter";

/** The newsletter's form as browsers without scripts post it. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (await isOverLimit(request, shop.env.FORM_LIMIT, "newsletter"))
    return data({ error: newsletterTexts.failed }, { status: 429 });
  const fields = Object.fromEntries(await request.formData());
  const parsed = subscriptionSchema.safeParse(fields);
  if (!parsed.success) {
    return data({ error: fields.email ? newsletterTexts.invalid : newsletterTexts.empty }, { status: 400 });
  }
  const { outboxId } = await subscribe(shop.db, parsed.data, new Date());
  if (outboxId) shop.waitUntil(shop.env.MAIL_QUEUE.send({ outboxId }));
  return data({ error: null });
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Newsletter", description: "News of every drop, and 10% off your first order." });

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
        {actionData?.error === null ? (
          <>
            <h1 className="display text-display-lg">Success!</h1>
            <p className="text-lg">{newsletterTexts.success}</p>
            <ButtonLink look="signal" to="/shop">
              Shop all
            </ButtonLink>
          </>
        ) : (
          <>
            <h1 className="display text-display-lg">Stay in the mode</h1>
            <p className="max-w-md leading-7 text-muted-dark">
              News of every drop, and 10% off your first order. A few e-mails a month. Unsubscribe anytime.
            </p>
            {actionData ? (
              <p role="alert" className="border-l-4 border-volt pl-4">
                {actionData.error}
              </p>
            ) : null}
            <div className="w-full">
              <NewsletterForm source="newsletter-page" />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
