import { data, Form } from "react-router";

import { newsletterPageTexts } from "#app/features/people/newsletter/newsletter-pages.texts.tsx";
import { unsubscribe } from "#app/features/people/newsletter/subscriptions.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { privatePage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { notFoundTexts } from "#app/storefront/frame/not-found-screen.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/unsubscribe";

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = await signedId("unsubscribe-link", url, linkSecrets(shopOf(context).env));
  return data({ valid: id !== null }, { status: id === null ? 404 : 200 });
}

/**
 * Ends the subscription that a signed link names. Only a POST does, for mail programs open links by themselves: it comes
 * from the button, or from a mail provider's server (RFC 8058), which sends `List-Unsubscribe=One-Click` without cookies or
 * an Origin. The signature alone decides. A repeat changes nothing; whose data is deleted already has left.
 */
export async function action({ context, url }: Route.ActionArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("unsubscribe-link", url, linkSecrets(env));
  if (id === null) return data({ done: false }, { status: 404 });
  await unsubscribe(db, id, new Date());
  return data({ done: true });
}

export const headers = privatePage;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, pageNames()["/newsletter/unsubscribe"]);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const texts = newsletterPageTexts();
  return (
    <section className="page flex min-h-[60dvh] flex-col items-start justify-center gap-6 py-24">
      {actionData?.done ? (
        <>
          <h1 className="display text-display-md">{texts.left}</h1>
          <p className="max-w-prose text-muted">{texts.welcomeBack}</p>
          <ButtonLink to="/">{notFoundTexts().home}</ButtonLink>
        </>
      ) : loaderData.valid ? (
        <>
          <h1 className="display text-display-md">{texts.leave}</h1>
          <p className="max-w-prose text-muted">{texts.stillOrders}</p>
          <Form method="post">
            <Button type="submit">{texts.unsubscribe}</Button>
          </Form>
        </>
      ) : (
        <>
          <h1 className="display text-display-md">{texts.notValid}</h1>
          <p className="max-w-prose text-muted">{texts.openLatest}</p>
          <ButtonLink to="/contact">{texts.contactUs}</ButtonLink>
        </>
      )}
    </section>
  );
}
