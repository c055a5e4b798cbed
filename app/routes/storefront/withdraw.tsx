import { data } from "react-router";

import { shopOf } from "#app/platform/env/context.ts";
import { readWithdrawForm } from "#app/storefront/case-pages/read-withdraw-form.server.ts";
import { returnWords } from "#app/storefront/case-pages/return-words.texts.ts";
import { submitWithdrawal } from "#app/storefront/case-pages/submit-withdrawal.server.ts";
import { WithdrawScreen } from "#app/storefront/case-pages/withdraw-screen.tsx";
import { withdrawMeta } from "#app/storefront/case-pages/withdraw.texts.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/withdraw";

/** The function by which a consumer withdraws from a contract (2005:59, 2:10 a), with an order's signed link or without. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { view: await readWithdrawForm(shopOf(context), url, new Date()), address: url.pathname + url.search };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { view, status } = await submitWithdrawal(request, shopOf(context), url, new Date());
  return data(view, status);
}

export function headers() {
  // 'no-referrer' would take the origin from the form that browsers without scripts send, which then counts as foreign.
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: returnWords().start,
    description: withdrawMeta().description,
  });

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawScreen view={actionData ?? loaderData.view} address={loaderData.address} />;
}
