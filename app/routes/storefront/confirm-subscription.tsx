import { data, Form } from "react-router";

import { NewsletterForm } from "#app/features/people/newsletter/newsletter-form.tsx";
import { confirmSubscription, isOpenRequest } from "#app/features/people/newsletter/subscriptions.server.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";
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

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, "Confirm your subscription");

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
  return (
    <>
      <h1 className="display text-display-lg">One click to go</h1>
      <p className="max-w-md leading-7 text-muted-dark">
        Confirm that you'd like our newsletter: a few emails a month. Unsubscribe anytime.
      </p>
      <Form method="post">
        <Button type="submit" look="signal">
          Confirm subscription
        </Button>
      </Form>
    </>
  );
}

function Confirmed() {
  const { promotions } = useSite();
  return (
    <>
      <h1 className="display text-display-lg">You're on the list</h1>
      <p className="max-w-md leading-7 text-muted-dark">
        Use <strong className="text-white">{promotions.welcomeCode}</strong> for 10% off your first order.
      </p>
      <ButtonLink look="signal" to="/shop">
        Shop all
      </ButtonLink>
    </>
  );
}

function Expired() {
  return (
    <>
      <h1 className="display text-display-lg">This link has expired</h1>
      <p className="max-w-md leading-7 text-muted-dark">
        Enter your email again and we'll send you a new link. Already confirmed? Then you're on the list.
      </p>
      <div className="w-full">
        <NewsletterForm source="newsletter-page" />
      </div>
    </>
  );
}
