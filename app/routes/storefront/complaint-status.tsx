import { data } from "react-router";

import { shopOf } from "#app/platform/env/context.ts";
import { ComplaintStatusScreen } from "#app/storefront/case-pages/complaint-status-screen.tsx";
import { readComplaintStatus, submitAnswer } from "#app/storefront/case-pages/complaint-status.server.ts";
import { complaintStatusTexts } from "#app/storefront/case-pages/complaint-status.texts.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/complaint-status";

/** A complaint by its signed link: where it stands, what was written, and what the buyer answers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await readComplaintStatus(shopOf(context), url);
  return data({ view, address: url.pathname + url.search }, view ? 200 : 404);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { refused, status } = await submitAnswer(request, shopOf(context), url, new Date());
  return data(refused, status);
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, complaintStatusTexts().title);

export default function ComplaintStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ComplaintStatusScreen {...loaderData} answered={actionData} />;
}
