import { data } from "react-router";

import { NewsletterForm } from "#app/features/people/newsletter/newsletter-form.tsx";
import { newsletterPageTexts } from "#app/features/people/newsletter/newsletter-pages.texts.tsx";
import { newsletterTexts } from "#app/features/people/newsletter/newsletter.texts.ts";
import { subscriptionSchema } from "#app/features/people/newsletter/schemas.ts";
import { subscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/newsletter";

/** The newsletter form as posted without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: subscriptionSchema, limit: "newsletter" });
  const texts = newsletterTexts();
  const { email = "" } = form.fields;
  if (form.kind === "too-many") return data({ error: form.today ?? texts.tooMany, email }, 429);
  if (form.kind !== "valid") {
    return data({ error: email ? texts.invalid : texts.empty, email }, form.status);
  }
  const { outboxId } = await subscribe(shop, form.data, new Date());
  enqueueMail(shop, outboxId);
  return data({ error: null, email: "" });
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/newsletter"],
    description: newsletterPageTexts().beFirst,
  });

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const texts = newsletterTexts();
  const pageTexts = newsletterPageTexts();
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
        {actionData?.error === null ? (
          <>
            <h1 className="display text-display-lg">{texts.done}</h1>
            <p className="text-lg">{texts.success}</p>
            <p className="max-w-md leading-7 text-muted-dark">{texts.confirm}</p>
            <ButtonLink look="signal" to="/shop">
              {pageNames()["/shop"]}
            </ButtonLink>
          </>
        ) : (
          <>
            <h1 className="display text-display-lg">{pageTexts.stay}</h1>
            <p className="max-w-md leading-7 text-muted-dark">{pageTexts.beFirst}</p>
            <div className="w-full">
              <NewsletterForm source="newsletter-page" refused={actionData} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
