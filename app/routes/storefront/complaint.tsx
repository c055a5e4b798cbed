import { data } from "react-router";

import { shopOf } from "#app/platform/env/context.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { ComplaintScreen } from "#app/storefront/case-pages/complaint-screen.tsx";
import { complaintMeta } from "#app/storefront/case-pages/complaint.texts.ts";
import { readComplaintForm } from "#app/storefront/case-pages/read-complaint-form.server.ts";
import { submitComplaint } from "#app/storefront/case-pages/submit-complaint.server.ts";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/complaint";

/** Where a consumer tells of a fault (2022:260, 4:14), with an order's signed link or without. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { view: await readComplaintForm(shopOf(context), url, new Date()), address: url.pathname + url.search };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { view, status } = await submitComplaint(request, shopOf(context), url, new Date());
  return data(view, status);
}

export function headers() {
  // 'no-referrer' would take the origin from the form that browsers without scripts send, which then counts as foreign.
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: pageNames()["/complaint"],
    description: complaintMeta().description,
  });

export default function ComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ComplaintScreen view={actionData ?? loaderData.view} address={loaderData.address} />;
}
