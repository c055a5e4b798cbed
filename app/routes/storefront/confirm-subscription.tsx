import { data, Form } from "react-router";

import { NewsletterForm } from "#app/features/people/newsletter/newsletter-form.tsx";
import { newsletterPageTexts } from "#app/features/people/newsletter/newsletter-pages.texts.tsx";
import { confirmSubscription, isOpenRequest } from "#app/features/people/newsletter/subscriptions.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/confirm-subscription";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("newsletter-link", url, linkSecrets(env));
  const valid = id !== null && (await isOpenRequest(db, id, new Date()));
  return data({ valid }, { status: valid ? 200 : 404 });
}

/** Only the button confirms, not the link: mail programs and scanners open links by themselves. */
export async function action({ context, url }: Route.ActionArgs) {
  const shop = shopOf(context);
  const id = await signedId("newsletter-link", url, linkSecrets(shop.env));
  const result = id === null ? null : await confirmSubscription(shop.db, id, new Date());
  if (result?.kind !== "confirmed") return data({ confirmed: false }, { status: 404 });
  enqueueMail(shop, result.outboxId);
  return data({ confirmed: true });
}

export const headers = privatePage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, newsletterPageTexts().confirmTitle);

export default function ConfirmSubscription({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
        {actionData?.confirmed ? <Confirmed /> : loaderData.valid ? <Question /> : <Expired />}
      </div>
    </section>
  );
}

function Question() {
  const texts = newsletterPageTexts();
  return (
    <>
      <h1 className="display text-display-lg">{texts.oneClick}</h1>
      <p className="max-w-md leading-7 text-muted-dark">{texts.confirmThat}</p>
      <Form method="post">
        <Button type="submit" look="signal">
          {texts.confirm}
        </Button>
      </Form>
    </>
  );
}

function Confirmed() {
  const texts = newsletterPageTexts();
  const { promotions } = useSite();
  return (
    <>
      <h1 className="display text-display-lg">{texts.onTheList}</h1>
      <p className="max-w-md leading-7 text-muted-dark">
        {texts.withCode(<strong className="text-white">{promotions.welcomeCode}</strong>)}
      </p>
      <ButtonLink look="signal" to="/shop">
        {pageNames()["/shop"]}
      </ButtonLink>
    </>
  );
}

function Expired() {
  const texts = newsletterPageTexts();
  return (
    <>
      <h1 className="display text-display-lg">{texts.expired}</h1>
      <p className="max-w-md leading-7 text-muted-dark">{texts.enterAgain}</p>
      <div className="w-full">
        <NewsletterForm source="newsletter-page" />
      </div>
    </>
  );
}
