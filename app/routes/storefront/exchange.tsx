import { data, redirect } from "react-router";

import { exchangeForm } from "#app/features/after-sale/cases/exchange-form.ts";
import { requestExchange } from "#app/features/after-sale/cases/request-exchange.server.ts";
import { readShownExchange } from "#app/features/after-sale/cases/shown-exchange.server.ts";
import { pagesAffectedBy } from "#app/features/catalogue/inventory/shown-stock.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { returnLabelLink } from "#app/features/selling/orders/return-label-link.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";
import { withoutLanguage } from "#app/shared/language/languages.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { orderLinkErrors } from "#app/storefront/case-pages/case-errors.texts.ts";
import { BrokenLink } from "#app/storefront/case-pages/case-frame.tsx";
import { exchangeErrors } from "#app/storefront/case-pages/exchange-errors.texts.ts";
import { ExchangeScreen } from "#app/storefront/case-pages/exchange-screen.tsx";
import { exchangeTexts } from "#app/storefront/case-pages/exchange.texts.ts";
import { orderLinkTexts } from "#app/storefront/case-pages/order-link.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/exchange";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const now = new Date();
  // Whoever comes without a link has one sent.
  if (!url.searchParams.has("id")) return redirect("/order-link", 303);
  const orderId = await signedId("exchange-link", url, linkSecrets(env));
  const page = orderId === null ? null : await readShownExchange(db, orderId, now);
  if (!page) return data(null, { status: 404 });
  const [links, labels] = await Promise.all([
    orderLinks(page.orderId, env, now),
    Promise.all(page.exchanges.map(({ returnId }) => returnLabelLink(returnId, env, now))),
  ]);
  const line = page.lines.find(({ id }) => id === url.searchParams.get("line")) ?? null;
  const done = page.exchanges.find(({ returnId }) => returnId === url.searchParams.get("done")) ?? null;
  const { order, exchange, withdraw } = links;
  const paths = { order: pathOf(order), exchange: pathOf(exchange), withdraw: pathOf(withdraw) };
  return data({ page, links: paths, labels: labels.map(pathOf), line, done, exchangeId: newId("ret") });
}

/** A signed link within the shop: e-mails need the whole address and its language, pages do not. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return withoutLanguage(pathname) + search;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const shop = shopOf(context);
  const refusals = exchangeErrors();
  const orderId = await signedId("exchange-link", url, linkSecrets(shop.env));
  if (orderId === null) return data({ error: refusals["unknown-order"], fields: {} }, { status: 404 });
  const form = await readForm(request, shop, { schema: exchangeForm, limit: "exchange" });
  if (form.kind === "too-many") return data({ error: orderLinkErrors().tooMany, fields: form.fields }, { status: 429 });
  if (form.kind !== "valid")
    return data({ error: refusals["unknown-choice"], fields: form.fields }, { status: form.status });
  const { exchangeId: id, line: orderLineId, quantity, variant: variantId } = form.data;
  const outcome = await requestExchange(shop.db, { id, orderId, orderLineId, quantity, variantId }, new Date());
  if (outcome.kind !== "held") return data({ error: refusals[outcome.kind], fields: form.fields }, { status: 409 });
  enqueueMail(shop, outcome.outboxId);
  invalidatePages(shop, pagesAffectedBy(outcome.moves));
  const done = new URLSearchParams({ id: orderId, key: url.searchParams.get("key") ?? "", done: outcome.returnId });
  return redirect(`/exchange?${done}`, 303);
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, pageNames()["/exchange"]);

export default function Exchange({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <BrokenLink title={exchangeTexts().brokenTitle} to="/order-link" name={orderLinkTexts().send}>
        {exchangeTexts().broken}
      </BrokenLink>
    );
  return (
    <ExchangeScreen
      key={loaderData.exchangeId}
      {...loaderData}
      error={actionData?.error ?? null}
      fields={actionData?.fields ?? {}}
    />
  );
}
