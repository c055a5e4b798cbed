import { data, Form, useNavigation } from "react-router";

import { askToBeNotified } from "#app/features/catalogue/back-in-stock/ask.server.ts";
import { notifyAnswerTexts } from "#app/features/catalogue/back-in-stock/notify-answer.texts.ts";
import { NotifyFields, NotifySent } from "#app/features/catalogue/back-in-stock/notify-fields.tsx";
import { notifyMeTexts } from "#app/features/catalogue/back-in-stock/notify-me.texts.ts";
import { notifyOfferTexts } from "#app/features/catalogue/back-in-stock/notify-offer.texts.ts";
import { type NotifyOutcome, refusedForm } from "#app/features/catalogue/back-in-stock/outcome.ts";
import { notifyMeSchema } from "#app/features/catalogue/back-in-stock/schemas.ts";
import { waitedFor } from "#app/features/catalogue/back-in-stock/waited-for.ts";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";

import type { Route } from "./+types/notify-me";

/** The product in `?id=`, with what of it one can wait for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const product = await readBuyableProduct(shopOf(context).db, url.searchParams.get("id") ?? "");
  if (!product) return data(null, 404);
  const { id, name } = product;
  return data({ id, name, path: productPath(product), waits: waitedFor(product) });
}

/** Answers the form of this page and of the product pages. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: notifyMeSchema, limit: "notify-me" });
  const { variant = "", email = "" } = form.fields;
  const values = { variant: variant.slice(0, 200), email: email.slice(0, 200) };
  if (form.kind === "too-many") return data(refusedForm(values, form.today ?? notifyAnswerTexts().tooMany), 429);
  if (form.kind !== "valid") return data(refusedForm(values), form.status);
  const asked = await askToBeNotified(shop.db, form.data, new Date());
  if (asked.kind === "unknown") return data(refusedForm(values, notifyMeTexts().unknown), 404);
  if (asked.kind === "in-stock") return data(refusedForm(values, notifyAnswerTexts().inStock), 409);
  enqueueMail(shop, asked.outboxId);
  return data<NotifyOutcome>({ kind: "sent" });
}

/** Without a connection the form says so and keeps what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch {
    const typed = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    return data(refusedForm({ variant: typed("variant"), email: typed("email") }, notifyMeTexts().failed), 503);
  }
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, notifyOfferTexts().offer);

export default function NotifyMePage({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <section className="page flex min-h-[60dvh] flex-col justify-center gap-6 py-16 sm:py-24">
      <h1 className="display text-display-md">{notifyOfferTexts().offer}</h1>
      {!loaderData ? (
        <>
          <p className="max-w-prose text-muted">{notifyMeTexts().unknown}</p>
          <ButtonLink to="/shop" className="self-start">
            {pageNames()["/shop"]}
          </ButtonLink>
        </>
      ) : actionData?.kind === "sent" ? (
        <div className="grid max-w-lg gap-6">
          <NotifySent />
          <BackToProduct {...loaderData} />
        </div>
      ) : loaderData.waits.length === 0 ? (
        <>
          <p className="max-w-prose">{notifyMeTexts().allInStock(loaderData.name)}</p>
          <BackToProduct {...loaderData} />
        </>
      ) : (
        <div className="grid max-w-lg gap-6">
          <p className="text-lg font-semibold">{loaderData.name}</p>
          <Form method="post" action={`/notify-me?id=${encodeURIComponent(loaderData.id)}`} noValidate>
            <NotifyFields waits={loaderData.waits} wanted="" outcome={actionData} busy={busy} />
          </Form>
          <BackToProduct {...loaderData} />
        </div>
      )}
    </section>
  );
}

function BackToProduct({ name, path }: { name: string; path: string }) {
  return (
    <ButtonLink look="outline" to={path} className="justify-self-start self-start">
      {notifyMeTexts().backTo(name)}
    </ButtonLink>
  );
}
